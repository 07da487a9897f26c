import { z } from 'zod'

const port = z.coerce.number().int().min(1).max(65535)
const flag = z.enum(['0', '1']).transform((value) => value === '1')
const databaseUrl = z.url({ protocol: /^postgres(ql)?$/ })
const mailServerUrl = z.url({ protocol: /^smtps?$/ })

const Environment = z.object({
  PORT: port.default(4000),
  V2_PORT: port.optional(),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('./data'),
  DOMAIN: z.hostname().default('localhost'),
  DATABASE_URL: databaseUrl.optional(),
  S3_ENDPOINT: z.url({ protocol: /^https?$/ }).optional(),
  S3_BUCKET: z.string().optional(),
  S3_REGION: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  SMTP_URL: mailServerUrl.optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*@[^\r\n]*$/)
    .optional(),
  SIGNING_KEY: z.string().optional(),
  DEMO_DATA: flag.optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
  METRICS_PUBLIC: flag.default(false),
  // Unset, it is no way to demo accounts or to a key that nobody chose
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  NOW: z.iso.datetime({ offset: true }).optional(),
  TRUST_PROXY: z.coerce.number().int().min(0).default(0),
})

/** What is private in an EC key for ES256, as a JWK. */
const SigningKey = z.looseObject({
  kty: z.literal('EC'),
  crv: z.literal('P-256'),
  x: z.string(),
  y: z.string(),
  d: z.string(),
})

/** A bucket of a server that speaks S3, and a key that may write there. */
export interface S3Settings {
  endpoint: string
  bucket: string
  region: string
  credentials: { accessKeyId: string; secretAccessKey: string }
}

/** The service's settings, from the environment. Hand out single fields: it holds secrets. */
export interface Config {
  /** Where the web server of the same machine listens. */
  port: number
  /** Where this service listens. */
  v2Port: number
  host: string
  dataDir: string
  /** The bare domain of the storefronts. */
  domain: string
  /** Where people find the product, without a slash at its end. */
  site: string
  databaseUrl: string | undefined
  /** Where pictures are kept; in dataDir without it. */
  s3: S3Settings | undefined
  smtpUrl: string | undefined
  /** The From of every mail. */
  mailFrom: string
  /** A private JWK for ES256; without one a key is kept in dataDir. */
  signingKey: z.infer<typeof SigningKey> | undefined
  /** Whether an empty database is filled with demo data. */
  demoData: boolean
  logLevel: z.infer<typeof Environment>['LOG_LEVEL']
  metricsPublic: boolean
  production: boolean
  /** The moment that the service's clock starts from; the real one without it. */
  startsAt: Date | undefined
  /** Number of proxies in front whose X-Forwarded-For is believed. */
  trustProxy: number
}

/** Reads the settings; throws a message that names each wrong or missing one, without its value. */
export function readConfig(env: Record<string, string | undefined>): Config {
  // An empty variable is one that is not set
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''))
  const parsed = Environment.safeParse(given)
  if (!parsed.success) {
    throw new Error(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'))
  }
  const settings = parsed.data
  const production = settings.NODE_ENV === 'production'
  if (production && settings.NOW) throw new Error('NOW: the clock cannot be set in production')
  if (production && !settings.SIGNING_KEY)
    throw new Error('SIGNING_KEY: missing; production needs a private JWK for ES256')
  return {
    port: settings.PORT,
    v2Port: settings.V2_PORT ?? settings.PORT + 1,
    host: settings.HOST,
    dataDir: settings.DATA_DIR,
    domain: settings.DOMAIN,
    site: production ? `https://${settings.DOMAIN}` : `http://${settings.DOMAIN}:${settings.PORT}`,
    databaseUrl: settings.DATABASE_URL,
    s3: readS3(settings),
    smtpUrl: settings.SMTP_URL,
    mailFrom: settings.MAIL_FROM ?? `Kuvert <noreply@${settings.DOMAIN}>`,
    signingKey: settings.SIGNING_KEY === undefined ? undefined : readSigningKey(settings.SIGNING_KEY),
    demoData: settings.DEMO_DATA ?? !production,
    logLevel: settings.LOG_LEVEL,
    metricsPublic: settings.METRICS_PUBLIC,
    production,
    startsAt: settings.NOW ? new Date(settings.NOW) : undefined,
    trustProxy: settings.TRUST_PROXY,
  }
}

/** All of it or nothing: with a part alone pictures would go where nobody means them to. */
function readS3(settings: z.infer<typeof Environment>): S3Settings | undefined {
  const { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = settings
  const given = { S3_ENDPOINT, S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY }
  if (Object.values(given).every((value) => value === undefined)) return undefined
  if (S3_ENDPOINT && S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY) {
    const credentials = { accessKeyId: S3_ACCESS_KEY_ID, secretAccessKey: S3_SECRET_ACCESS_KEY }
    return { endpoint: S3_ENDPOINT, bucket: S3_BUCKET, region: S3_REGION, credentials }
  }
  const missing = Object.entries(given).flatMap(([name, value]) => (value === undefined ? [name] : []))
  throw new Error(
    `${missing.join(', ')}: missing; pictures are kept in S3 with all of ${Object.keys(given).join(', ')}`,
  )
}

function readSigningKey(text: string): z.infer<typeof SigningKey> {
  try {
    return SigningKey.parse(JSON.parse(text))
  } catch {
    throw new Error('SIGNING_KEY: not a private JWK for ES256 (kty EC, crv P-256, x, y, d)')
  }
}

/** The service's clock: the real one, or one that runs on from `startsAt`. */
export function createClock(startsAt?: Date): () => Date {
  if (!startsAt) return () => new Date()
  const ahead = startsAt.getTime() - Date.now()
  return () => new Date(Date.now() + ahead)
}
