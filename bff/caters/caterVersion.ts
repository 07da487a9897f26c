import type { WholeCater } from '../../contract/caters.ts'
import { versionOf } from '../v2/versions.ts'

/**
 * The version of a caterer's form, without its categories, lowest price, services, zones, pickup and terms, which are edited
 * elsewhere.
 */
export function caterVersion({
  categories: _categories,
  fromPrice: _fromPrice,
  requiredServices: _requiredServices,
  deliveryZones: _deliveryZones,
  changeTerms: _changeTerms,
  offersPickup: _offersPickup,
  ...form
}: WholeCater): string {
  return versionOf(form)
}
