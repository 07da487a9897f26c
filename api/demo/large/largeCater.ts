import type { ChildType, MenuType } from '../../../domain/menus/menuTypes.ts'
import { festkokkenet } from '../caters/festkokkenet.ts'
import { grillen } from '../caters/grillen.ts'
import { gront } from '../caters/gront.ts'
import { smagen } from '../caters/smagen.ts'
import type { DemoCater, DemoNode } from '../demoCater.ts'
import type { SeededRandom } from '../seededRandom.ts'
import type { Town } from './towns.ts'

const KITCHENS = [smagen, festkokkenet, gront, grillen]
const NAMES = [
  'Spisehuset',
  'Køkkenet',
  'Slagteren',
  'Kroen',
  'Smørrebrødshuset',
  'Madhuset',
  'Kokkeriet',
  'Festmageriet',
  'Landkøkkenet',
  'Gårdkøkkenet',
  'Frokostbordet',
  'Stegehuset',
  'Spisestuen',
  'Viktualierne',
  'Selskabskøkkenet',
]
const PROMISES = [
  'Vi laver mad fra bunden og leverer selv.',
  'Råvarerne kommer fra gårde, som vi kender.',
  'Tre generationer ved gryderne.',
  'Ring, hvis I vil have noget, der ikke står på kortet.',
  'Alt bliver lavet samme dag, som I skal spise.',
]
const ACCENTS = ['#1f3f8f', '#8f1f3f', '#1f6f4f', '#7a3b00', '#4a2c7a', '#00566b']

/** A caterer with a random part of a demo caterer's catalogue, at another price level. */
export function largeCater(id: number, town: Town, random: SeededRandom): DemoCater {
  const kitchen = random.pick(KITCHENS)
  const priceLevel = 0.8 + random.next() * 0.5
  const name = `${random.pick(NAMES)} i ${town.city}`
  const isRated = random.chance(0.7)
  return {
    id,
    slug: `cater-${id}`,
    facts: {
      name,
      legalName: `${name} ApS`,
      address: `Torvet ${random.whole(1, 40)}`,
      zipCode: town.zipCode,
      city: town.city,
      phoneNumber: String(random.whole(30_000_000, 99_999_999)),
      email: `cater-${id}@example.dk`,
      cvrNumber: String(random.whole(10_000_000, 49_999_999)),
      description: random
        .sample(PROMISES, 2)
        .map((promise) => `<p>${promise}</p>`)
        .join(''),
      active: random.chance(0.95),
      regNumber: String(random.whole(1000, 9999)),
      accountNumber: String(random.whole(1_000_000_000, 9_999_999_999)),
      minEnvelopes: random.pick([5, 8, 10, 12, 20]),
      delivery: random.chance(0.85),
      orderBefore: random.whole(1, 7),
      commission: random.whole(8, 15),
      contactPerson: 'Kim Køkkenchef',
      noticeText: null,
      tags: random.sample(kitchen.facts.tags ?? [], 2),
      googleTotalRatings: isRated ? random.whole(3, 400) : null,
      googleAverageRating: isRated ? random.whole(36, 50) / 10 : null,
      ordering: id,
      accentColor: random.pick(ACCENTS),
    },
    filters: kitchen.filters,
    pricePeriods: kitchen.pricePeriods.filter(() => random.chance(0.5)),
    logo: null,
    banner: null,
    categories: random
      .sample(kitchen.categories, random.whole(3, 6))
      .flatMap(({ name: category, description, menus }) => {
        const chosen = random.sample(menus, random.whole(2, 5))
        return chosen.length === 0
          ? []
          : [
              {
                name: category,
                description,
                pictures: [],
                menus: chosen.map((menu) => priced(menu, priceLevel)),
              },
            ]
      }),
    services: kitchen.services.map((service) => ({ ...service, price: atLevel(service.price, priceLevel) })),
  }
}

/** The menu and its children at another price level, with the usual history. */
function priced<Type extends MenuType | ChildType>(node: DemoNode<Type>, level: number): DemoNode<Type> {
  const { price, discountFromPrice, children } = node
  return {
    ...node,
    price: atLevel(price, level),
    discountFromPrice: discountFromPrice === null ? null : atLevel(discountFromPrice, level),
    children: children.map((child) => priced(child, level)),
  }
}

const atLevel = (kroner: number, level: number) => Math.round(kroner * level)
