import { parseArgs } from 'node:util'
import { z } from 'zod'
import { isEmail } from '../../domain/texts/emailFormat.ts'

/** The error of an option that is left out. */
export const missingOption = ({ input }: { input?: unknown }) => (input === undefined ? 'missing' : undefined)

/** An email, in lower case. */
export const EmailOption = z.string({ error: missingOption }).trim().toLowerCase().refine(isEmail, 'not an email')

/** Parses `--name value` options, and `--name` alone where the schema takes true; throws an error that names each invalid one, never its value. */
export function parseOptions<Schema extends z.ZodObject>(args: string[], schema: Schema): z.infer<Schema> {
  // A coerced number accepts true as well, and makes 1 of it
  const options = Object.fromEntries(
    Object.entries(schema.shape).map(([key, option]) => [
      key,
      { type: z.safeParse(option, true).data === true ? ('boolean' as const) : ('string' as const) },
    ]),
  )
  const parsed = schema.safeParse(parseArgs({ args, options }).values)
  if (parsed.success) return parsed.data
  throw new Error(parsed.error.issues.map(({ path, message }) => `--${path.join('.')}: ${message}`).join('\n'))
}
