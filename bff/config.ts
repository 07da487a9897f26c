import { resolve } from 'node:path'
import { z } from 'zod'
import type { MetricsAddress } from '../runtime/metricsServer.ts'
import {
  address,
  commonSettings,
  type Environment,
  metricsAddress,
  readSettings,
  wholeNumber,
} from '../runtime/settings.ts'

const points = wholeNumber(1, 1_000_000_000)

const Settings = z.object({
  ...commonSettings,
  HOST: z.string().default('127.0.0.1'),
  TRUST_PROXY: wholeNumber(0, 10).default(0),
  V2_URL: address('http', 'https').optional(),
  V2_TIMEOUT_MS: wholeNumber(1, 600_000).default(5_000),
  MAIN_SITE_URL: address('http', 'https').optional(),
  PASSWORD_UPDATE_URL: address('http', 'https').optional(),
  REDIS_URL: address('redis', 'rediss').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: address('http', 'https').optional(),
  SECURITY_CONTACT: z
    .url({ protocol: /^(mailto|https|tel)$/, error: 'must be an address that begins with mailto:, https:// or tel:' })
    .optional(),
  IMAGE_CACHE_MB: wholeNumber(0, 100_000).default(64),
  BUDGET_ANONYMOUS: points.default(10_000),
  BUDGET_USER: points.default(60_000),
})

/** The settings of the web server, from the environment. */
export interface Config {
  port: number
  /** The address to listen at. */
  host: string
  /** Root of the v2 service, without /api/v2 and without a slash at its end. */
  v2Url: string
  /** Proves to the v2 service that X-Forwarded-For comes from this server; null where it need not believe it. */
  internalSecret: string | null
  /** The timeout of one call of the v2 service, its retry included. */
  v2TimeoutMs: number
  /** The bare domain; storefronts are one label before it. */
  domain: string
  /** Redirect target of unknown storefronts; null is the product's own front page. */
  mainSiteUrl: string | null
  /** Redirect target of unverified caterers; null when there is no such page. */
  passwordUpdateUrl: string | null
  /** Absolute path of the folder with mails in development. */
  dataDir: string
  logLevel: string
  /** Where metrics are served; null serves none. */
  metrics: MetricsAddress | null
  /** Number of proxies in front whose X-Forwarded-* headers are trusted. */
  trustProxy: number
  /** The Redis in which processes share cache and rate limits; null keeps both in this process. */
  redisUrl: string | null
  /** Root of the OpenTelemetry collector that traces are sent to; null sends none. */
  otlpUrl: string | null
  /** Where weaknesses are reported, as an address; null tells nobody. */
  securityContact: string | null
  /** The most that the pictures have together which this process holds. */
  imageCacheBytes: number
  /** Rate limit of an anonymous address, in points of query cost a minute. */
  budgetAnonymous: number
  /** Rate limit of a user, in points of query cost a minute. */
  budgetUser: number
  isProduction: boolean
}

/** Reads the settings. Throws an Error that names each wrong one, without its value. */
export function readConfig(env: Environment): Config {
  const settings = readSettings(Settings, env)
  const v2Port = settings.V2_PORT ?? settings.PORT + 1
  return {
    port: settings.PORT,
    host: settings.HOST,
    v2Url: (settings.V2_URL ?? `http://127.0.0.1:${v2Port}`).replace(/\/+$/, ''),
    internalSecret: settings.INTERNAL_SECRET ?? null,
    v2TimeoutMs: settings.V2_TIMEOUT_MS,
    domain: settings.DOMAIN,
    mainSiteUrl: settings.MAIN_SITE_URL ?? null,
    passwordUpdateUrl: settings.PASSWORD_UPDATE_URL ?? null,
    dataDir: resolve(settings.DATA_DIR),
    logLevel: settings.LOG_LEVEL,
    metrics: metricsAddress(settings),
    trustProxy: settings.TRUST_PROXY,
    redisUrl: settings.REDIS_URL ?? null,
    otlpUrl: settings.OTEL_EXPORTER_OTLP_ENDPOINT ?? null,
    securityContact: settings.SECURITY_CONTACT ?? null,
    imageCacheBytes: settings.IMAGE_CACHE_MB * 1024 * 1024,
    budgetAnonymous: settings.BUDGET_ANONYMOUS,
    budgetUser: settings.BUDGET_USER,
    isProduction: settings.NODE_ENV === 'production',
  }
}
