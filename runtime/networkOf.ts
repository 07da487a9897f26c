import { isIPv6 } from 'node:net'

/**
 * The network of an address, which is what limits of attempts count: an IPv4 address, or the first 64 bits of an IPv6
 * address, as one household has all addresses of the rest. An IPv4-mapped IPv6 address is its IPv4 address.
 */
export function networkOf(address: string | null): string {
  if (address === null) return 'unknown'
  // Most are IPv4, where this is all there is to do
  if (!address.includes(':') || !isIPv6(address)) return address
  const groups = groupsOf(address.replace(/%.*$/, ''))
  const isMapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff
  if (isMapped) return groups.slice(6).flatMap(bytesOf).join('.')
  const network = groups.slice(0, 4).map((group) => group.toString(16))
  return network.join(':')
}

/** The eight groups of an IPv6 address. */
function groupsOf(address: string): number[] {
  const [before = '', after] = address.split('::')
  const head = partOf(before)
  if (after === undefined) return head
  const tail = partOf(after)
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}

/** The groups on one side of '::'; an IPv4 address at the end is two. */
function partOf(text: string): number[] {
  if (text === '') return []
  return text.split(':').flatMap((group) => {
    if (!group.includes('.')) return [Number.parseInt(group, 16)]
    const [a = 0, b = 0, c = 0, d = 0] = group.split('.').map(Number)
    return [a * 256 + b, c * 256 + d]
  })
}

const bytesOf = (group: number): number[] => [group >> 8, group & 255]
