import { parseUrl } from '../texts/parseUrl.ts'

/** The hosts on which the Danish food authority shows its inspection reports. */
const HOSTS = ['findsmiley.dk', 'foedevarestyrelsen.dk']

/** LAW-1: whether an address is that of an inspection report: https, on the authority's own hosts. */
export function isSmileyUrl(address: string): boolean {
  const url = parseUrl(address)
  if (!url) return false
  const { protocol, hostname, username } = url
  return (
    protocol === 'https:' && username === '' && HOSTS.some((host) => hostname === host || hostname === `www.${host}`)
  )
}

/** A caterer's information about its inspection reports. */
export interface InspectionReport {
  smileyUrl: string | null
  /** True for a new firm, which has none yet. */
  noInspectionYet: boolean
}

/** LAW-1: whether a caterer states what it must before it may sell: where its report is, or that there is none yet. */
export const hasInspectionReport = ({ smileyUrl, noInspectionYet }: InspectionReport): boolean =>
  smileyUrl !== null || noInspectionYet
