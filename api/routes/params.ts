import { z } from 'zod'

/** PostgreSQL's integers; a query for a larger number would be an error. */
export const IntegerId = z.coerce.number<string>().int().min(0).max(2_147_483_647)

/** The path of a caterer's resources. */
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

/** `?codes=a,b,c`, of some known ones, each once. */
export const codeList = <Code extends string>(codes: readonly [Code, ...Code[]]) =>
  z
    .string()
    .transform((text) => [...new Set(text.split(',').filter(Boolean))])
    .pipe(z.array(z.enum(codes)))
