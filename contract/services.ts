import { z } from 'zod'
import { SERVICE_SCOPES } from '../domain/money/services.ts'
import { MAX_NAME_LENGTH } from '../domain/texts/textLengths.ts'
import { RichText } from './richText.ts'
import { absent, Kroner, Price, requiredText, WireFlag, WireId, WireInt } from './wire.ts'

/** SER-4: the orders that a service applies to; another v2 service that lacks the field charges it for all of them. */
export const AppliesTo = z
  .enum(SERVICE_SCOPES)
  .default('both')
  .describe('Addition: the orders that it applies to, those for delivery, for pickup, or both.')

/** A service that a caterer offers beside food. Kroner for the whole order; a required one is part of every order that it applies to. */
export const Service = z.object({
  id: WireId,
  caterId: WireInt,
  name: z.string(),
  description: absent(z.string()),
  required: WireFlag,
  price: Kroner,
  appliesTo: AppliesTo,
})
export type Service = z.infer<typeof Service>

// A rich text editor sends empty paragraphs for no text
const FilledText = RichText.superRefine((html, context) => {
  if (html.replace(/<(?!img\b)[^>]*>|&nbsp;/gi, '').trim()) return
  context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: html })
})

const serviceFields = {
  name: requiredText(MAX_NAME_LENGTH),
  description: FilledText,
  required: z.boolean(),
  price: Price,
  appliesTo: z.enum(SERVICE_SCOPES),
}

/** SER-2: a new service. Name and description are required; an omitted price is 0; without `appliesTo` it applies to both fulfilments. */
export const NewService = z.object(serviceFields).partial({ required: true, price: true, appliesTo: true })
export type NewService = z.infer<typeof NewService>

/** A partial update of a service: omitted fields stay as they are. */
export const ServiceChange = z.object(serviceFields).partial().extend({ id: z.guid(), caterId: z.int32() })
export type ServiceChange = z.infer<typeof ServiceChange>

export const ServiceId = z.object({ id: z.guid(), caterId: z.int32() })
