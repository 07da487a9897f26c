import type { CreateCaterInput } from '../../__generated__/useCreateCaterMutation.graphql.ts'
import type { PricePeriodInput, UpdateCaterInput } from '../../__generated__/useUpdateCaterMutation.graphql.ts'
import { parseNumber } from '../form/fieldRules.ts'
import type { FormInput } from '../form/formInput.ts'
import type { CaterValues } from './caterValues.ts'

type CaterInput = CreateCaterInput & UpdateCaterInput

/** The fields that only admins send. */
type AdminField =
  | 'commission'
  | 'filterIds'
  | 'isAffiliate'
  | 'affiliateLink'
  | 'ratingsLink'
  | 'googlePlaceId'
  | 'ratingAverage'
  | 'ratingCount'

/** The fields that are sent beside the form: files, their texts, and what has a button of its own. */
type Elsewhere = 'id' | 'version' | 'logo' | 'logoAlt' | 'banner' | 'isActive' | 'ordering'

/** Converts form values to the input that everybody may send. */
export function toCaterInput(values: CaterValues): FormInput<CaterInput, Elsewhere | AdminField> {
  const { city, tags, accentColor, pricePeriods } = values
  return {
    name: values.name,
    legalName: values.legalName,
    cvrNumber: values.cvrNumber || null,
    address: values.address,
    zipCode: values.zipCode,
    city: city || null,
    email: values.email,
    phoneNumber: values.phoneNumber || null,
    contactPerson: values.contactPerson,
    offersDelivery: values.offersDelivery,
    description: values.description || null,
    minCovers: Number(values.minCovers),
    noticeDays: Number(values.noticeDays),
    regNumber: values.regNumber || null,
    accountNumber: values.accountNumber || null,
    noticeText: values.noticeText || null,
    tags: tags.split(',').flatMap((tag) => tag.trim() || []),
    accentColor: accentColor || null,
    smileyUrl: values.smileyUrl || null,
    noInspectionYet: values.noInspectionYet,
    offerDays: Number(values.offerDays),
    pricePeriods: pricePeriods.map(toPeriodInput),
  }
}

/** Converts form values to the input that only admins may send. */
export function toCaterAdminInput(values: CaterValues): FormInput<Pick<CaterInput, AdminField>> {
  return {
    commission: parseNumber(values.commission) ?? 0,
    filterIds: values.filterIds,
    isAffiliate: values.isAffiliate,
    affiliateLink: values.affiliateLink || null,
    ratingsLink: values.ratingsLink || null,
    googlePlaceId: values.googlePlaceId || null,
    ratingAverage: parseNumber(values.ratingAverage),
    ratingCount: parseNumber(values.ratingCount),
  }
}

/** The new pictures by upload path. */
export function toCaterFiles({ logo, banner }: CaterValues): Record<string, File> {
  const [newLogo, newBanner] = [logo[0]?.file, banner[0]?.file]
  return { ...(newLogo && { 'input.logo': newLogo }), ...(newBanner && { 'input.banner': newBanner }) }
}

function toPeriodInput(period: CaterValues['pricePeriods'][number]): PricePeriodInput {
  const { periodId, type, percentage, weekdays, from, to, name } = period
  return {
    id: periodId,
    type: type as PricePeriodInput['type'],
    percentage: parseNumber(percentage) ?? 0,
    weekdays: type === 'FIXED_DAY' ? weekdays.map(Number) : null,
    from: type === 'OFFER' ? from : null,
    to: type === 'OFFER' ? to : null,
    name: name || null,
  }
}
