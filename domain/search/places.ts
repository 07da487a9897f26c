import { foldText } from '../texts/typedText.ts'
import districtRows from './postalDistricts.json' with { type: 'json' }

/** A Danish postal district with the middle of its town. */
export interface PostalDistrict {
  zipCode: string
  name: string
  latitude: number
  longitude: number
}

// Codes and names: the postal file of PostNord, as in dk-postals. Coordinates: GeoNames (geonames.org, CC BY 4.0) where
// it has a town of that name in that municipality; the other 250, parts of cities and villages, by hand to within a few
// kilometres. From 1000 to 1999 each street has a code of its own, so that the first of a district stands for all.
export const POSTAL_DISTRICTS: readonly PostalDistrict[] = (districtRows as [string, string, number, number][]).map(
  ([zipCode, name, latitude, longitude]) => ({ zipCode, name, latitude, longitude }),
)

const EARTH_RADIUS_KM = 6371

/** The beginnings of places as people write them and {@link foldPlace} spells them, with the names of their districts. */
const ALIASES: Readonly<Record<string, string>> = {
  kbh: 'københavn',
  cph: 'københavn',
  copenhagen: 'københavn',
  kobenhavn: 'københavn',
  koebenhavn: 'københavn',
  nørrebro: 'københavn n',
  østerbro: 'københavn ø',
  vesterbro: 'københavn v',
  nordvest: 'københavn nv',
  sydhavnen: 'københavn sv',
  amager: 'københavn s',
  frb: 'frederiksberg',
  kgs: 'kongens',
}

/** A name as it is compared: small letters, å as aa ('Århus' and 'Aarhus' are the same), aliases as what they stand for. */
export function foldPlace(text: string): string {
  const words = foldText(text).replaceAll('å', 'aa').replaceAll('.', ' ').trim().split(/\s+/)
  const [first = '', ...others] = words
  return [ALIASES[first] ?? first, ...others].join(' ')
}

/** The district of a postal code; undefined where there is none. */
export function districtOf(zipCode: string): PostalDistrict | undefined {
  return districtByCode.get(districtCode(zipCode))
}

/** The districts that a place means: a postal code, the beginning of one, or the beginning of a name; often several. */
export function districtsOf(place: string): readonly PostalDistrict[] {
  const [code] = /^\d{2,4}(?!\d)/.exec(place) ?? []
  if (code?.length === 4) return [districtOf(code)].filter((district) => district !== undefined)
  if (code) return POSTAL_DISTRICTS.filter(({ zipCode }) => zipCode.startsWith(code))
  const name = foldPlace(place)
  if (name.length < MIN_NAME_LENGTH) return []
  // 'København S' is not 'København SV'
  const whole = POSTAL_DISTRICTS.filter((district) => `${foldPlace(district.name)} `.startsWith(`${name} `))
  return whole.length > 0 ? whole : POSTAL_DISTRICTS.filter((district) => foldPlace(district.name).startsWith(name))
}

/** The way by air between the middles of two districts, in kilometres. */
export function kilometresBetween(a: PostalDistrict, b: PostalDistrict): number {
  const [from, to] = [radians(a.latitude), radians(b.latitude)]
  const northward = Math.sin((to - from) / 2)
  const eastward = Math.sin(radians(b.longitude - a.longitude) / 2)
  const part = northward ** 2 + Math.cos(from) * Math.cos(to) * eastward ** 2
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(part))
}

const MIN_NAME_LENGTH = 2
const districtByCode = new Map(POSTAL_DISTRICTS.map((district) => [district.zipCode, district]))

/** In Copenhagen and Frederiksberg the code of a street stands for its district. */
function districtCode(zipCode: string): string {
  if (!/^1\d{3}$/.test(zipCode)) return zipCode
  return zipCode < '1500' ? '1000' : zipCode < '1800' ? '1500' : '1800'
}

const radians = (degrees: number) => (degrees * Math.PI) / 180
