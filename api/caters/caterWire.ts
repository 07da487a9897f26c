import { toKroner } from '../../domain/money/money.ts'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import { offersPickup } from '../../domain/availability/openingHours.ts'
import { danishDate } from '../../domain/time/danishTime.ts'
import { AvailabilitySettings } from '../../contract/availability.ts'
import { ChangeTerms, type PublicCater, SeenCater } from '../../contract/caters.ts'
import type { Db } from '../database/connect.ts'
import { notFound } from '../http/problems.ts'
import type { RowKind } from '../routes/rowChanges.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { toDeliveryZone } from '../zones/zoneStore.ts'
import { findLastCaterChange } from './caterChangeStore.ts'
import { type CaterRow, type CaterSecrets, findCater } from './caterStore.ts'

export const caterRowKind: RowKind<SeenCater, SeenCater> = {
  kind: 'cater',
  schema: SeenCater,
  toWire: (cater) => cater,
  findLastChange: (tx, { id }) => findLastCaterChange(tx, id),
}

/** The public form of a caterer. */
export function toPublicCater({
  logoImage,
  bannerImage,
  fromPriceOere,
  requiredServices,
  deliveryZones,
  orderSettings,
  ...row
}: CaterRow): PublicCater {
  return {
    ...row,
    filters: row.filters ?? [],
    logoImagePath: logoImage?.path ?? null,
    logoImageAlt: logoImage?.text ?? null,
    bannerimage: bannerImage?.path ?? null,
    logoImage: logoImage && toImageInfo(logoImage),
    bannerImage: bannerImage && toImageInfo(bannerImage),
    fromPrice: fromPriceOere === null ? null : toKroner(fromPriceOere),
    deliveryZones: deliveryZones.map(toDeliveryZone),
    offersPickup: !orderSettings || offersPickup(OpeningRules.parse(orderSettings.opening), danishDate(new Date())),
    changeTerms: ChangeTerms.parse(orderSettings?.changeTerms ?? NO_SETTINGS),
    requiredServices: requiredServices.map(({ name, priceOere, appliesTo }) => ({
      name,
      price: toKroner(priceOere),
      appliesTo,
    })),
  }
}

const OpeningRules = AvailabilitySettings.pick({ hours: true, exceptions: true })

const toImageInfo = ({ path, width, height, color }: NonNullable<CaterRow['logoImage']>) => ({
  path,
  width,
  height,
  color,
})

/** The form for admins if the commission was selected, else the form for the caterer's own users. */
export function toCater(row: CaterRow & CaterSecrets): SeenCater {
  const { regNumber, accountNumber, contactPerson, commission } = row
  const own = { ...toPublicCater(row), regNumber, accountNumber, contactPerson }
  return commission === undefined ? own : { ...own, commission }
}

/** A caterer as the viewer may see it; throws 404 if it may not. */
export async function getCater(db: Db, viewer: Viewer, id: number): Promise<SeenCater> {
  const cater = await findCater(db, viewer, id)
  if (!cater) throw notFound()
  return toCater(cater)
}
