import { createContext } from 'react-router'
import { storefrontSlug } from '../../domain/caters/storefrontHost.ts'

/** The host of the requested page. */
export interface Host {
  /** The name without its port: 'smagen.localhost'. The argument of `storefront(host)`. */
  hostname: string
  /** ':4000', or '' for the scheme's own. */
  port: string
  /** The bare domain: 'localhost'. */
  domain: string
  /** The label that picks the caterer; null on the bare domain, which is the marketplace's own, and what counts so. */
  slug: string | null
}

/** The host, for loaders: `context.get(hostContext)`. */
export const hostContext = createContext<Host>()

/** Reads a Host header or location.host. */
export function parseHost(host: string, domain: string): Host {
  const [, hostname = '', port = ''] = /^(\[.*\]|[^:]*)(:\d+)?$/.exec(host.toLowerCase()) ?? []
  return { hostname, port, domain, slug: storefrontSlug(hostname, domain) }
}

/** The address of a page on another host of the same domain; without a slug on the bare domain. */
export function hostUrl({ domain, port }: Host, scheme: string, slug?: string, path = '/'): string {
  return `${scheme}//${slug ? `${slug}.` : ''}${domain}${port}${path}`
}
