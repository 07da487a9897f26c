import { builder } from '../graph/builder.ts'
import { VERSION } from '../graph/mutationErrors.ts'
import { PricePeriodType } from './PricePeriod.ts'

type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]['fields']>>[0]

const PricePeriodInput = builder.inputType('PricePeriodInput', {
  description: "When a caterer's covers cost more or less. Which fields it needs depends on its type.",
  fields: (t) => ({
    id: t.id({ description: 'That of a period which is there; null is a new one.' }),
    type: t.field({ type: PricePeriodType, required: true, description: 'When it holds.' }),
    percentage: t.float({
      required: true,
      description: 'Per cent on the price of a cover, signed: -10 is a discount.',
    }),
    weekdays: t.intList({
      description: 'ISO weekdays of a FIXED_DAY: 1 is Monday, 7 is Sunday. Null for other types.',
    }),
    from: t.field({ type: 'Date', description: 'First date of an OFFER; null for other types.' }),
    to: t.field({ type: 'Date', description: 'Last date of an OFFER; null for other types.' }),
    name: t.string({ description: 'What it is called; null for no name.' }),
  }),
})

/** The fields that a caterer can do without. */
const optionalFields = (t: InputFields) => ({
  city: t.string({ description: 'Null for that of the postal code.' }),
  phoneNumber: t.string({ description: 'Null for none.' }),
  cvrNumber: t.string({ description: 'Danish company number, 8 digits; null for none.' }),
  description: t.string({ description: 'Who it is, HTML; null for nothing.' }),
  noticeText: t.string({ description: 'What to know before ordering, HTML; null for nothing.' }),
  isActive: t.boolean({
    description:
      'Whether its storefront is open. An open one has smileyUrl or noInspectionYet: a change that leaves it without is ' +
      'refused as smiley_missing. A new caterer is open by default where it has one of them.',
  }),
  offersDelivery: t.boolean({ description: 'Whether it delivers; else orders are picked up.' }),
  regNumber: t.string({ description: "The bank's registration number; null for none." }),
  accountNumber: t.string({ description: 'The bank account; null for none.' }),
  tags: t.stringList({ description: 'Its tags, the whole list; null for none.' }),
  pricePeriods: t.field({
    type: [PricePeriodInput],
    description: 'When its covers cost more or less, the whole list; null for none.',
  }),
  smileyUrl: t.string({
    description: 'Where its inspection report is: https, on findsmiley.dk or foedevarestyrelsen.dk; null for none.',
  }),
  noInspectionYet: t.boolean({ description: 'True for a new firm, which has no inspection report yet.' }),
  offerDays: t.int({ description: 'For how many days it calls a reduced price an offer, 1 to 30.' }),
  accentColor: t.string({ description: "Its colour '#rrggbb'; null for that of its logo." }),
  logo: t.field({ type: 'File', description: 'A gif, jpeg or png; null leaves the present one.' }),
  logoAlt: t.string({ description: 'What the logo shows, in words; null for nothing.' }),
  banner: t.field({ type: 'File', description: 'A gif, jpeg or png; null leaves the present one.' }),
  filterIds: t.idList({ description: 'Global ids of its filters, the whole list; null for none. For admins.' }),
  isAffiliate: t.boolean({ description: 'Whether it accepts orders on a site of its own. For admins.' }),
  affiliateLink: t.string({ description: 'The address of that site; null for none. For admins.' }),
  ratingsLink: t.string({ description: 'Where its ratings are read; null for nowhere. For admins.' }),
  googlePlaceId: t.string({ description: "Google's id of the place; null for none. For admins." }),
  ratingAverage: t.float({ description: 'What its customers think, out of 5; null where not known. For admins.' }),
  ratingCount: t.int({ description: 'How many rated; null where not known. For admins.' }),
  ordering: t.int({ description: 'Its place among all, lowest first; null for none. For admins.' }),
})

const NAME = 'What it is called.'
const LEGAL_NAME = "The company's name."
const ADDRESS = 'Street and number.'
const ZIP_CODE = 'Danish postal code, four digits.'
const EMAIL = 'Where it is written to.'
const MIN_COVERS = 'Fewest covers of an order; 0 is no limit.'
const NOTICE_DAYS = 'Days of notice it needs; 0 for none.'
const CONTACT_PERSON = 'Whom to call.'
const COMMISSION = "The marketplace's share in per cent. For admins."

export const CreateCaterInput = builder.inputType('CreateCaterInput', {
  description: 'A new caterer.',
  fields: (t) => ({
    name: t.string({ required: true, description: NAME }),
    legalName: t.string({ required: true, description: LEGAL_NAME }),
    address: t.string({ required: true, description: ADDRESS }),
    zipCode: t.string({ required: true, description: ZIP_CODE }),
    email: t.string({ required: true, description: EMAIL }),
    minCovers: t.int({ required: true, description: MIN_COVERS }),
    noticeDays: t.int({ required: true, description: NOTICE_DAYS }),
    contactPerson: t.string({ required: true, description: CONTACT_PERSON }),
    commission: t.float({ required: true, description: COMMISSION }),
    ...optionalFields(t),
  }),
})

export const UpdateCaterInput = builder.inputType('UpdateCaterInput', {
  description: 'What to change of a caterer. What is left out stays.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'Its global id.' }),
    version: t.string({ description: VERSION }),
    name: t.string({ description: NAME }),
    legalName: t.string({ description: LEGAL_NAME }),
    address: t.string({ description: ADDRESS }),
    zipCode: t.string({ description: ZIP_CODE }),
    email: t.string({ description: EMAIL }),
    minCovers: t.int({ description: MIN_COVERS }),
    noticeDays: t.int({ description: NOTICE_DAYS }),
    contactPerson: t.string({ description: CONTACT_PERSON }),
    commission: t.float({ description: COMMISSION }),
    ...optionalFields(t),
  }),
})
