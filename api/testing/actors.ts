import { sha256 } from '../../runtime/sha256.ts'
import { addCater, addUser } from './people.ts'
import type { TestApp } from './testApp.ts'

/** Everybody who may make a call, with and without a right to. */
export const ACTORS = [
  'nobody',
  'expired',
  'forged',
  'unverified',
  'customer',
  'otherCustomer',
  'own',
  'staff',
  'kitchen',
  'other',
  'admin',
] as const
export type Actor = (typeof ACTORS)[number]

/** Readable for the caterer's owners and admins only; the commission for admins only. */
export const ACCOUNT_SECRETS = ['REG-4321', 'KONTO-98765', 'Kirsten Kontakt']
export const COMMISSION = '37.125'
/** The parts of an order that only its customer, its caterer's owners and staff, and admins may read. */
export const ORDER_SECRETS = ['hemmelig@kunde.example', '99887766', 'Hemmelig Kunde', 'Hemmelig kommentar']

/** A caterer with one object of each kind, its users and others, and a token for each actor. */
export type Scenario = Awaited<ReturnType<typeof createScenario>>

/** See {@link Scenario}. */
export async function createScenario({ db, tokenFor, expiredTokenFor }: TestApp) {
  const cater = await addCater(db, { commission: Number(COMMISSION), delivery: true })
  const other = await addCater(db)
  const users = {
    unverified: await addUser(db, { role: 'cater', caterId: cater.id, verified: false }),
    customer: await addUser(db, { role: 'customer' }),
    otherCustomer: await addUser(db, { role: 'customer' }),
    own: await addUser(db, { role: 'cater', caterId: cater.id }),
    staff: await addUser(db, { role: 'cater', staffRole: 'staff', caterId: cater.id }),
    kitchen: await addUser(db, { role: 'cater', staffRole: 'kitchen', caterId: cater.id }),
    other: await addUser(db, { role: 'cater', caterId: other.id }),
    admin: await addUser(db, { role: 'admin' }),
  }
  const caterId = cater.id
  const id = async (inserted: { returning(column: 'id'): { executeTakeFirstOrThrow(): Promise<{ id: unknown }> } }) =>
    String((await inserted.returning('id').executeTakeFirstOrThrow()).id)
  const insert = {
    category: (name: string, order: number) => id(db.insertInto('category').values({ caterId, name, order }) as never),
    menu: (row: object) =>
      id(db.insertInto('menu').values({ caterId, type: 'menu', name: 'Platte', priceOere: 129_00, ...row }) as never),
  }
  const menuId = await insert.menu({})
  const groupId = await insert.menu({ type: 'group', name: 'Vælg', priceOere: 0, parentId: menuId })
  const orderRef = Math.floor(Math.random() * 2_000_000_000)
  const orderId = await id(
    db.insertInto('order').values({
      orderRef,
      caterId,
      userId: users.customer.id,
      orderer: 'Hemmelig Kunde',
      email: 'hemmelig@kunde.example',
      phoneNumber: '99887766',
      comment: 'Hemmelig kommentar',
      priceOere: 129_00,
      deliveryDate: '2026-12-08',
      deliveryTime: '18:00',
      content: JSON.stringify({
        menus: [{ id: menuId, name: 'Platte', type: 'menu', amount: 1, price: 129, groups: [], items: [] }],
        services: [],
      }),
    }) as never,
  )
  const mail = {
    to: 'hemmelig@kunde.example',
    subject: 'Hej',
    html: '<p>Hej</p>',
    text: 'Hej',
    state: 'failed' as const,
  }
  const scenario = {
    cater,
    caterId,
    otherCaterId: other.id,
    users,
    menuId,
    groupId,
    itemId: await insert.menu({ type: 'include', name: 'Sild', priceOere: 0, parentId: groupId }),
    categoryId: await insert.category('Frokost', 1),
    secondCategoryId: await insert.category('Aften', 2),
    dishId: await id(db.insertInto('dish').values({ caterId, name: 'Steg' }) as never),
    serviceId: await id(
      db.insertInto('service').values({ caterId, name: 'Kørsel', description: 'Hertil', priceOere: 0 }) as never,
    ),
    filterId: Number(
      await id(db.insertInto('filter').values({ name: crypto.randomUUID(), type: 'foodtype' }) as never),
    ),
    pageId: Number(
      await id(db.insertInto('page').values({ url: `/${crypto.randomUUID()}`, title: 'Side', blocks: '[]' }) as never),
    ),
    orderId,
    mailId: await id(db.insertInto('mail').values({ ...mail, orderId, kind: 'accepted' }) as never),
    secret: crypto.randomUUID(),
    tokens: {
      nobody: undefined,
      expired: await expiredTokenFor(users.own),
      forged: `${(await tokenFor(users.own)).split('.').slice(0, 2).join('.')}.${'A'.repeat(86)}`,
      unverified: await tokenFor(users.unverified),
      customer: await tokenFor(users.customer),
      otherCustomer: await tokenFor(users.otherCustomer),
      own: await tokenFor(users.own),
      staff: await tokenFor(users.staff),
      kitchen: await tokenFor(users.kitchen),
      other: await tokenFor(users.other),
      admin: await tokenFor(users.admin),
    } satisfies Record<Actor, string | undefined>,
  }
  await db.insertInto('menuCategory').values({ menuId, categoryId: scenario.categoryId, order: 0 }).execute()
  for (const [user, secret] of [
    [users.own, scenario.secret],
    [users.staff, crypto.randomUUID()],
  ] as const)
    await db
      .insertInto('calendarFeed')
      .values({ userId: user.id, secretHash: sha256(secret) })
      .execute()
  return scenario
}
