import { isClock } from '../../../domain/time/danishTime.ts'
import { isPhone } from '../../../domain/texts/phone.ts'
import { MAX_EMAIL_LENGTH, MAX_NAME_LENGTH, ORDER_TEXT_LENGTHS } from '../../../domain/texts/textLengths.ts'
import { REFUSAL_TEXTS } from '../../../domain/texts/texts.ts'
import { z } from '../../validation/zod.ts'
import type { FieldLabels } from '../form/fieldLabels.ts'
import { requiredDate, requiredEmail, requiredText } from '../form/fieldRules.ts'

/** The fields of an offer's customer. */
export const OfferCustomerSchema = z.object({
  name: requiredText(MAX_NAME_LENGTH),
  email: requiredEmail(MAX_EMAIL_LENGTH),
  phone: requiredText(ORDER_TEXT_LENGTHS['user.phone']).refine(isPhone, REFUSAL_TEXTS.phone),
})

/** The fields of a new offer. The date is 'YYYY-MM-DD', the clock 'HH:mm'. */
export const NewOfferSchema = OfferCustomerSchema.extend({
  date: requiredDate(),
  clock: z.string().refine(isClock, REFUSAL_TEXTS.required),
})
export type NewOfferValues = z.infer<typeof NewOfferSchema>

export const NEW_OFFER_LABELS = {
  name: 'Navn',
  email: 'Email',
  phone: 'Telefon',
  date: 'Dato',
  clock: 'Klokkeslæt',
} as const satisfies FieldLabels<NewOfferValues>
