import { numberId, partId } from '../graph/ids.ts'
import type { UpdateCaterInput } from './CaterInput.ts'

/** The wire's names of input fields, where they differ. */
const WIRE_NAMES: Readonly<Record<string, string>> = {
  minCovers: 'minEnvelopes',
  noticeDays: 'orderBefore',
  isActive: 'active',
  offersDelivery: 'delivery',
  logoAlt: 'logoImageAlt',
  filterIds: 'filters',
  ratingsLink: 'googleRatingsLink',
  ratingAverage: 'googleAverageRating',
  ratingCount: 'googleTotalRatings',
}
const INPUT_NAMES = Object.fromEntries(Object.entries(WIRE_NAMES).map(([input, wire]) => [wire, input]))

type CaterFields = Omit<typeof UpdateCaterInput.$inferInput, 'id' | 'version' | 'logo' | 'banner'>

/** Maps an input to the wire. Fields that it leaves out stay undefined. */
export function caterBody({ filterIds, pricePeriods, tags, ...input }: CaterFields): Record<string, unknown> {
  const fields = {
    ...input,
    tags: tags === null ? [] : tags,
    filterIds: filterIds === null ? [] : filterIds?.map((id) => numberId('Filter', id)),
    pricePeriods: pricePeriods === null ? [] : pricePeriods?.map(periodBody),
  }
  return Object.fromEntries(Object.entries(fields).map(([name, value]) => [WIRE_NAMES[name] ?? name, value]))
}

/** Maps an issue's path on the wire to the input: 'filters.0' is 'filterIds.0'. */
export function inputPath(path: string): string {
  const [name = '', ...rest] = path.split('.')
  return [INPUT_NAMES[name] ?? name, ...rest].join('.')
}

const periodBody = ({ id, weekdays, ...period }: NonNullable<CaterFields['pricePeriods']>[number]) => ({
  ...period,
  // A new one has no id
  id: id ? partId('PricePeriod', id) : undefined,
  weekdays: weekdays ?? [],
})
