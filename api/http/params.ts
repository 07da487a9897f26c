import { z } from 'zod'

/** The integer ids of PostgreSQL; what is outside of them is in no table, but would be an error to ask for. */
export const IntegerId = z.coerce.number<string>().int().min(0).max(2_147_483_647)

/** Path of what belongs to one caterer. */
export const caterPath = z.object({ caterId: IntegerId })

/** `?ids=1,2,3` */
export const IntegerList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(IntegerId).max(500))

/** `?ids=a,b,c`, of UUIDs. */
export const UuidList = z
  .string()
  .transform((text) => text.split(',').filter(Boolean))
  .pipe(z.array(z.guid()).max(500))
