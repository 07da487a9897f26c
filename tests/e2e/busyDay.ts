import { type Allergen, ALLERGENS } from '../../domain/foods/allergens.ts'
import type { Diet } from '../../domain/foods/diets.ts'
import { randomAddress, sentFrom } from '../fixtures/clientAddress.ts'
import { deliveryDate } from '../fixtures/orderBody.ts'
import { v2 } from './addresses.ts'
import { openKitchen, type OwnKitchen, type OwnOrder } from './ownKitchen.ts'

/** A day of a kitchen with 22 accepted orders of the demo's kind: comments, needs, three menus each. */
export interface BusyDay {
  kitchen: OwnKitchen
  date: string
  orders: (OwnOrder & { clock: string; name: string; isPickup: boolean })[]
  menus: string[]
}

/** A menu by its name, with its included foods, and of some of them what they contain. */
const MENUS: Record<string, Record<string, Allergen[]>> = {
  Frokostplatte: {
    'Smør og krydderfedt': ['MILK'],
    'Æg og håndpillede rejer': ['CRUSTACEANS', 'EGGS', 'MUSTARD'],
    'Roastbeef med remoulade': ['EGGS', 'MUSTARD'],
    'Lune frikadeller': ['EGGS', 'MILK'],
    'Danablu på kiks': ['MILK', 'SESAME'],
    Servietter: [],
  },
  'Klassisk smørrebrød': {
    'Marineret sild med løg og karse': ['FISH', 'MUSTARD'],
    'Kartoffel med purløg': ['EGGS', 'MUSTARD'],
    'Gammel ost med sky': ['MILK', 'CELERY'],
    Leverpostej: ['EGGS', 'FISH', 'MILK'],
  },
  'Det lille kolde bord': {
    Hønsesalat: ['EGGS', 'MILK', 'MUSTARD'],
    'Frikadeller med rødkål': ['EGGS', 'MILK'],
    'Ost med kiks': ['MILK', 'SESAME'],
    Frugtfad: [],
  },
  Grøntsagsfad: { Hummus: ['SESAME'], Urtecreme: ['MILK'], 'Sprøde grøntsager': ['CELERY'] },
  Flæskesteg: { 'Hvide og brune kartofler': ['MILK'], Rødkål: ['SULPHITES'], 'Brun sovs': ['MILK', 'CELERY'] },
  'Gammeldags æblekage': { Æblekompot: [], Makroner: ['EGGS', 'NUTS'], Flødeskum: ['MILK'] },
}
const SOURCES: Partial<Record<Allergen, string[]>> = { NUTS: ['ALMOND'] }

const COMMENTS = [
  'Ring venligst, når I er på vej. Vi er i mødelokalet på 2. sal.',
  'Porten er låst; koden er 4711.',
  'En af gæsterne sidder i kørestol, så stil gerne fadene lavt.',
]
const NEEDS: { guests: number; allergen?: Allergen; diet?: Diet; text?: string }[][] = [
  [
    { guests: 2, diet: 'VEGAN' },
    { guests: 1, text: 'ingen løg' },
  ],
  [{ guests: 3, allergen: 'MILK' }],
  [{ guests: 4, diet: 'LACTOSE_FREE' }],
]
const CLOCKS = ['08:00', '10:30', '11:30', '12:00', '12:00', '13:00', '18:00']

/** Opens a kitchen with such a day; the label of its storefront begins with `name`. */
export async function openBusyDay(name: string): Promise<BusyDay> {
  const kitchen = await openKitchen(name)
  const date = deliveryDate(15)
  const menus: { id: string; name: string }[] = []
  for (const [menuName, foods] of Object.entries(MENUS)) {
    const menu = await kitchen.cater.addMenu(menuName)
    menus.push({ id: menu.id, name: menuName })
    for (const food of Object.keys(foods))
      await kitchen.cater.call('POST', `/products/menus/${menu.id}/child`, { type: 'include', name: food, price: 0 })
  }
  await declareAll(kitchen)
  for (const { id } of menus) {
    const { foodsVersion } = await kitchen.cater.call<{ foodsVersion: number }>('GET', `/products/menus/${id}`)
    await kitchen.cater.call('PUT', `/products/menus/${id}`, { allFoodsListed: true, foodsVersion })
  }
  const orders: BusyDay['orders'] = []
  for (let index = 0; index < 22; index++) {
    const chosen = [0, 1, 3].map((step) => menus[(index + step) % menus.length]?.id)
    const isPickup = index % 4 === 3
    const clock = CLOCKS[index % CLOCKS.length] ?? ''
    const customer = `Gæst${index + 1}`
    const answer = await fetch(`${v2()}/api/v2/orders`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...sentFrom(randomAddress()) },
      body: JSON.stringify({
        user: { firstName: customer, lastName: 'Kunde', email: `${name}@example.dk`, phone: '20304050' },
        delivery: isPickup ? null : { address: `Vestergade ${index + 1}`, zipCode: '8000', city: 'Aarhus C' },
        time: { date, clock },
        comment: COMMENTS[index % COMMENTS.length],
        needs: NEEDS[index % NEEDS.length],
        menus: chosen.map((id) => ({ id, amount: 10, price: 100, items: [] })),
        services: [],
        caterId: kitchen.cater.number,
        price: 3000,
      }),
    })
    if (!answer.ok) throw new Error(`No order: ${answer.status} ${await answer.text()}`)
    const { order } = (await answer.json()) as { order: { id: string; orderRef: number } }
    const placed = { id: order.id, reference: order.orderRef, date }
    await kitchen.answer(placed, 'accept')
    orders.push({ ...placed, clock, name: `${customer} Kunde`, isPickup })
  }
  return { kitchen, date, orders, menus: menus.map((menu) => menu.name) }
}

/** Declares all that is served. */
async function declareAll({ cater }: OwnKitchen): Promise<void> {
  const contentsOf = Object.assign({}, ...Object.values(MENUS)) as Record<string, Allergen[]>
  const foods = await cater.call<{ kind: string; id: string; name: string }[]>('GET', '/foods')
  for (const { kind, id, name } of foods) {
    const contains = contentsOf[name]
    if (!contains) continue
    await cater.call('PUT', `/foods/${kind}/${id}/declaration`, {
      contains: contains.map((allergen) => ({ allergen, sources: SOURCES[allergen] ?? [] })),
      mayContain: [],
      free: ALLERGENS.filter((allergen) => !contains.includes(allergen)),
      diets: [],
      isComplete: true,
      isFood: name !== 'Servietter',
    })
  }
}
