import { districtOf, foldPlace, kilometresBetween, type PostalDistrict } from './places.ts'

/** The fields by which a caterer is found at a place. */
export interface PlacedCater {
  name: string
  city: string | null
  zipCode: string | null
  tags: readonly string[]
}

/** Caterers within so many kilometres by air are nearby. */
export const NEARBY_KM = 30

/** From so many letters on, a word may stand inside another: 'brød' in 'Smørrebrød'. */
export const NAME_INSIDE_FROM = 3

/** Returns whether a place is a word (a city, a name, a food type) and not a postal code or the beginning of one. */
export const isName = (place: string) => /\D/.test(place)

/**
 * Returns whether a caterer is found by a place: its postal code begins so or is another street's of the same district,
 * or every word stands in its city, its name, its tags or what `filterNames` says it cooks. '' finds every caterer.
 */
export function isAtPlace(cater: PlacedCater, place: string, filterNames: readonly string[]): boolean {
  return isName(place) ? isNamed(cater, place, filterNames) : isInDistrict(cater, place)
}

/**
 * Measures the whole kilometres by air from the nearest of some districts to a caterer's district: 0 in one of them, else
 * at least 1. Null where either is not known.
 */
export function kilometresFrom(
  districts: readonly PostalDistrict[],
  { zipCode }: Pick<PlacedCater, 'zipCode'>,
): number | null {
  const own = districtOf(zipCode ?? '')
  if (!own || districts.length === 0) return null
  if (districts.includes(own)) return 0
  return Math.max(1, Math.round(Math.min(...districts.map((district) => kilometresBetween(district, own)))))
}

function isInDistrict({ zipCode }: PlacedCater, code: string): boolean {
  if (code === '' || zipCode?.startsWith(code)) return true
  const district = districtOf(code)
  return district !== undefined && zipCode !== null && districtOf(zipCode) === district
}

function isNamed({ name, city, tags }: PlacedCater, place: string, filterNames: readonly string[]): boolean {
  const texts = [city ?? '', name, ...tags, ...filterNames].map((text) => ` ${foldPlace(text)}`)
  return foldPlace(place)
    .split(' ')
    .every((word) => texts.some((text) => text.includes(word.length < NAME_INSIDE_FROM ? ` ${word}` : word)))
}
