import type { EveryLabel } from '../form/fieldLabels.ts'
import { ONE_PICTURE, TEXT_LIST } from '../form/mergeRules.ts'
import type { MergeRules } from '../form/mergeRules.ts'
import type { Picture } from '../form/Picture.ts'
import { PRICE_PERIOD_ROWS } from './pricePeriodValues.ts'
import type { PricePeriodValues } from './pricePeriodValues.ts'

/** The values of a caterer's form. Numbers are as typed; a logo or banner is a list of one picture or none. */
export interface CaterValues {
  version: string | null
  name: string
  legalName: string
  cvrNumber: string
  address: string
  zipCode: string
  city: string
  email: string
  phoneNumber: string
  contactPerson: string
  logo: Picture[]
  banner: Picture[]
  offersDelivery: boolean
  description: string
  smileyUrl: string
  noInspectionYet: boolean
  minCovers: string
  noticeDays: string
  commission: string
  regNumber: string
  accountNumber: string
  noticeText: string
  tags: string
  offerDays: string
  accentColor: string
  pricePeriods: PricePeriodValues[]
  filterIds: string[]
  isAffiliate: boolean
  affiliateLink: string
  ratingsLink: string
  googlePlaceId: string
  ratingAverage: string
  ratingCount: string
}

export const CATER_LABELS = {
  name: 'Firmanavn',
  legalName: 'Juridisk navn',
  cvrNumber: 'CVR-nummer',
  address: 'Adresse',
  zipCode: 'Postnummer',
  city: 'By',
  email: 'Email',
  phoneNumber: 'Telefon',
  contactPerson: 'Kontaktperson',
  logo: 'Logo',
  banner: 'Banner',
  offersDelivery: 'Levering',
  description: 'Beskrivelse',
  smileyUrl: 'Link til kontrolrapport (smiley)',
  noInspectionYet: 'Har endnu ingen kontrolrapport',
  minCovers: 'Minimum kuverter',
  noticeDays: 'Bestillingsfrist',
  commission: 'Kommission',
  regNumber: 'Reg.nr.',
  accountNumber: 'Kontonummer',
  noticeText: 'Besked til kunder',
  tags: 'Søgeord',
  offerDays: 'Et tilbud varer højst',
  accentColor: 'Farve',
  pricePeriods: 'Prisperioder',
  filterIds: 'Filtre',
  isAffiliate: 'Affiliate',
  affiliateLink: 'Link til leverandørens egen side',
  ratingsLink: 'Link til anmeldelser',
  googlePlaceId: 'Google Place ID',
  ratingAverage: 'Gennemsnit',
  ratingCount: 'Antal anmeldelser',
} satisfies EveryLabel<CaterValues, 'version'>

export const CATER_RULES: MergeRules<CaterValues> = {
  fields: {
    logo: ONE_PICTURE,
    banner: ONE_PICTURE,
    tags: TEXT_LIST,
    filterIds: { kind: 'set' },
    pricePeriods: PRICE_PERIOD_ROWS,
  },
}

/** The initial values of a new caterer. */
export const NEW_CATER: CaterValues = {
  version: null,
  name: '',
  legalName: '',
  cvrNumber: '',
  address: '',
  zipCode: '',
  city: '',
  email: '',
  phoneNumber: '',
  contactPerson: '',
  logo: [],
  banner: [],
  offersDelivery: true,
  description: '',
  smileyUrl: '',
  noInspectionYet: false,
  minCovers: '',
  noticeDays: '',
  commission: '',
  regNumber: '',
  accountNumber: '',
  noticeText: '',
  tags: '',
  offerDays: '10',
  accentColor: '',
  pricePeriods: [],
  filterIds: [],
  isAffiliate: false,
  affiliateLink: '',
  ratingsLink: '',
  googlePlaceId: '',
  ratingAverage: '',
  ratingCount: '',
}
