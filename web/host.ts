import { createContext } from 'react-router'

/** Where the page is asked for. */
export interface Host {
  /** The name without its port: 'smagen.localhost'. What `storefront(host)` takes. */
  hostname: string
  /** ':4000', or '' for the scheme's own. */
  port: string
  /** The bare domain: 'localhost'. */
  domain: string
  /** The label that picks the caterer; null on the bare domain, which is the marketplace's own. */
  slug: string | null
}

/** The host, for loaders: `context.get(hostContext)`. */
export const hostContext = createContext<Host>()

/** Reads a Host header or location.host. 'www' and IP addresses count as the bare domain. */
export function parseHost(host: string, domain: string): Host {
  const [, hostname = '', port = ''] = /^(\[.*\]|[^:]*)(:\d+)?$/.exec(host.toLowerCase()) ?? []
  return { hostname, port, domain, slug: slugOf(hostname, domain) }
}

/** The address of a page on another host of the same domain; without a slug on the bare domain. */
export function hostUrl({ domain, port }: Host, scheme: string, slug?: string, path = '/'): string {
  return `${scheme}//${slug ? `${slug}.` : ''}${domain}${port}${path}`
}

function slugOf(hostname: string, domain: string): string | null {
  const isAddress = hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname)
  if (isAddress || hostname === domain || hostname === '') return null
  const label = hostname.endsWith(`.${domain}`)
    ? hostname
        .slice(0, -domain.length - 1)
        .split('.')
        .at(-1)
    : hostname.split('.')[0]
  return label === 'www' ? null : (label ?? null)
}
