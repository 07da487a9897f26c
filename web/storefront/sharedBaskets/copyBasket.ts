import type { BasketMenu } from '../../../domain/basket/basket.ts'
import type { CatalogueMenus } from '../../../domain/basket/basketReview.ts'
import { basketKey } from '../basket/storedBasket.ts'
import { randomId } from '../../browser/randomId.ts'
import { basketStore } from '../basket/basketStore.ts'
import type { Party } from '../../party/party.ts'
import { storeParty, readParty } from '../../party/partyStore.ts'
import type { TodaysBasket } from './useSharedBasket.ts'

/**
 * SHA-1: copies the lines of a shared basket that the caterer still has to the visitor's own, or in its place, at the
 * prices that were shown. Equal lines become one (BAS-2). What the visitor's own party lacks is copied, too.
 */
export function copyBasket(
  caterId: number,
  { charged, basket, party }: Pick<TodaysBasket, 'charged' | 'basket' | 'party'>,
  { menus, replaces }: { menus: CatalogueMenus | null; replaces: boolean },
): void {
  const store = basketStore(basketKey(caterId))
  if (replaces) store.clear()
  for (const line of charged.menus) store.add(toOwnLine(line), menus?.get(line.id))
  for (const service of basket.services) store.setService(service, true)
  storeParty(missingFrom(party, readParty()))
}

/** True where the visitor's own basket is not empty: as it is stored, since a press may come while hydrating. */
export const hasOwnMenus = (caterId: number): boolean => basketStore(basketKey(caterId)).read().basket.menus.length > 0

const toOwnLine = (line: BasketMenu): BasketMenu => ({ ...line, tempId: randomId(), originalPrice: line.price })

const missingFrom = (shared: Party, own: Party): Partial<Party> => ({
  ...(own.covers === null && shared.covers !== null && { covers: shared.covers }),
  ...(own.date === null && shared.date !== null && { date: shared.date }),
  ...(own.zipCode === null && shared.zipCode !== null && { zipCode: shared.zipCode }),
})
