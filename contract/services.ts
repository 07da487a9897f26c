import { z } from 'zod'
import { absent, Kroner, WireFlag, WireId, WireInt } from './wire.ts'

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
