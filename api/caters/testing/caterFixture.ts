import { type Insertable, sql } from 'kysely'
import type { OrderTable } from '../../database/schema.ts'
import { addCater, addUser } from '../../testing/people.ts'
import type { TestApp } from '../../testing/testApp.ts'

/** A file of a form. */
export interface FormFile {
  bytes: Uint8Array
  name: string
}

interface RequestOptions {
  token?: string | undefined
  headers?: Record<string, string>
  files?: Record<string, FormFile>
}

/** The required fields of a new caterer. */
export const requiredFields = {
  name: 'Nyt køkken',
  legalName: 'Nyt Køkken ApS',
  address: 'Havnegade 1',
  zipCode: '8000',
  email: 'nyt@example.dk',
  minEnvelopes: 10,
  orderBefore: 2,
  contactPerson: 'Nanna Ny',
  commission: 12.5,
}

/** A new caterer that is open: it says that it has no inspection report yet. */
export const newCater = { ...requiredFields, noInspectionYet: true }

/** A caterer as the audit log has it: whose contact it is ends with the caterer. */
export const redacted = <Cater extends object>(cater: Cater) => {
  const personal = Object.entries(cater).filter(([field]) => ['contactPerson', 'email', 'phoneNumber'].includes(field))
  return { ...cater, ...Object.fromEntries(personal.map(([field, value]) => [field, value && '[redacted]'])) }
}

/** Calls of the routes of caterers with JSON or forms, and their audit log. */
export function createCaterFixture(service: TestApp) {
  const { app, db, tokenFor } = service
  return {
    /** Adds two caterers and a user of each role; returns the ids and tokens. */
    async addActors(values: Parameters<typeof addCater>[1] = {}) {
      const cater = await addCater(db, values)
      const other = await addCater(db)
      return {
        id: cater.id,
        otherId: other.id,
        own: await tokenFor(await addUser(db, { role: 'cater', caterId: cater.id })),
        other: await tokenFor(await addUser(db, { role: 'cater', caterId: other.id })),
        admin: await tokenFor(await addUser(db, { role: 'admin', firstName: 'Anna', lastName: 'Admin' })),
        customer: await tokenFor(await addUser(db, { role: 'customer' })),
      }
    },

    get: (url: string, token?: string) => app.inject({ url, headers: bearer(token) }),

    send: (method: 'POST' | 'PUT' | 'DELETE', url: string, body: object, { token, headers }: RequestOptions = {}) =>
      app.inject({ method, url, payload: body, headers: { ...bearer(token), ...headers } }),

    /** Sends a multipart form: the caterer as JSON in the field `cater`, and files. */
    async sendForm(
      method: 'POST' | 'PUT',
      url: string,
      cater: unknown,
      { token, headers, files = {} }: RequestOptions = {},
    ) {
      const data = new FormData()
      if (cater !== undefined) data.append('cater', typeof cater === 'string' ? cater : JSON.stringify(cater))
      for (const [field, { bytes, name }] of Object.entries(files)) {
        data.append(field.replace(/\d$/, ''), new Blob([new Uint8Array(bytes)]), name)
      }
      const encoded = new Response(data)
      return app.inject({
        method,
        url,
        payload: Buffer.from(await encoded.arrayBuffer()),
        headers: { 'content-type': encoded.headers.get('content-type') ?? '', ...bearer(token), ...headers },
      })
    },

    /** The audit log of a caterer, oldest first. */
    listChanges: (id: number) =>
      db
        .selectFrom('change')
        .leftJoin('user', 'user.id', 'change.userId')
        .select([sql<string>`concat_ws(' ', "firstName", "lastName")`.as('by'), 'before', 'after'])
        .where('kind', '=', 'cater')
        .where('thingId', '=', String(id))
        .orderBy('change.id')
        .execute(),

    /** Inserts an order for a Danish date. */
    addOrder: (caterId: number, deliveryDate: string, values: Partial<Insertable<OrderTable>> = {}, tx = db) =>
      tx
        .insertInto('order')
        .values({
          caterId,
          deliveryDate,
          orderRef: Math.floor(Math.random() * 2_000_000_000),
          orderer: 'Karen Kunde',
          email: 'karen@example.dk',
          phoneNumber: '20304050',
          priceOere: 0,
          deliveryTime: '18:00',
          content: JSON.stringify({ menus: [], services: [] }),
          ...values,
        })
        .execute(),
  }
}

const bearer = (token: string | undefined): Record<string, string> =>
  token ? { authorization: `Bearer ${token}` } : {}
