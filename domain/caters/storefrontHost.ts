/**
 * The label before the bare domain, which selects the storefront: 'smagen' of 'smagen.example.dk:4000'. `host` is a Host
 * header or location.host. Null for the bare domain, www, an IP address or a host outside of the domain.
 */
export function storefrontSlug(host: string, domain: string): string | null {
  const name = host.toLowerCase().replace(/:\d+$/, '').replace(/\.$/, '')
  if (!name.endsWith(`.${domain}`)) return null
  const label = name
    .slice(0, -domain.length - 1)
    .split('.')
    .at(-1)
  return !label || label === 'www' ? null : label
}
