import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import type { FastifyBaseLogger, FastifyRequest } from 'fastify'
import { INTERNAL_SECRET_HEADER } from '../../contract/internalSecret.ts'
import { networkOf } from '../../runtime/networkOf.ts'
import type { Config } from '../config.ts'
import type { App } from './fastifyApp.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The client's network, which limits of attempts count: see networkOf. */
    readonly clientNetwork: string
  }
}

/**
 * Tells every request's network. X-Forwarded-For is believed from the web server alone, which proves itself by the shared
 * secret: anybody who reaches this port could make up addresses otherwise.
 */
export function addClientNetwork(
  app: App,
  { config, log }: { config: Pick<Config, 'internalSecret'>; log: FastifyBaseLogger },
): void {
  const isSecret = createSecretCheck(config.internalSecret)
  let isWarned = false
  app.decorateRequest('clientNetwork', {
    getter(this: FastifyRequest) {
      const claimed = forwardedAddress(this)
      if (claimed === undefined) return networkOf(this.ip)
      if (isSecret(this.headers[INTERNAL_SECRET_HEADER])) return networkOf(claimed)
      if (!isWarned) log.warn('x-forwarded-for ignored: INTERNAL_SECRET is not the same here and at its sender')
      isWarned = true
      return networkOf(this.ip)
    },
  })
}

/** The address that the web server wrote; proxies between it and this service append theirs. */
function forwardedAddress({ headers }: FastifyRequest): string | undefined {
  const [first] = [headers['x-forwarded-for'] ?? []].flat().flatMap((text) => text.split(','))
  const address = first?.trim()
  return address !== undefined && isIP(address) ? address : undefined
}

/** Compares digests, which have the same length, in constant time. */
function createSecretCheck(secret: string | undefined): (sent: unknown) => boolean {
  const digestOf = (text: string) => createHash('sha256').update(text).digest()
  const digest = secret === undefined ? null : digestOf(secret)
  return (sent) => digest !== null && typeof sent === 'string' && timingSafeEqual(digestOf(sent), digest)
}
