import { resolve } from 'node:path'

/** The settings of this process. Read once, at the start. */
export interface Config {
  port: number
  /** The address to listen at. */
  host: string
  /** Root of the v2 service, without /api/v2 and without a slash at its end. */
  v2Url: string
  /** How long one call of the v2 service may take, its retry included. */
  v2TimeoutMs: number
  /** The bare domain; storefronts are one label before it. */
  domain: string
  /** Where unknown storefronts are sent; null is the product's own front page. */
  mainSiteUrl: string | null
  /** Where unverified caterers are sent; null where there is no such page. */
  passwordUpdateUrl: string | null
  /** Absolute path of the folder with mails in development. */
  dataDir: string
  logLevel: string
  /** Whether /metrics answers to other machines. */
  metricsPublic: boolean
  /** How many proxies stand in front, whose X-Forwarded-* headers are believed. */
  trustProxy: number
  /** Where the processes share what is kept and what callers have spent; null keeps both in this process. */
  redisUrl: string | null
  /** Root of the OpenTelemetry collector that is told what this process does; null tells nobody. */
  otlpUrl: string | null
  /** What a visitor's address may cost in a minute, in points of the graph. */
  budgetAnonymous: number
  /** What a user may cost in a minute, in points of the graph. */
  budgetUser: number
  isProduction: boolean
}

type Environment = Readonly<Record<string, string | undefined>>

const MOST_POINTS = 1_000_000_000
const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']

/** The settings in an environment. Throws an Error that names the first wrong one. */
export function readConfig(env: Environment): Config {
  const port = whole(env, 'PORT', 4000, 65_535)
  const v2Port = whole(env, 'V2_PORT', port + 1, 65_535)
  return {
    port,
    host: env.HOST || '127.0.0.1',
    v2Url: (address(env, 'V2_URL') ?? `http://127.0.0.1:${v2Port}`).replace(/\/+$/, ''),
    v2TimeoutMs: whole(env, 'V2_TIMEOUT_MS', 5000, 600_000),
    domain: domainName(env),
    mainSiteUrl: address(env, 'MAIN_SITE_URL'),
    passwordUpdateUrl: address(env, 'PASSWORD_UPDATE_URL'),
    dataDir: resolve(env.DATA_DIR || './data'),
    logLevel: oneOf(env, 'LOG_LEVEL', LOG_LEVELS, 'info'),
    metricsPublic: oneOf(env, 'METRICS_PUBLIC', ['0', '1'], '0') === '1',
    trustProxy: whole(env, 'TRUST_PROXY', 0, 10, 0),
    redisUrl: address(env, 'REDIS_URL', ['redis', 'rediss']),
    otlpUrl: address(env, 'OTEL_EXPORTER_OTLP_ENDPOINT'),
    budgetAnonymous: whole(env, 'BUDGET_ANONYMOUS', 10_000, MOST_POINTS),
    budgetUser: whole(env, 'BUDGET_USER', 60_000, MOST_POINTS),
    isProduction: oneOf(env, 'NODE_ENV', ['development', 'production', 'test'], 'production') === 'production',
  }
}

function whole(env: Environment, name: string, fallback: number, most: number, least = 1): number {
  const text = env[name]
  if (!text) return fallback
  const value = Number(text)
  if (!Number.isInteger(value) || value < least || value > most)
    throw new Error(`${name} must be a whole number from ${least} to ${most}, not '${text}'.`)
  return value
}

function address(env: Environment, name: string, schemes = ['http', 'https']): string | null {
  const text = env[name]
  if (!text) return null
  // The value itself is not shown: an address may hold a password.
  if (!URL.canParse(text) || !schemes.includes(new URL(text).protocol.slice(0, -1)))
    throw new Error(`${name} must be an ${schemes.join(' or ')} address.`)
  return text
}

function domainName(env: Environment): string {
  const text = (env.DOMAIN || 'localhost').toLowerCase()
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*$/.test(text)) throw new Error(`DOMAIN must be a domain name, not '${text}'.`)
  return text
}

function oneOf(env: Environment, name: string, values: readonly string[], fallback: string): string {
  const text = env[name] || fallback
  if (!values.includes(text)) throw new Error(`${name} must be one of ${values.join(', ')}, not '${text}'.`)
  return text
}
