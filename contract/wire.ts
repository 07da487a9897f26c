import { z } from 'zod'

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
export const WireId = z.codec(z.union([z.string().min(1), z.number()]), z.string(), {
  decode: String,
  encode: (value) => value,
})

/** A calendar date YYYY-MM-DD; other v2 services may send a timestamp. */
export const WireDate = z.codec(z.string().regex(/^\d{4}-\d{2}-\d{2}/), z.iso.date(), {
  decode: (value) => value.slice(0, 10),
  encode: (value) => value,
})

/** A moment, ISO 8601 in UTC. */
export const WireMoment = z.string().min(1)

/** Marks a field that another v2 service may leave out: missing reads as null. */
export const absent = <T extends z.ZodType>(schema: T) => schema.nullable().default(null as never)
