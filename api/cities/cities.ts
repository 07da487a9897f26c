import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { City } from '../../contract/cities.ts'

let cached: City[] | undefined

/** Every Danish postal code once, in order. Read from its package on the first call. */
export function allCities(): City[] {
  cached ??= parse(readFileSync(createRequire(import.meta.url).resolve('dk-postals/postals.csv'), 'utf8'))
  return cached
}

/** True for a Danish postal code. */
export const isKnownZipCode = (zipCode: string): boolean => allCities().some((city) => city.zipCode === zipCode)

/** Parses lines of AMTS_NR;ADRESSERINGSNAVN;KOMMUNE_NR;ADRESSERINGSNAVN_1;POSTNR;BYNAVN, one per municipality. */
function parse(csv: string): City[] {
  const names = new Map<string, string>()
  for (const line of csv.split(/\r?\n/).slice(1)) {
    const [, , , , zipCode, city] = line.split(';')
    if (zipCode && city && !names.has(zipCode)) names.set(zipCode, city.trim())
  }
  return [...names].map(([zipCode, city]) => ({ zipCode, city })).sort((a, b) => (a.zipCode < b.zipCode ? -1 : 1))
}
