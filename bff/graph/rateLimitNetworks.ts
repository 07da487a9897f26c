import { isIPv6 } from 'node:net'

/** Whose address it is: of IPv6 the first half, as one household has all of the second. */
export function networkOf(address: string | null): string {
  if (address === null) return 'unknown'
  // Most are of IPv4, and found out much sooner
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
