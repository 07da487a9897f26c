// @vitest-environment jsdom
import { beforeAll, describe, expect, test } from 'vitest'
import { NO_SETTINGS } from '../../domain/availability/availabilityRules.ts'
import { addDays, danishDate, isoWeekday } from '../../domain/time/danishTime.ts'
import { frokostplatteBody } from '../fixtures/orderBody.ts'
import { type DemoProduct, startDemoProduct } from './demoProduct.ts'

let product: DemoProduct
beforeAll(async () => {
  product = await startDemoProduct()
  return () => product.stop()
})

const frontPage = (path = '/') => product.open(product.address(null, path))

/** A Wednesday in some weeks: no price period of the demo counts weekdays other than Sunday. */
const wednesday = () => {
  const soon = addDays(danishDate(new Date()), 90)
  return addDays(soon, (10 - isoWeekday(soon)) % 7)
}

/** The field that a label names, in the group of a name where there is one. */
function field(page: Document, label: string, group?: string): HTMLInputElement {
  const places = group === undefined ? [page] : page.querySelectorAll('fieldset')
  const place = [...places].find(
    (element) => group === undefined || element.querySelector('legend')?.textContent === group,
  )
  const found = [...(place?.querySelectorAll('label') ?? [])].find(({ textContent }) => textContent === label)
  if (!found?.control) throw new Error(`No field '${label}'`)
  return found.control as HTMLInputElement
}

/** Presses a button of a form: the page that a browser without scripts opens. */
function submit(page: Document, name: string): Promise<Document> {
  const button = [...page.querySelectorAll('button')].find(({ textContent }) => textContent === name)
  if (!button?.form) throw new Error(`No button '${name}' of a form`)
  const values = new FormData(button.form)
  const target = new URL(button.form.action)
  target.search = new URLSearchParams([...values].map(([key, value]) => [key, String(value)])).toString()
  return product.open(target.href)
}

const cards = (page: Document) => [...page.querySelectorAll('#leverandorer article')]
const card = (page: Document, name: string) => cards(page).find(({ textContent }) => textContent?.includes(name))
const names = (page: Document) => cards(page).map((element) => element.querySelector('h2, h3, h4')?.textContent)
const headings = (page: Document) => [...page.querySelectorAll('h1, h2, h3')].map(({ textContent }) => textContent)
const textOf = (page: Document) => page.querySelector('main')?.textContent

describe('a storefront', () => {
  test('STO-1 STO-10 holds the categories, menus and prices', async () => {
    const page = await product.open(product.address('smagen'))
    expect(page.title).toMatch(/Smagen/)
    expect(page.documentElement.lang).toBe('da')
    expect(page.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(product.address('smagen'))
    const categories = page.querySelector('nav[aria-label="Vælg madtyper"]')
    expect(categories?.textContent).toContain('Smørrebrød')
    expect(headings(page)).toContain('Frokostplatte')
    const menu = [...page.querySelectorAll('article')].find(({ textContent }) => textContent?.includes('Frokostplatte'))
    expect(menu?.textContent).toContain('kr.\u00a0129,00')
    expect(menu?.textContent).toContain('13 %')
  })

  test('STO-2 shows the category that the address names, in small letters or capitals', async () => {
    const page = await product.open(product.address('smagen'))
    const [, second] = page.querySelectorAll('nav[aria-label="Vælg madtyper"] a')
    const name = second?.firstChild?.textContent ?? ''
    expect(headings(page)).not.toContain(name)
    const path = `/?category=${encodeURIComponent(name.toUpperCase())}`
    expect(headings(await product.open(product.address('smagen', path)))).toContain(name)
  })
})

describe('the front page', () => {
  test('HOST-4 lists the open caterers, and is whole', async () => {
    const page = await frontPage()
    expect(names(page)).toEqual(expect.arrayContaining(['Smagen', 'Festkøkkenet', 'Grønt', 'Grillen']))
    expect(names(page)).not.toContain('Lukket')
    const image = page.querySelector('meta[property="og:image"]')?.getAttribute('content') ?? ''
    expect((await product.get(image)).headers['content-type']).toMatch(/^image\//)
  })

  test('VIS-5 HOST-4 a card shows the rating, food, lowest price, delivery and notice', async () => {
    const page = await frontPage()
    const smagen = card(page, 'Smagen')
    const lines = [...(smagen?.querySelectorAll('p, li, span') ?? [])].map(({ textContent }) => textContent)
    expect(lines).toContainEqual(expect.stringMatching(/^Fra kr\.\s\d+,\d\d pr\. kuvert$/))
    expect(lines).toContainEqual(expect.stringMatching(/^Levering og afhentning · bestil senest \d+ dage? før$/))
    for (const shown of ['4,7', 'Smørrebrød']) expect(smagen?.textContent).toContain(shown)
    expect(smagen?.querySelector('img')).not.toBeNull()
    expect(card(page, 'Grillen')?.textContent).toContain('Afhentning')
  })

  test('HOST-4 its search and filters work as a form', async () => {
    const page = await frontPage()
    field(page, 'Hvor').value = 'Aarhus'
    const found = await submit(page, 'Søg')
    expect(names(found)).toEqual(['Smagen'])
    field(found, 'Hvor').value = ''
    field(found, 'Odense', 'Steder').checked = true
    const filtered = await submit(found, 'Vis køkkener')
    expect(names(filtered)).toEqual(['Festkøkkenet'])
    expect(field(filtered, 'Odense', 'Steder').checked).toBe(true)
    expect(filtered.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(product.address(null))
  })

  test.each(['Århus', 'smagen', 'smørrebrød aarhus'])('VIS-4 %s finds Smagen', async (words) => {
    const page = await frontPage(`/?sted=${encodeURIComponent(words)}`)
    expect(headings(page)).toContain(`1 køkken passer til "${words}"`)
    expect(names(page)).toEqual(['Smagen'])
  })

  test.each([
    ['8660', 'Ingen køkkener i 8660 Skanderborg', 'Aarhus C, 22 km', []],
    ['8001', 'Vi kender ikke postnummeret. Se køkkenerne herunder.', 'Aarhus C', ['/']],
  ])('VIS-4 the search for %s is not empty', async (place, text, near, ways) => {
    const page = await frontPage(`/?sted=${place}`)
    expect(textOf(page)).toContain(text)
    const suggested = [...page.querySelectorAll('main article')].find(({ textContent }) =>
      textContent?.includes('Smagen'),
    )
    expect(suggested?.textContent).toContain(near)
    const links = [...page.querySelectorAll('main a')].filter(({ textContent }) => textContent === 'Se alle køkkener')
    expect(links.map((link) => link.getAttribute('href'))).toEqual(ways)
  })
})

describe('the pages of orders and offers', () => {
  test.each(['/ordre/ukendt', '/tilbud/ukendt'])(
    'CHG-1 an unknown link says so, and offers no new one: %s',
    async (path) => {
      const page = await product.open(product.address('smagen', path))
      expect(page.querySelector('h1')?.textContent).toBe('Linket virker ikke')
      expect(page.body.textContent).not.toContain('Send et nyt link')
    },
  )

  test('VIS-6 an order of somebody else and one that does not exist are not shown, and lead to the login', async () => {
    const body = await frokostplatteBody(product.v2, 'fremmed@example.dk')
    const { order } = await product.call<{ order: { id: string } }>('POST', '/api/v2/orders', body)
    for (const id of [order.id, crypto.randomUUID(), 'ukendt']) {
      const path = `/tak-for-din-bestilling/${id}`
      const page = await product.open(product.address('smagen', path))
      expect(page.querySelector('h1')?.textContent).toBe('Vi kan ikke vise denne bestilling')
      expect(textOf(page)).not.toContain('Frokostplatte')
      const links = [...page.querySelectorAll('main a')].filter(({ textContent }) => textContent === 'Log ind')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([`/login?from=${encodeURIComponent(path)}`])
    }
  })
})

test.each([
  [null, '/'],
  [null, '/sammenlign?kuverter=40&koekken=55&koekken=56'],
  ['smagen', '/kurv/demodemodemodemodemode'],
  ['smagen', '/tilbud/demodemodemodemodemode'],
])('LAW-3 VAT is mentioned once where prices are: %s %s', async (storefront, path) => {
  const page = await product.open(product.address(storefront, path))
  for (const hidden of page.querySelectorAll('script, noscript')) hidden.remove()
  expect(page.body.textContent?.match(/inkl\. moms/gi)).toHaveLength(1)
})

describe('the search', () => {
  test('MAR-1 MAR-2 MAR-3 works as a form, and says how it sorts', async () => {
    const page = await frontPage()
    field(page, 'Hvor').value = 'Aarhus'
    field(page, 'Kuverter').value = '40'
    const answered = await submit(page, 'Søg')
    expect(card(answered, 'Smagen')?.textContent).toContain('40 × ')
    expect(textOf(answered)).toContain('Ingen kan betale for en bedre plads')
    field(answered, 'Vegetarisk', 'Kost').checked = true
    const vegetarian = await submit(answered, 'Søg')
    expect(vegetarian.baseURI).toContain('kost=VEGETARIAN')
    expect(card(vegetarian, 'Smagen')?.textContent).toMatch(/vegetarisk/i)
  })

  test('MAR-6 MAR-7 asks for meals, with what else the budget buys, or for desserts', async () => {
    const meals = await frontPage('/?kuverter=40&budget=180')
    for (const name of ['Petit fours', 'Kransekage', 'Vand og saft', 'Kage til mødet'])
      expect(meals.querySelector('#leverandorer')?.textContent).not.toContain(name)
    expect(card(meals, 'Smagen')?.querySelectorAll('[aria-label="Andre menuer inden for budgettet"] li')).toHaveLength(
      2,
    )
    const what = [...meals.querySelectorAll('select')].find(({ labels }) => labels[0]?.textContent === 'Hvad')
    if (!what) throw new Error('No choice of what')
    expect([...what.options].map(({ text }) => text)).toEqual(['Måltid', 'Dessert og kager', 'Drikkevarer'])
    what.value = 'DESSERT'
    const desserts = await submit(meals, 'Søg')
    expect(desserts.baseURI).toContain('hvad=DESSERT')
    expect(card(desserts, 'Festkøkkenet')?.textContent).toMatch(/40 × (Kagebord|Dessertbuffet)/)
  })

  test('VIS-18 MAR-8 has its filters behind one button after a search, which shows them', async () => {
    expect([...(await frontPage()).querySelectorAll('button')].map(({ textContent }) => textContent)).not.toContain(
      'Filtre',
    )
    const folded = await frontPage('/?kuverter=40&kost=VEGAN&uden=NUTS')
    const button = [...folded.querySelectorAll('button')].find(({ textContent }) => textContent === 'Filtre (2)')
    expect([button?.getAttribute('aria-expanded'), button?.name, button?.value]).toEqual(['false', 'filtre', 'vis'])
    const shown = await frontPage('/?kuverter=40&kost=VEGAN&uden=NUTS&filtre=vis')
    const again = [...shown.querySelectorAll('button')].find(({ textContent }) => textContent === 'Filtre (2)')
    expect(again?.getAttribute('aria-expanded')).toBe('true')
    const groups = [...shown.querySelectorAll('fieldset legend')].map(({ textContent }) => textContent)
    expect(groups.filter((title) => title === 'Kost')).toHaveLength(1)
    expect(field(shown, 'Vegansk', 'Kost').checked).toBe(true)
  })

  test('MAR-2 VIS-5 a caterer that cannot says why and when it can', async () => {
    const admin = await product.token('admin@demo.dk')
    const closed = wednesday()
    await product.call(
      'PUT',
      '/api/v2/caters/57/availability-rules',
      {
        ...NO_SETTINGS,
        exceptions: [
          { from: closed, to: closed, name: 'Bryllup', hours: { DELIVERY: [], PICKUP: [] }, capacity: null },
        ],
      },
      admin,
    )
    const page = await frontPage(`/?sted=${encodeURIComponent('Grønt')}&dato=${closed}&kuverter=10`)
    expect(headings(page)).toContain('Kan ikke den dag')
    expect(card(page, 'Grønt')?.textContent).toMatch(/Bryllup: lukket til og med den .+ Tidligst .+\./)
    const anyDay = [...page.querySelectorAll('a')].find(({ textContent }) => textContent === 'Uden dato: 1 køkken')
    const others = await product.open(anyDay?.href ?? '')
    expect(headings(others)).toContain('1 køkken passer til jer')
    expect(card(others, 'Grønt')?.textContent).toContain('Kan levere')
  })

  test('MAR-4 a comparison works as a form, and says what to do where nothing is chosen', async () => {
    const page = await frontPage('/?kuverter=40')
    for (const name of ['Smagen', 'Festkøkkenet'])
      page.querySelector<HTMLInputElement>(`[aria-label="Sammenlign ${name}"]`)!.checked = true
    const compared = await submit(page, 'Sammenlign de valgte')
    expect(compared.querySelectorAll('table [scope=col]')).toHaveLength(3)
    const menus = compared.querySelector<HTMLSelectElement>('[aria-label="Menu fra Smagen"]')
    if (!menus) throw new Error('No choice of menus')
    const [name] = menus.options[menus.options.length - 1]?.text.split(',') ?? []
    menus.selectedIndex = menus.options.length - 1
    const chosen = await submit(compared, 'Sammenlign de valgte menuer')
    const [shown] = [...chosen.querySelectorAll<HTMLSelectElement>('[aria-label="Menu fra Smagen"]')]
    expect(shown?.selectedOptions[0]?.text).toContain(name)
    expect(textOf(await frontPage('/sammenlign'))).toContain('Sæt kryds ved to eller tre køkkener')
  })
})
