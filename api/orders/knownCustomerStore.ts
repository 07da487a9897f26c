import type { KnownCustomer } from '../../contract/knownCustomer.ts'
import { parsePhone } from '../../domain/texts/phone.ts'
import type { AdminViewer, CaterViewer } from '../accounts/viewer.ts'
import { containsPattern } from '../database/containsPattern.ts'
import type { Db } from '../database/connect.ts'
import { visibleOrders } from './orderStore.ts'

/** The newest orders whose digits hold the number are compared; longer, foreign numbers can hold it, too. */
const MAX_ORDERS = 50

/**
 * DAY-19: the customer of the newest order of a caterer with this phone number, with the address of the newest one that was
 * delivered; null for none. Danish numbers are the same with and without +45. Orders without a name are of nobody any more.
 */
export async function findKnownCustomer(
  db: Db,
  viewer: CaterViewer | AdminViewer,
  caterId: number,
  phone: string,
): Promise<KnownCustomer | null> {
  const number = withoutDenmark(phone)
  const orders = await visibleOrders(db, viewer)
    .select(['orderer', 'email', 'phoneNumber', 'address', 'zipCode', 'city', 'orderRef', 'deliveryDate'])
    .where('caterId', '=', caterId)
    .where('anonymizedAt', 'is', null)
    .where('lookupText', 'like', containsPattern(number.replace('+', '')))
    .orderBy('orderRef', 'desc')
    .limit(MAX_ORDERS)
    .execute()
  const own = orders.filter(({ phoneNumber }) => withoutDenmark(parsePhone(phoneNumber) ?? '') === number)
  const [newest] = own
  if (!newest) return null
  const { orderer, email, orderRef, deliveryDate } = newest
  const [delivery = null] = own.flatMap(({ address, zipCode, city }) =>
    address === null ? [] : { address, zipCode: zipCode ?? '', city: city ?? '' },
  )
  return { orderer, email: email || null, delivery, orderRef, deliveryDate }
}

const withoutDenmark = (phone: string): string => phone.replace(/^\+45/, '')
