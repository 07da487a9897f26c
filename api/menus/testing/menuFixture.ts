import { sql } from 'kysely'
import * as fc from 'fast-check'
import type { Menu, NewMenu } from '../../../contract/menus.ts'
import { toCanonicalHtml } from '../../../contract/richText.ts'
import { addCater, addUser } from '../../testing/people.ts'
import type { TestApp } from '../../testing/testApp.ts'

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

/** A caterer with categories and dishes, and calls of its routes as one of its users. */
export type MenuFixture = Awaited<ReturnType<typeof createMenuFixture>>

/** Creates a {@link MenuFixture}; `categories` and `dishes` are ids. */
export async function createMenuFixture({ app, db, tokenFor }: TestApp) {
  const { id: caterId } = await addCater(db)
  const user = await addUser(db, { role: 'cater', caterId, firstName: 'Kokke', lastName: 'Kok' })
  const token = await tokenFor(user)
  const idOf = async (inserted: { returning(column: 'id'): { executeTakeFirstOrThrow(): Promise<{ id: string }> } }) =>
    (await inserted.returning('id').executeTakeFirstOrThrow()).id
  const category = (name: string, order: number) =>
    idOf(db.insertInto('category').values({ caterId, name, order }) as never)
  const dish = (name: string) => idOf(db.insertInto('dish').values({ caterId, name }) as never)
  const call = (method: Method, path: string, body?: object, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url: `/api/v2/caters/${caterId}${path}`,
      headers: { authorization: `Bearer ${token}`, ...headers },
      ...(body && { payload: body }),
    })
  const menus = '/products/menus'
  return {
    caterId,
    categories: [await category('Frokost', 1), await category('Fest', 2)] as const,
    dishes: [await dish('Steg'), await dish('Fisk')] as const,
    call,
    menus,
    /** Creates a menu; throws unless the response is 201. */
    async create(menu: Partial<NewMenu> = {}): Promise<Menu> {
      const answer = await call('POST', menus, { type: 'menu', name: 'Platte', price: 129, ...menu })
      if (answer.statusCode !== 201) throw new Error(answer.body)
      return answer.json()
    },
    read: async (id: string): Promise<Menu> => (await call('GET', `${menus}/${id}`)).json(),
    list: async (): Promise<Menu[]> => (await call('GET', menus)).json(),
    /** The audit log of a menu or child, oldest first. */
    changes: (id: string) =>
      db
        .selectFrom('change')
        .leftJoin('user', 'user.id', 'change.userId')
        .select([sql<string>`concat_ws(' ', "firstName", "lastName")`.as('by'), 'before', 'after'])
        .where('thingId', '=', id)
        .orderBy('change.id')
        .execute(),
  }
}

/** The issues of a response, each as 'path validatorKey'. */
export const formatIssues = (answer: { json(): any }) =>
  answer.json().errors.map(({ path, validatorKey }: Record<string, string>) => `${path} ${validatorKey}`)

/** Children of a menu: a group with one item, and an extra. */
export const withGroup = {
  children: [
    { type: 'group' as const, name: 'Vælg', children: [{ type: 'include' as const, name: 'Sild' }] },
    { type: 'extra' as const, name: 'Øl', price: 30 },
  ],
}

/** The children of a menu created with {@link withGroup}. */
export const getParts = ({ children: [group, extra] }: Menu) => {
  const item = group?.children[0]
  if (!group || !extra || !item) throw new Error('The menu lacks parts')
  return { group, extra, item }
}

// Composed, and the descriptions canonical, or they would not be read back as posted
const words = fc
  .string({ unit: 'grapheme', minLength: 1, maxLength: 30 })
  .map((text) => text.replaceAll('\0', '').normalize('NFC').trim() || 'Sild')
const descriptions = words.map((text) => toCanonicalHtml(text).normalize('NFC').trim() || 'Sild')
const kroner = fc.integer({ min: 0, max: 100_000_000 }).map((oere) => oere / 100)
const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: undefined })
const limits = (min: number) =>
  fc.tuple(fc.option(fc.integer({ min, max: 1000 })), fc.option(fc.integer({ min, max: 1000 }))).map(([a, b]) => ({
    minAmount: a !== null && b !== null ? Math.min(a, b) : a,
    maxAmount: a !== null && b !== null ? Math.max(a, b) : b,
  }))
const fields = fc.record({
  name: words,
  description: maybe(fc.option(descriptions)),
  discountFromPrice: maybe(fc.option(kroner)),
})
const item = fc
  .tuple(
    fields,
    limits(0),
    fc.record({ type: fc.constantFrom('include', 'includeWithAmount', 'extra'), price: maybe(kroner) }),
  )
  .map(([named, limited, rest]) => ({ ...named, ...limited, ...rest }))
const group = fc
  .tuple(
    fields,
    limits(0),
    fc.record({ type: fc.constant('group'), children: maybe(fc.array(item, { maxLength: 4 })) }),
  )
  .map(([named, limited, rest]) => ({ ...named, ...limited, ...rest }))

/** Any valid new menu. */
export const anyNewMenu = fc
  .tuple(
    fields,
    limits(1),
    fc.record({
      type: fc.constantFrom('menu', 'freeselect', 'buildmenu'),
      price: kroner,
      children: fc.array(fc.oneof(group, item), { maxLength: 5 }),
    }),
  )
  .map(([named, limited, rest]) => ({ ...named, ...limited, ...rest }) as NewMenu)

/** The content of a menu and its children without ids and order; missing fields get the defaults of the response. */
export function toContent(menu: Partial<NewMenu> | Menu): object {
  const { type, name, description = null, price = 0, discountFromPrice = null } = menu
  const { minAmount = null, maxAmount = null, children = [] } = menu
  const inside = children.map((child) => toContent(child as Menu))
  return { type, name, description, price, discountFromPrice, minAmount, maxAmount, children: inside }
}
