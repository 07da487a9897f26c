import { addCater, addUser } from './people.ts'
import type { TestApp } from './testApp.ts'

/** A caterer of its own with its user 'Kokke Kok', a stranger's user, an admin, and calls that each of them makes. */
export type CatalogueFixture = Awaited<ReturnType<typeof createCatalogueFixture>>

type Asker = 'own' | 'stranger' | 'admin' | 'public'

interface CallOptions {
  as?: Asker
  /** JSON, or a multipart form. */
  body?: object | FormData
  headers?: Record<string, string>
}

/** A desk of its own for each test. */
export async function createCatalogueFixture({ app, db, tokenFor }: TestApp) {
  const cater = await addCater(db)
  const other = await addCater(db)
  const user = await addUser(db, { role: 'cater', caterId: cater.id, firstName: 'Kokke', lastName: 'Kok' })
  const tokens = {
    own: await tokenFor(user),
    stranger: await tokenFor(await addUser(db, { role: 'cater', caterId: other.id })),
    admin: await tokenFor(await addUser(db, { role: 'admin' })),
    public: undefined,
  }

  /** Calls /api/v2, as the caterer's own user where nobody else is named. */
  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, asked: CallOptions = {}) {
    const { as = 'own', body, headers } = asked
    const token = tokens[as]
    const encoded = body instanceof FormData ? new Response(body) : null
    const payload = encoded ? Buffer.from(await encoded.arrayBuffer()) : body
    return app.inject({
      method,
      url: `/api/v2${url}`,
      headers: {
        ...(token && { authorization: `Bearer ${token}` }),
        ...(encoded && { 'content-type': encoded.headers.get('content-type') ?? '' }),
        ...headers,
      },
      ...(payload && { payload }),
    })
  }

  return {
    caterId: cater.id,
    otherCaterId: other.id,
    userId: user.id,
    path: `/caters/${cater.id}`,
    call,
    /** What was recorded of a thing: who, before and after. */
    recorded: (kind: 'category' | 'dish' | 'service', id: string) =>
      db
        .selectFrom('change')
        .select(['by', 'userId', 'caterId', 'before', 'after'])
        .where('kind', '=', kind)
        .where('thingId', '=', id)
        .orderBy('id')
        .execute(),
    menu: async (name: string, values: { caterId?: number; parentId?: string } = {}): Promise<string> => {
      const row = { caterId: cater.id, type: 'menu' as const, name, priceOere: 100_00, ...values }
      return (await db.insertInto('menu').values(row).returning('id').executeTakeFirstOrThrow()).id
    },
  }
}
