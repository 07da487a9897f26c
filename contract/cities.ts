import { z } from 'zod'
import { WireId } from './wire.ts'

/** A Danish postal code (four digits) and the name of its district. */
export const City = z.object({ zipCode: WireId, city: z.string() })
export type City = z.infer<typeof City>
