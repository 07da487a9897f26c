import { readFileSync } from 'node:fs'
import { z } from 'zod'

/** The environment of a process. */
export type Environment = Readonly<Record<string, string | undefined>>

/** A whole number within bounds. */
export const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error })
}

/** One of these words. */
export const oneOf = <const Values extends readonly string[]>(values: Values) =>
  z.enum(values, { error: `must be one of ${values.join(', ')}` })

export const port = wholeNumber(1, 65_535)

/** '1' is true, '0' is false. */
export const flag = oneOf(['0', '1']).transform((value) => value === '1')

/** The address of a server; `schemes` without their colon. */
export const address = (...schemes: [string, ...string[]]) => {
  const error = `must be an address that begins with ${schemes.map((scheme) => `${scheme}://`).join(' or ')}`
  return z.url({ protocol: new RegExp(`^(${schemes.join('|')})$`), error })
}

/** Sent as a header, so it has no blanks. */
const secret = z.string().regex(/^[\x21-\x7e]{16,}$/, 'must be at least 16 visible ASCII characters')

/** The settings that both servers read. */
export const commonSettings = {
  PORT: port.default(4000),
  V2_PORT: port.optional(),
  INTERNAL_SECRET: secret.optional(),
  DATA_DIR: z.string().default('./data'),
  DOMAIN: z.hostname({ error: 'must be a domain name' }).toLowerCase().default('localhost'),
  LOG_LEVEL: oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_PORT: port.optional(),
  METRICS_HOST: z.string().default('127.0.0.1'),
  // Unset means production, so that a forgotten setting opens no demo account
  NODE_ENV: oneOf(['development', 'production', 'test']).default('production'),
}

/** Where a process serves its metrics; null where no port is set. */
export const metricsAddress = (settings: { METRICS_PORT?: number | undefined; METRICS_HOST: string }) =>
  settings.METRICS_PORT === undefined ? null : { port: settings.METRICS_PORT, host: settings.METRICS_HOST }

/**
 * Parses the settings in an environment. An empty variable counts as unset; a setting that is not there is read from the
 * file that NAME_FILE names, as secrets are handed to containers. Throws an Error with a line for each wrong setting, which
 * names it but never shows its value: that may be a secret.
 */
export function readSettings<Schema extends z.ZodObject>(schema: Schema, env: Environment): z.output<Schema> {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const values = { ...readFiles(Object.keys(schema.shape), given), ...given }
  const { data, error } = schema.safeParse(values)
  if (!error) return data
  const messages = new Map<PropertyKey, string>()
  for (const { path, message } of error.issues) {
    const [name = ''] = path
    if (!messages.has(name)) messages.set(name, `${String(name)}: ${message}`)
  }
  throw new Error([...messages.values()].join('\n'))
}

/** The settings that are in files, without the line end that an editor leaves. */
function readFiles(names: readonly string[], env: Environment): Record<string, string> {
  const inFiles = names.filter((name) => env[name] === undefined && env[`${name}_FILE`])
  return Object.fromEntries(
    inFiles.map((name) => {
      try {
        return [name, readFileSync(env[`${name}_FILE`] ?? '', 'utf8').trim()]
      } catch (error) {
        throw new Error(`${name}_FILE: cannot be read (${(error as NodeJS.ErrnoException).code})`, { cause: error })
      }
    }),
  )
}
