import type { SeededRandom } from '../seededRandom.ts'

const FIRST_NAMES = [
  'Anne',
  'Birgitte',
  'Camilla',
  'Ditte',
  'Emma',
  'Freja',
  'Gitte',
  'Hanne',
  'Ida',
  'Jakob',
  'Kirsten',
  'Lars',
  'Mette',
  'Niels',
  'Ole',
  'Pernille',
  'Rasmus',
  'Søren',
  'Thomas',
  'Ulla',
  'Vibeke',
  'Åse',
]
const LAST_NAMES = [
  'Andersen',
  'Bach',
  'Christensen',
  'Dam',
  'Eriksen',
  'Friis',
  'Gregersen',
  'Hansen',
  'Iversen',
  'Jensen',
  'Kjær',
  'Lund',
  'Møller',
  'Nørgaard',
  'Olsen',
  'Petersen',
  'Rasmussen',
  'Skov',
  'Thomsen',
  'Winther',
]
const STREETS = [
  'Skolegade',
  'Kirkevej',
  'Møllevej',
  'Parkallé',
  'Rosenvænget',
  'Søndergade',
  'Havnegade',
  'Bakkevej',
  'Elmevej',
  'Nørrebrogade',
]

/** The towns that caterers deliver to, by caterer id. */
const TOWNS: Record<number, readonly (readonly [zipCode: string, city: string])[]> = {
  55: [
    ['8000', 'Aarhus C'],
    ['8200', 'Aarhus N'],
    ['8210', 'Aarhus V'],
    ['8270', 'Højbjerg'],
  ],
  56: [
    ['5000', 'Odense C'],
    ['5230', 'Odense M'],
    ['5500', 'Middelfart'],
    ['5700', 'Svendborg'],
  ],
  57: [
    ['2200', 'København N'],
    ['2100', 'København Ø'],
    ['2000', 'Frederiksberg'],
  ],
  59: [
    ['7100', 'Vejle'],
    ['7000', 'Fredericia'],
  ],
}

/** The contact details of an order. */
export interface DemoOrderer {
  orderer: string
  email: string
  phoneNumber: string
}

/** A fictitious guest, with an email of a reserved domain. */
export function randomGuest(random: SeededRandom): DemoOrderer {
  const [first, last] = [random.pick(FIRST_NAMES), random.pick(LAST_NAMES)]
  const mailbox = `${first}.${last}`.toLowerCase().replaceAll('æ', 'ae').replaceAll('ø', 'oe').replaceAll('å', 'aa')
  return {
    orderer: `${first} ${last}`,
    email: `${mailbox}@example.dk`,
    phoneNumber: String(random.whole(20_000_000, 61_999_999)),
  }
}

/** A random address near a caterer; all null for a pickup. */
export function randomAddress(caterId: number, isDelivery: boolean, random: SeededRandom) {
  const towns = TOWNS[caterId]
  if (!isDelivery || !towns) return { address: null, zipCode: null, city: null }
  const [zipCode, city] = random.pick(towns)
  return { address: `${random.pick(STREETS)} ${random.whole(1, 120)}`, zipCode, city }
}
