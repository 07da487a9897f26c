import { z } from 'zod'
import { MAX_NAME_LENGTH } from '../domain/textLengths.ts'
import { absent, Kroner, Price, requiredText, RichText, WireFlag, WireId, WireInt } from './wire.ts'

/** Something a caterer offers beside food. Kroner for the whole order; a required one belongs to every order. */
export const Service = z.object({
  id: WireId,
  caterId: WireInt,
  name: z.string(),
  description: absent(z.string()),
  required: WireFlag,
  price: Kroner,
})
export type Service = z.infer<typeof Service>

// An editor of formatted text sends empty paragraphs where nothing is written
const FilledText = RichText.superRefine((html, context) => {
  if (html.replace(/<(?!img\b)[^>]*>|&nbsp;/gi, '').trim()) return
  context.addIssue({ code: 'too_small', origin: 'string', minimum: 1, inclusive: true, input: html })
})

const serviceFields = {
  name: requiredText(MAX_NAME_LENGTH),
  description: FilledText,
  required: z.boolean(),
  price: Price,
}

/** SER-2: name and description are filled; a price that is left out is 0. */
export const NewService = z.object(serviceFields).partial({ required: true, price: true })
export type NewService = z.infer<typeof NewService>

/** What changes of a service: what is left out stays. */
export const ServiceChange = z.object(serviceFields).partial().extend({ id: z.guid(), caterId: z.int32() })
export type ServiceChange = z.infer<typeof ServiceChange>

export const ServiceId = z.object({ id: z.guid(), caterId: z.int32() })
