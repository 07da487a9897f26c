import { z } from '../../validation/zod.ts'
import { isSmileyUrl } from '../../../domain/caters/smiley.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import {
  decimalNumber,
  optionalText,
  orEmpty,
  plainText,
  requiredEmail,
  requiredText,
  richText,
  wholeNumber,
} from '../form/fieldRules.ts'
import type { Picture } from '../form/Picture.ts'
import type { CaterValues } from './caterValues.ts'
import { pricePeriodRules } from './pricePeriodValues.ts'

const MAX_TEXT_LENGTH = 300
const MAX_COVERS = 10_000
const MAX_NOTICE_DAYS = 365
const MAX_OFFER_DAYS = 30

const pictures = z.array(z.custom<Picture>())
const link = orEmpty(
  z
    .string()
    .trim()
    .regex(/^https?:\/\/\S+$/, 'Skriv en adresse, der begynder med https://'),
)

/** The rules of the caterer's form, the same as the service's. Only admins fill in the commission. */
export const caterRules = (isAdmin: boolean): z.ZodType<CaterValues, CaterValues> =>
  z.object({
    version: z.string().nullable(),
    name: requiredText(),
    legalName: requiredText(),
    cvrNumber: plainText().regex(/^(\d{8})?$/, 'Skriv 8 cifre'),
    address: requiredText(MAX_TEXT_LENGTH),
    zipCode: plainText()
      .min(1, REFUSAL_TEXTS.required)
      .regex(/^\d{4}$/, 'Indtast et postnummer med 4 cifre'),
    city: z.string(),
    email: requiredEmail(MAX_TEXT_LENGTH),
    phoneNumber: optionalText(50),
    contactPerson: requiredText(),
    logo: pictures,
    banner: pictures,
    offersDelivery: z.boolean(),
    description: richText(),
    minCovers: wholeNumber(0, MAX_COVERS),
    noticeDays: wholeNumber(0, MAX_NOTICE_DAYS),
    commission: isAdmin ? decimalNumber(0, 100) : z.string(),
    regNumber: optionalText(20),
    accountNumber: optionalText(30),
    noticeText: richText(),
    tags: z.string(),
    smileyUrl: orEmpty(z.string().trim().refine(isSmileyUrl, REFUSAL_TEXTS.smileyUrl)),
    noInspectionYet: z.boolean(),
    offerDays: wholeNumber(1, MAX_OFFER_DAYS),
    accentColor: z
      .string()
      .trim()
      .regex(/^(#[0-9a-f]{6})?$/i, 'Skriv en farve som #1f6446'),
    pricePeriods: z.array(pricePeriodRules),
    filterIds: z.array(z.string()),
    isAffiliate: z.boolean(),
    affiliateLink: link,
    ratingsLink: link,
    googlePlaceId: optionalText(),
    ratingAverage: orEmpty(decimalNumber(0, 5)),
    ratingCount: orEmpty(wholeNumber(0, 1_000_000)),
  })
