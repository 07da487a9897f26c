import { addCater, addUser } from './people.ts'
import type { TestApp } from './testApp.ts'

/** A caterer with its user 'Kokke Kok', a user of another caterer and an admin, and calls that each of them can make. */
export type CatalogueFixture = Awaited<ReturnType<typeof createCatalogueFixture>>

type Asker = 'own' | 'stranger' | 'admin' | 'public'

interface CallOptions {
  as?: Asker
  /** JSON, or a multipart form. */
  body?: object | FormData
  headers?: Record<string, string>
}

/** Creates a fixture; each test takes one of its own. */
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

  /** Calls /api/v2, by default as the caterer's own user. */
  async function call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, options: CallOptions = {}) {
    const { as = 'own', body, headers } = options
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
    /** The entries of the audit log about an object. */
    recorded: (kind: 'category' | 'dish' | 'service', id: string) =>
      db
        .selectFrom('change')
        .select(['userId', 'caterId', 'before', 'after'])
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
