import type { DemoGraph, Viewer } from './demoGraph.ts'

/** A text that only some may read. */
export interface Secret {
  text: string
  what: string
  /** The caterer whose people may know it; null is admins only. */
  caterNumber: number | null
  /** The roles among them that may. */
  readers: readonly Viewer['staffRole'][]
}

/** A secret, and the field that it is planted in. */
type Planted = Secret & { field: string; value: string | number }

/** Gives each caterer an account, a contact person and a commission like no other. */
export async function plantSecrets({ ofService, viewers }: DemoGraph, caterNumbers: readonly number[]) {
  const planted = caterNumbers.flatMap((caterNumber): Planted[] => {
    const secret = (field: string, value: string | number, ownerNumber: number | null = caterNumber): Planted => ({
      field,
      value,
      text: String(value),
      what: `${field} of ${caterNumber}`,
      caterNumber: ownerNumber,
      readers: ['owner'],
    })
    return [
      secret('accountNumber', `hemmelig-konto-${caterNumber}`),
      secret('regNumber', `hemmeligt-reg-${caterNumber}`),
      secret('contactPerson', `Hemmelige Hanne ${caterNumber}`),
      // no seconds of any moment
      secret('commission', Number(`97.${caterNumber}`), null),
    ]
  })
  for (const id of caterNumbers) {
    const own = planted.filter(({ what }) => what.endsWith(` ${id}`))
    const facts = Object.fromEntries(own.map(({ field, value }) => [field, value]))
    await ofService('PUT', '/api/v2/caters', viewers.admin, { id, googlePlaceId: `sted-${id}`, ...facts })
  }
  return planted.map(({ text, what, caterNumber, readers }): Secret => ({ text, what, caterNumber, readers }))
}

interface WireOrder {
  caterId: number
  User: { email: string }
  messages: { message: string }[]
  proposals: { message?: string | null }[]
}

/** The emails of customers who order of one of these caterers alone, and what is written on its orders. */
export async function listCustomers({ ofService, viewers }: DemoGraph, caterNumbers: readonly number[]) {
  const orders: WireOrder[] = await ofService('GET', '/api/v2/admin/orders', viewers.admin)
  const known = Object.values(viewers).map(({ email }) => email)
  const textsOf = (ofCater: boolean, caterNumber: number) =>
    orders
      .filter(({ caterId, User }) => (caterId === caterNumber) === ofCater && !known.includes(User.email))
      .flatMap(({ User, messages, proposals }) => [
        User.email,
        ...[...messages, ...proposals].map(({ message }) => message),
      ])
      // Who orders by phone may have no email
      .filter((text): text is string => Boolean(text))
  return caterNumbers.flatMap((caterNumber) => {
    const others = new Set(textsOf(false, caterNumber))
    const own = new Set(textsOf(true, caterNumber).filter((text) => !others.has(text)))
    return [...own].map(
      (text): Secret => ({ text, what: `customer of ${caterNumber}`, caterNumber, readers: ['owner', 'staff'] }),
    )
  })
}

/** The secrets in a text that its reader may not know. */
export function findSecrets(
  text: string,
  secrets: readonly Secret[],
  { role, staffRole, caterNumber }: Viewer,
): string[] {
  if (role === 'admin') return []
  return secrets
    .filter((secret) => text.includes(secret.text))
    .filter(
      (secret) => secret.caterNumber !== caterNumber || caterNumber === null || !secret.readers.includes(staffRole),
    )
    .map(({ what }) => what)
}
