import { readFileSync } from 'node:fs'
import { z } from 'zod'
import type { MetricsAddress } from '../runtime/metricsServer.ts'
import {
  address,
  commonSettings,
  type Environment,
  flag,
  metricsAddress,
  oneOf,
  readSettings,
  wholeNumber,
} from '../runtime/settings.ts'

const Settings = z.object({
  ...commonSettings,
  V2_HOST: z.string().default('127.0.0.1'),
  DATABASE_URL: address('postgresql', 'postgres').optional(),
  DATABASE_READ_URL: address('postgresql', 'postgres').optional(),
  DATABASE_PASSWORD: z.string().optional(),
  S3_ENDPOINT: address('http', 'https').optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: address('smtp', 'smtps').optional(),
  SMTP_INSECURE: z.string().optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/, 'must be the sender of mails, such as Kuvert <noreply@example.dk>')
    .optional(),
  SIGNING_KEY: z.string().optional(),
  DEMO_DATA: oneOf(['0', '1', 'localhost']).optional(),
  PURGE_URL: address('http', 'https')
    // The client that sends to it reads none
    .refine((url) => !/^[^/]*\/\/[^/?#]*@/.test(url), 'must be an address without a user')
    .optional(),
  BACKGROUND_JOBS: flag.default(true),
  RETENTION_YEARS: wholeNumber(1, 100).default(5),
  NOW: z.iso.datetime({ offset: true, error: 'must be a moment such as 2026-11-21T12:00:00+01:00' }).optional(),
  CLOCK_FILE: z.string().optional(),
})
type Settings = z.output<typeof Settings>

/** The domain of a look at the product, which is this machine's; others are the public's. */
export const DEMO_DOMAIN = 'localhost'

/** A private EC key for ES256, as a JWK. */
const PrivateKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})
/** One that signs, or it and another that is accepted beside it. */
const SigningKey = z.union([PrivateKey, z.object({ keys: z.array(PrivateKey).min(1).max(2) })])

/** A bucket of a server that speaks S3, and a key that may write there. */
export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string }
}

/** The service's settings, from the environment. Hand out single fields: it holds secrets. */
export interface Config {
  /** The port of the web server on the same machine. */
  port: number
  /** The port that this service listens at. */
  v2Port: number
  /** The address to listen at. */
  host: string
  dataDir: string
  /** The bare domain of the storefronts. */
  domain: string
  /** The root address of the product, without a trailing slash. */
  site: string
  databaseUrl: string | undefined
  /** A streaming replica of the database, for reads. */
  databaseReadUrl: string | undefined
  /** Stores the pictures; undefined stores them in dataDir. */
  s3: S3Settings | undefined
  smtpUrl: string | undefined
  /** `1`, or the name of the host whose mail server may lack TLS; undefined requires it of all but this machine's. */
  smtpInsecure: string | undefined
  /** The From of every mail. */
  mailFrom: string
  /** A private JWK for ES256, or a set of two of which the first signs; undefined uses the key in dataDir, which is created once. */
  signingKey: z.infer<typeof SigningKey> | undefined
  /** Fill an empty database with demo data. */
  demoData: boolean
  /** Deliver mails and run jobs in the service; false leaves both to worker processes. */
  backgroundJobs: boolean
  /** Gets the cache tags of what has changed; undefined where no CDN caches pages. */
  purgeUrl: string | undefined
  /** Orders are made anonymous so many years after the end of the year of their delivery. */
  retentionYears: number
  logLevel: Settings['LOG_LEVEL']
  /** Where metrics are served; null serves none. */
  metrics: MetricsAddress | null
  isProduction: boolean
  /** The moment that the service's clock starts from; undefined is the real time. */
  startsAt: Date | undefined
  /**
   * A file with the milliseconds that the service's clock is ahead, or the moment at which it stands, read at each look
   * at it; undefined moves nothing.
   */
  clockFile: string | undefined
  /** By which the web server proves itself; undefined believes nobody's X-Forwarded-For. */
  internalSecret: string | undefined
}

/** Reads the settings of a process that serves nobody: it needs neither the signing key nor the servers' secret. */
export const readJobConfig = (env: Environment): Config => readConfig(env, { isServer: false })

/** Reads the settings. Throws an Error that names each wrong or missing one, without its value. */
export function readConfig(env: Environment, { isServer = true } = {}): Config {
  const settings = readSettings(Settings, env)
  const isProduction = settings.NODE_ENV === 'production'
  if (isProduction && settings.NOW) throw new Error('NOW: the clock cannot be set in production')
  if (isProduction && settings.CLOCK_FILE) throw new Error('CLOCK_FILE: the clock cannot be moved in production')
  if (isProduction && settings.DEMO_DATA === '1' && settings.DOMAIN !== DEMO_DOMAIN)
    throw new Error(
      `DEMO_DATA: cannot be 1 in production where DOMAIN is ${settings.DOMAIN}: the passwords of its accounts are known`,
    )
  if (isServer && isProduction && !settings.SIGNING_KEY)
    throw new Error('SIGNING_KEY: missing; production needs a private JWK for ES256')
  if (isServer && isProduction && !settings.INTERNAL_SECRET)
    throw new Error('INTERNAL_SECRET: missing; production needs the secret that the web server is started with, too')
  if (settings.DATABASE_READ_URL && !settings.DATABASE_URL)
    throw new Error('DATABASE_READ_URL: cannot be set without DATABASE_URL; the embedded database has no replica')
  if (!settings.BACKGROUND_JOBS && !settings.DATABASE_URL)
    throw new Error('BACKGROUND_JOBS: cannot be 0 without DATABASE_URL; a worker could not open the embedded database')
  return {
    port: settings.PORT,
    v2Port: settings.V2_PORT ?? settings.PORT + 1,
    host: settings.V2_HOST,
    dataDir: settings.DATA_DIR,
    domain: settings.DOMAIN,
    site: isProduction ? `https://${settings.DOMAIN}` : `http://${settings.DOMAIN}:${settings.PORT}`,
    databaseUrl: withPassword(settings.DATABASE_URL, settings.DATABASE_PASSWORD),
    databaseReadUrl: withPassword(settings.DATABASE_READ_URL, settings.DATABASE_PASSWORD),
    s3: readS3(settings),
    smtpUrl: settings.SMTP_URL,
    smtpInsecure: settings.SMTP_INSECURE,
    mailFrom: settings.MAIL_FROM ?? `Kuvert <noreply@${settings.DOMAIN}>`,
    signingKey: settings.SIGNING_KEY === undefined ? undefined : readSigningKey(settings.SIGNING_KEY),
    demoData: wantsDemoData(settings),
    backgroundJobs: settings.BACKGROUND_JOBS,
    purgeUrl: settings.PURGE_URL,
    retentionYears: settings.RETENTION_YEARS,
    logLevel: settings.LOG_LEVEL,
    metrics: metricsAddress(settings),
    isProduction,
    startsAt: settings.NOW ? new Date(settings.NOW) : undefined,
    clockFile: settings.CLOCK_FILE,
    internalSecret: settings.INTERNAL_SECRET,
  }
}

/** Unset it is for development; `localhost` is for that domain alone. */
function wantsDemoData({ DEMO_DATA, DOMAIN, NODE_ENV }: Settings): boolean {
  if (DEMO_DATA === undefined) return NODE_ENV !== 'production'
  return DEMO_DATA === '1' || DEMO_DATA === DOMAIN
}

/** An address with the password that is handed over apart from it, unless it has one of its own. */
function withPassword(place: string | undefined, password: string | undefined): string | undefined {
  if (place === undefined || password === undefined) return place
  const url = new URL(place)
  url.password ||= encodeURIComponent(password)
  return url.href
}

/** All of the S3 settings or none: with some alone pictures would be stored where nobody expects them. */
function readS3(settings: Settings): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const values = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (Object.values(values).every((value) => value === undefined)) return undefined
  if (S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    const credentials = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
    return { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, credentials }
  }
  const missing = Object.entries(values).flatMap(([name, value]) => (value === undefined ? [name] : []))
  throw new Error(
    `${missing.join(', ')}: missing; storing pictures in S3 needs all of ${Object.keys(values).join(', ')}`,
  )
}

function readSigningKey(text: string): z.infer<typeof SigningKey> {
  try {
    return SigningKey.parse(JSON.parse(text))
  } catch {
    throw new Error(
      'SIGNING_KEY: not a private JWK for ES256 (kty EC, crv P-256, x, y, d), nor a set of at most two (keys)',
    )
  }
}

/** The service's clock: the real time, or one that starts at `startsAt`, which `clockFile` moves or holds. */
export function createClock({ startsAt, clockFile }: Pick<Config, 'startsAt' | 'clockFile'>): () => Date {
  const ahead = startsAt ? startsAt.getTime() - Date.now() : 0
  if (!clockFile) return () => new Date(Date.now() + ahead)
  return () => readMovedClock(clockFile, Date.now() + ahead)
}

/** The moment in a file, or a time and the milliseconds in the file; none are where it is missing or empty. */
function readMovedClock(file: string, time: number): Date {
  const text = readIfThere(file).trim()
  const ahead = Number(text)
  if (Number.isSafeInteger(ahead)) return new Date(time + ahead)
  if (z.iso.datetime().safeParse(text).success) return new Date(text)
  throw new Error('CLOCK_FILE: must hold a whole number of milliseconds, or a moment')
}

function readIfThere(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return ''
    throw error
  }
}
