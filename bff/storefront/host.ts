import { isIP } from 'node:net'

/**
 * The label before the bare domain, which picks the storefront (HOST-1): 'smagen' of 'smagen.example.dk:4000'.
 * Null for the bare domain, www, an IP address and a host outside of the domain.
 */
export function storefrontLabel(host: string, domain: string): string | null {
  const name = hostName(host)
  if (isIP(name) || !name.endsWith(`.${domain}`)) return null
  const label = name
    .slice(0, -domain.length - 1)
    .split('.')
    .at(-1)
  return label === undefined || label === '' || label === 'www' ? null : label
}

/** The address of the product's own front page, on the same port as a host. */
export function frontPageUrl(host: string, domain: string, isHttps: boolean): string {
  const port = /:(\d+)$/.exec(host)?.[0] ?? ''
  return `${isHttps ? 'https' : 'http'}://${domain}${port}/`
}

function hostName(host: string): string {
  const ipv6 = /^\[([^\]]+)\]/.exec(host)?.[1]
  return ipv6 ?? host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
}
