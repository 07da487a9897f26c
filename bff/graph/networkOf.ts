import { isIPv6 } from 'node:net'

/** The network of an address: of IPv6 the first 64 bits, as one household has all addresses of the rest. */
export function networkOf(address: string | null): string {
  if (address === null) return 'unknown'
  // Most are IPv4, where this is all there is to do
  if (!address.includes(':')) return address
  const [, ipv4] = /^::ffff:([\d.]+)$/i.exec(address) ?? []
  if (ipv4) return ipv4
  if (!isIPv6(address)) return address
  const [before, after] = address.replace(/%.*$/, '').split('::')
  const groupsOf = (part: string | undefined) => (part ? part.split(':') : [])
  const [head, tail] = [groupsOf(before), groupsOf(after)]
  const missing = after === undefined ? 0 : Math.max(8 - head.length - tail.length, 0)
  const groups = [...head, ...Array.from({ length: missing }, () => '0'), ...tail]
  return groups
    .slice(0, 4)
    .map((group) => group.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}
