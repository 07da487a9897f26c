import { z } from 'zod'
import { isEmail } from '../domain/texts/emailFormat.ts'
import { toPlainText } from '../domain/texts/typedText.ts'

// Decoding is idempotent: the output of each of these codecs is valid input that decodes to itself. A response that is
// already in canonical form therefore needs no decoding.

/** A number; other v2 services may send it as text ('129.50'). */
export const WireNumber = z.codec(z.union([z.number(), z.string().regex(/^-?\d+(\.\d+)?$/)]), z.number(), {
  decode: Number,
  encode: (value) => value,
})

/** A whole number; see {@link WireNumber}. */
export const WireInt = z.codec(z.union([z.number(), z.string().regex(/^-?\d+$/)]), z.int(), {
  decode: Number,
  encode: (value) => value,
})

/** Danish kroner with at most two decimals; øre everywhere inside the services. */
export const Kroner = WireNumber

/** A boolean; other v2 services may send 0 and 1. */
export const WireFlag = z.codec(z.union([z.boolean(), z.literal([0, 1, '0', '1', 'true', 'false'])]), z.boolean(), {
  decode: (value) => value === true || value === 1 || value === '1' || value === 'true',
  encode: (value) => value,
})

/** A UUID on our own wire; other v2 services may send numbers. */
export const WireId = z.codec(z.union([z.string().min(1), z.number()]), z.string().min(1), {
  decode: String,
  encode: (value) => value,
})

/** A calendar date YYYY-MM-DD; other v2 services may send a timestamp. */
export const WireDate = z.codec(z.string().regex(/^\d{4}-\d{2}-\d{2}/), z.iso.date(), {
  decode: (value) => value.slice(0, 10),
  encode: (value) => value,
})

/** A time of day HH:mm; other v2 services may send seconds, too. */
export const WireClock = z.codec(
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d(:|$)/),
  z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/),
  { decode: (value) => value.slice(0, 5), encode: (value) => value },
)

const MOMENT =
  /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])([T ]([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d+)?)?(Z|[+-]\d{2}:\d{2})?)?$/

/** A timestamp, ISO 8601 in UTC; other v2 services may send another zone, or none for UTC. */
export const WireMoment = z.string().regex(MOMENT)

/** Marks a field that another v2 service may leave out: a missing value is read as null. */
export const absent = <T extends z.ZodType>(schema: T) => schema.nullable().default(null as never)

// The schemas below validate what clients send: no strings for numbers, and only text that can be stored.
const isStorable = (text: string) => !/[\0\p{Surrogate}]/u.test(text)

/** Text of a request that may be empty: composed (NFC) and trimmed, with a maximum length in characters. */
export const text = (longest: number) =>
  z.string().normalize().trim().max(longest).refine(isStorable, 'Holds what cannot be stored')

/** Non-empty text of a request; see {@link text}. */
export const requiredText = (longest: number) => text(longest).min(1)

/** Text of a request that a pattern checks; see {@link toPlainText}. */
export const PlainText = z.string().overwrite(toPlainText)

/** An email of a request, trimmed. */
export const Email = PlainText.trim().min(1).max(320).refine(isEmail, 'Is no email')

/** A Danish postal code of a request. */
export const ZipCode = PlainText.regex(/^\d{4}$/)

/** A time of day of a request, HH:mm. */
export const RequestClock = PlainText.regex(/^([01]\d|2[0-3]):[0-5]\d$/)

/** A calendar date of a request, YYYY-MM-DD, in a plausible year that databases can store. */
export const RequestDate = PlainText.check(z.iso.date()).refine(
  (date) => date >= '2000-01-01' && date <= '2999-12-31',
  {
    message: 'Is not between 2000 and 2999',
  },
)

/** A link of a request to another site; empty for none. */
export const Link = text(2000).pipe(z.url({ protocol: /^https?$/ }).or(z.literal('')))

/** Money of a request, in kroner: not negative, whole øre, at most a million. */
export const Price = z
  .number()
  .min(0)
  .max(1_000_000)
  .refine((kroner) => Math.abs(kroner * 100 - Math.round(kroner * 100)) < 1e-6, 'Has more than two decimals')

/** The same in a query's text: digits with a decimal point, '95.5'; '2.000' is refused, which people write for 2,000. */
export const QueryPrice = z
  .string()
  .regex(/^\d+(\.\d{1,2})?$/)
  .transform(Number)
  .pipe(Price)

/** A form field that contains JSON. */
export const json = <T extends z.ZodType>(schema: T) =>
  z
    .string()
    .transform((raw, context) => {
      try {
        return JSON.parse(raw) as unknown
      } catch {
        context.addIssue({ code: 'custom', message: 'Is not JSON' })
        return z.NEVER
      }
    })
    .pipe(schema)
