import type { CaterChange } from '../../contract/caters.ts'
import { numberId, partId } from '../graph/ids.ts'
import type { EveryField } from '../v2/everyField.ts'
import type { UpdateCaterInput } from './CaterInput.ts'

type CaterFields = Omit<typeof UpdateCaterInput.$inferInput, 'id' | 'version' | 'logo' | 'banner'>
type CaterBody = EveryField<CaterChange, 'id'>

/** For each field of the wire the field of the input. */
const INPUT_FIELDS = {
  name: 'name',
  legalName: 'legalName',
  address: 'address',
  zipCode: 'zipCode',
  city: 'city',
  phoneNumber: 'phoneNumber',
  email: 'email',
  cvrNumber: 'cvrNumber',
  description: 'description',
  logoImageAlt: 'logoAlt',
  active: 'isActive',
  regNumber: 'regNumber',
  accountNumber: 'accountNumber',
  minEnvelopes: 'minCovers',
  delivery: 'offersDelivery',
  orderBefore: 'noticeDays',
  contactPerson: 'contactPerson',
  noticeText: 'noticeText',
  tags: 'tags',
  pricePeriods: 'pricePeriods',
  smileyUrl: 'smileyUrl',
  noInspectionYet: 'noInspectionYet',
  offerDays: 'offerDays',
  accentColor: 'accentColor',
  commission: 'commission',
  filters: 'filterIds',
  isAffiliate: 'isAffiliate',
  affiliateLink: 'affiliateLink',
  googleRatingsLink: 'ratingsLink',
  googlePlaceId: 'googlePlaceId',
  googleTotalRatings: 'ratingCount',
  googleAverageRating: 'ratingAverage',
  ordering: 'ordering',
} as const satisfies Record<keyof CaterBody, keyof CaterFields>

type InputField = (typeof INPUT_FIELDS)[keyof typeof INPUT_FIELDS]

/** Maps an input to the wire. Fields that it leaves out stay undefined. */
export function caterBody({ filterIds, pricePeriods, tags, ...input }: CaterFields): CaterBody {
  // An input that no field of the wire is named for would be lost
  const fields: { [Field in keyof CaterFields]?: Field extends InputField ? unknown : never } = {
    ...input,
    tags: tags === null ? [] : tags,
    filterIds: filterIds === null ? [] : filterIds?.map((id) => numberId('Filter', id)),
    pricePeriods: pricePeriods === null ? [] : pricePeriods?.map(periodBody),
  }
  return Object.fromEntries(
    Object.entries(INPUT_FIELDS).map(([wire, name]) => [wire, fields[name]]),
  ) as unknown as CaterBody
}

/** Maps an issue's path on the wire to the input: 'filters.0' is 'filterIds.0'. */
export function inputPath(path: string): string {
  const [name = '', ...rest] = path.split('.')
  return [(INPUT_FIELDS as Readonly<Record<string, string>>)[name] ?? name, ...rest].join('.')
}

const periodBody = ({ id, weekdays, ...period }: NonNullable<CaterFields['pricePeriods']>[number]) => ({
  ...period,
  // A new one has no id
  id: id ? partId('PricePeriod', id) : undefined,
  weekdays: weekdays ?? [],
})
