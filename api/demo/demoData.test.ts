import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Selectable, sql } from 'kysely'
import { appliesTo, fulfilmentOf } from '../../domain/money/services.ts'
import { orderedFoods } from '../../domain/foods/orderedFoods.ts'
import { type Fit, fitOf } from '../../domain/menus/allergensOfMenu.ts'
import type { DietFilter } from '../../domain/foods/dietFilter.ts'
import { listMenus, type MenuTree } from '../menus/menuStore.ts'
import { findDeclarationProblems } from '../../domain/foods/declarations.ts'
import { listFoods } from '../foods/foodStore.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { beforeAll, describe, expect, test } from 'vitest'
import { isCanonicalHtml } from '../../domain/html/canonicalHtml.ts'
import { isSatisfiable } from '../../domain/menus/choices.ts'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { ageLimitOf, type MenuNode } from '../../domain/menus/menu.ts'
import { toOere } from '../../domain/money/money.ts'
import { listSavings } from '../prices/priceLogStore.ts'
import type { Db } from '../database/connect.ts'
import type { OrderTable } from '../database/schema.ts'
import { createImageStore, type ImageStore } from '../images/imageStore.ts'
import { openTestDatabase } from '../testing/testDatabase.ts'
import { hashPassword, verifyPassword } from '../users/passwords.ts'
import { fillDemoData } from './demoData.ts'
import { formatCodes } from '../../domain/zones/zones.ts'
import { findZones } from '../zones/zoneStore.ts'

const NOW = new Date('2026-11-21T10:00:00Z')
const TODAY = '2026-11-21'
const FULL = [55, 56, 57, 58]

let dataDir: string
let db: Db
let images: ImageStore

const fill = () => fillDemoData({ db, images, now: () => NOW, hashPassword })

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kuvert-demo-'))
  images = createImageStore({ dataDir })
  db = await openTestDatabase()
  return async () => {
    await db.destroy()
    await rm(dataDir, { recursive: true, force: true })
  }
})

describe('filling', () => {
  test('RUN-4 SCA-18 what was broken off, by an error or half-way through the pictures, is completed by the next start', async () => {
    let begun = 0
    const put: ImageStore['put'] = async (...args) => {
      begun += 1
      if (begun > 40) throw new Error('killed')
      return images.put(...args)
    }
    const services = { db, now: () => NOW, hashPassword }
    await expect(fillDemoData({ ...services, images: { ...images, put } })).rejects.toThrow('killed')
    expect(await db.selectFrom('cater').selectAll().execute()).toEqual([])
    await db.schema.alterTable('orderMessage').renameTo('away').execute()
    await expect(fill()).rejects.toThrow('orderMessage')
    await db.schema.alterTable('away').renameTo('orderMessage').execute()
    expect(await db.selectFrom('cater').selectAll().execute()).toEqual([])
    expect(await db.selectFrom('user').selectAll().execute()).toEqual([])
    const stored: number[] = []
    let total = 0
    const onPicture = (count: number, all: number) => {
      stored.push(count)
      total = all
    }
    await fillDemoData({ ...services, images, onPicture })
    expect(stored).toEqual(Array.from({ length: total }, (_, index) => index + 1))
    // Pictures are named by their content: those of the first try are there once
    const keys = (await readdir(join(dataDir, 'images'), { recursive: true })).filter((key) => key.includes('.'))
    expect(keys.length).toBeLessThanOrEqual(total)
    expect((await db.selectFrom('cater').select('id').orderBy('id').execute()).map(({ id }) => id)).toEqual([
      55, 56, 57, 58, 59, 60,
    ])
  })

  test('RUN-4 does nothing if there is a caterer already', async () => {
    const count = () =>
      db
        .selectFrom('order')
        .select(({ fn }) => fn.countAll<number>().as('orders'))
        .executeTakeFirst()
    const before = await count()
    await fill()
    expect(await count()).toEqual(before)
  })

  test('RUN-4 new caterers get ids above the fixed ones', async () => {
    const added = await db
      .insertInto('cater')
      .values({ name: 'Flere', email: 'flere@example.dk' })
      .returning('id')
      .executeTakeFirstOrThrow()
    expect(added.id).toBe(61)
    await db.deleteFrom('cater').where('id', '=', 61).execute()
  })
})

describe('caterers and users', () => {
  test('RUN-4 each caterer has its specified facts', async () => {
    const caters = await db.selectFrom('cater').selectAll().orderBy('id').execute()
    const facts = caters.map(({ id, name, active, delivery, googleAverageRating, googleTotalRatings }) => ({
      id,
      name,
      active,
      delivery,
      rating: googleAverageRating && googleTotalRatings ? 'rated' : null,
    }))
    expect(facts).toEqual([
      { id: 55, name: 'Smagen', active: true, delivery: true, rating: 'rated' },
      { id: 56, name: 'Festkøkkenet', active: true, delivery: true, rating: 'rated' },
      { id: 57, name: 'Grønt', active: true, delivery: true, rating: null },
      { id: 58, name: 'Grillen', active: true, delivery: false, rating: 'rated' },
      { id: 59, name: 'Lukket', active: false, delivery: true, rating: null },
      { id: 60, name: 'Nyt Køkken', active: true, delivery: true, rating: null },
    ])
    expect(caters[0]).toMatchObject({
      googleAverageRating: 4.7,
      googleTotalRatings: 128,
      minEnvelopes: 10,
      orderBefore: 2,
    })
    expect(caters[0]?.noticeText).toBeTruthy()
    expect(['Aarhus C', 'Odense C', 'København N', 'Aalborg']).toEqual(caters.slice(0, 4).map(({ city }) => city))
  })

  test('SEC-1 all formatted texts are canonical, so that they are shown without being sanitized', async () => {
    const tables = await Promise.all([
      db.selectFrom('cater').select(['description', 'noticeText as more']).execute(),
      ...(['category', 'menu', 'service'] as const).map((table) =>
        db.selectFrom(table).select('description').execute(),
      ),
    ])
    const texts = tables.flat().flatMap((row) => Object.values(row).filter((text) => text !== null))
    expect(texts.length).toBeGreaterThan(20)
    expect(texts.filter((text) => !isCanonicalHtml(text))).toEqual([])
  })

  test('RUN-4 each caterer has a page, and there is a front page', async () => {
    const pages = await db.selectFrom('page').select(['url', 'caterId']).execute()
    expect(new Map(pages.map(({ url, caterId }) => [url, caterId]))).toEqual(
      new Map([
        ['/', null],
        ['/smagen', 55],
        ['/festkokkenet', 56],
        ['/gront', 57],
        ['/grillen', 58],
        ['/lukket', 59],
        ['/nyt', 60],
      ]),
    )
  })

  test('RUN-4 all demo users can log in with demo-1234, and one is not verified', async () => {
    const users = await db.selectFrom('user').selectAll().orderBy('email').execute()
    expect(users.map(({ email, role, caterId, verified }) => [email, role, caterId, verified])).toEqual([
      ['admin@demo.dk', 'admin', null, true],
      ['festkokkenet@demo.dk', 'cater', 56, true],
      ['grillen@demo.dk', 'cater', 58, true],
      ['gront@demo.dk', 'cater', 57, true],
      ['jonas@demo.dk', 'cater', 55, true],
      ['koekken@demo.dk', 'cater', 55, true],
      ['kunde@demo.dk', 'customer', null, true],
      ['smagen@demo.dk', 'cater', 55, true],
      ['uverificeret@demo.dk', 'cater', 60, false],
    ])
    const hashes = [...new Set(users.map(({ passwordHash }) => passwordHash!))]
    for (const hash of hashes) expect(await verifyPassword(hash, 'demo-1234')).toBe(true)
    const karen = users.find(({ email }) => email === 'kunde@demo.dk')
    expect(karen).toMatchObject({ firstName: 'Karen', lastName: 'Kunde', phoneNumber: '20304050' })
  })

  test('RUN-4 accents are distinct and have enough contrast', async () => {
    const caters = await db.selectFrom('cater').select('accentColor').execute()
    const accents = caters.map(({ accentColor }) => accentColor!)
    expect(accents.filter((accent) => contrast(accent, '#f6f1e7') < 5.5)).toEqual([])
    expect(new Set(accents).size).toBe(accents.length)
  })

  test('RUN-4 the price periods of smagen', async () => {
    const periods = await db.selectFrom('pricePeriod').selectAll().where('caterId', '=', 55).orderBy('type').execute()
    expect(
      periods.map(({ type, percentage, weekdays, from, to }) => ({ type, percentage, weekdays, from, to })),
    ).toEqual([
      { type: 1, percentage: 10, weekdays: [7], from: null, to: null },
      { type: 2, percentage: 15, weekdays: [], from: null, to: null },
      { type: 3, percentage: -10, weekdays: [], from: addDays(TODAY, 30), to: addDays(TODAY, 36) },
    ])
  })
})

describe('catalogue', () => {
  test('RUN-4 full caterers have 5 to 9 categories and 20 to 40 menus, nyt none, gront one empty category', async () => {
    const sizes = await db
      .selectFrom('category')
      .leftJoin('menuCategory', 'menuCategory.categoryId', 'category.id')
      .select(({ fn }) => ['category.caterId', 'category.id', fn.count<number>('menuCategory.menuId').as('menus')])
      .groupBy(['category.caterId', 'category.id'])
      .execute()
    for (const id of FULL) {
      const own = sizes.filter(({ caterId }) => caterId === id)
      expect(own.length, `categories of ${id}`).toBeGreaterThanOrEqual(5)
      expect(own.length, `categories of ${id}`).toBeLessThanOrEqual(9)
      const menus = own.reduce((sum, category) => sum + category.menus, 0)
      expect(menus, `menus of ${id}`).toBeGreaterThanOrEqual(20)
      expect(menus, `menus of ${id}`).toBeLessThanOrEqual(40)
      expect(own.filter((category) => category.menus === 0)).toHaveLength(id === 57 ? 1 : 0)
    }
    expect(sizes.filter(({ caterId }) => caterId === 60)).toEqual([])
    expect((await menusOf(60)).length).toBe(0)
  })

  test('RUN-4 the first category and the Frokostplatte of smagen, to the letter', async () => {
    const first = await db
      .selectFrom('category')
      .selectAll()
      .where('caterId', '=', 55)
      .orderBy('order')
      .executeTakeFirst()
    expect(first?.name).toBe('Smørrebrød')
    const menus = await menusOf(55)
    const platte = named(menus, 'Frokostplatte')
    expect(platte).toMatchObject({ type: 'menu', price: 12_900, minAmount: 10, maxAmount: null })
    const row = await db.selectFrom('menu').selectAll().where('id', '=', platte.id).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ discountFromOere: 14_900 })
    expect((await listSavings(db, [row])).get(platte.id)).toEqual({
      normalPrice: 14_900,
      percent: 13,
      from: addDays(TODAY, -2),
      to: addDays(TODAY, 28),
    })
    const slices = named(platte.children, 'Vælg 3 slags smørrebrød')
    expect(slices).toMatchObject({ type: 'group', minAmount: 3, maxAmount: 3 })
    expect(slices.children).toHaveLength(8)
    expect(slices.children.map(({ price }) => price).filter((price) => price > 0)).toEqual([1_500])
    expect(named(platte.children, 'Tilbehør')).toMatchObject({ type: 'group', minAmount: 1, maxAmount: null })
    expect(named(platte.children, 'Ost')).toMatchObject({ type: 'group', minAmount: null, maxAmount: null })
    expect(named(platte.children, 'Dessert')).toMatchObject({ type: 'extra', price: 3_500 })
    expect(named(platte.children, 'Alkoholfri øl')).toMatchObject({ type: 'extra', price: 3_000 })
    expect(named(platte.children, 'Rugbrød')).toMatchObject({ type: 'includeWithAmount', minAmount: 2 })
    expect(platte.children.filter(({ type }) => type === 'include').length).toBeGreaterThan(0)
  })

  test('MEM-5 all prices have their history; a reduction of 55 was cheaper before, and one is too young', async () => {
    const { rows } = await sql<{ things: number }>`
      select count(*)::int as things from (select id from menu union all select id from service) as priced
      where not exists (select from "priceLog" where "thingId" = priced.id)`.execute(db)
    expect(rows).toEqual([{ things: 0 }])
    const menus = await db.selectFrom('menu').selectAll().where('caterId', '=', 55).execute()
    const savings = await listSavings(db, menus)
    const isShown = (name: string) => savings.has(menus.find((menu) => menu.name === name)!.id)
    expect(['Frokostplatte', 'Fiskefad', 'Kartofler og æg', 'Desserttallerken'].map(isShown)).toEqual([
      true,
      true,
      false,
      false,
    ])
    const [newest] = await db.selectFrom('priceLog').select('at').orderBy('at', 'desc').limit(1).execute()
    expect(newest!.at < NOW).toBe(true)
  })

  test('LAW-7 what has alcohol has an age limit, by the words of all menus and items, and no order holds it', async () => {
    const words =
      /vin\b|vinmenu|bobler|crémant|champagne|cava|prosecco|øl\b|snaps|fri bar|mimosa|cocktail|whisky|cider/i
    // Sparkling apple juice, and mussels that were boiled in wine
    const without = ['Æblemost med bobler', 'Hav og glød']
    const served = (await Promise.all(FULL.map(menusOf)))
      .flat()
      .flatMap((menu) => [
        { ...menu, ageLimit: ageLimitOf(menu) },
        ...menu.children.flatMap((child) => (child.type === 'group' ? child.children : child)),
      ])
    const isAlcohol = ({ name, description }: MenuNode & { description?: string | null }) => {
      const text = `${name} ${description ?? ''}`
      return words.test(text) && !/alkoholfri/i.test(text) && !without.includes(name)
    }
    const alcohol = served.filter(isAlcohol)
    expect(alcohol.length).toBeGreaterThanOrEqual(12)
    expect(alcohol.filter(({ ageLimit }) => ageLimit == null).map(({ name }) => name)).toEqual([])
    const orders = await db.selectFrom('order').select('content').execute()
    const ordered = orders.flatMap(({ content: { menus } }) =>
      menus.flatMap((menu) => [menu, ...menu.items, ...menu.groups.flatMap(({ items }) => items)]),
    )
    const limited = new Set(served.filter(({ ageLimit }) => ageLimit != null).map(({ name }) => name))
    expect(ordered.filter(({ name }) => limited.has(name))).toEqual([])
  })

  test('ZON-7 55 has three zones with fees, 56 one with a minimum, 57 Copenhagen alone, 58 none', async () => {
    const zones = async (caterId: number) =>
      (await findZones(db, caterId)).map(({ name, fee, freeFrom, minimum }) => ({ name, fee, freeFrom, minimum }))
    expect(await zones(55)).toEqual([
      { name: 'Aarhus midt', fee: 0, freeFrom: null, minimum: null },
      { name: 'Aarhus', fee: 95_00, freeFrom: 2000_00, minimum: null },
      { name: 'Omegn', fee: 195_00, freeFrom: null, minimum: 1500_00 },
    ])
    expect(await zones(56)).toMatchObject([{ minimum: 2500_00 }])
    expect((await findZones(db, 57)).map(({ codes }) => formatCodes(codes))).toEqual(['1000-2500'])
    expect(await zones(58)).toEqual([])
    const fees = await db.selectFrom('order').select('deliveryFeeOere').where('deliveryZone', '=', 'Aarhus').execute()
    expect(new Set(fees.map((order) => order.deliveryFeeOere))).toEqual(new Set([0, 95_00]))
  })

  test('ALG-2 ALG-11 55 to 57 have declared all their foods and ticked all their menus, 58 neither', async () => {
    const state = async (caterId: number) => {
      const foods = (await listFoods(db, ADMIN, caterId)) ?? []
      for (const { name, declaration } of foods)
        expect([name, findDeclarationProblems(declaration)]).toEqual([name, []])
      const menus = (await listMenus(db, ADMIN, caterId)) ?? []
      return {
        undeclared:
          foods.filter(({ declaration }) => !declaration.isComplete).length === foods.length
            ? 'all'
            : foods.filter(({ declaration }) => !declaration.isComplete).map(({ name }) => name),
        ticks: new Set(menus.map(({ allFoodsListed, foodsListedAt }) => allFoodsListed && foodsListedAt !== null)),
        without: menus
          .filter(({ children, dishFoods }) => children.length + dishFoods.length === 0)
          .map(({ name }) => name),
      }
    }
    for (const caterId of [55, 56, 57])
      expect(await state(caterId)).toEqual({ undeclared: [], ticks: new Set([true]), without: [] })
    expect(await state(58)).toMatchObject({ undeclared: 'all', ticks: new Set([false]) })
    const orders = await db.selectFrom('order').select('content').where('caterId', 'in', [55, 56, 57]).execute()
    const ordered = orders.flatMap(({ content }) => orderedFoods(content.menus))
    expect(ordered.length).toBeGreaterThan(300)
    expect(ordered.filter(({ declaration }) => declaration === null)).toEqual([])
  })

  // By hand: what of each caterer's menus fits a guest, whatever is chosen, or by a choice
  const FITTING: [name: string, DietFilter, Record<number, { fits: string[]; chosen: string[] }>][] = [
    [
      'vegan',
      { without: [], diets: ['VEGAN'] },
      {
        55: { fits: [], chosen: ['Byg selv', 'Velkomst'] },
        56: { fits: [], chosen: ['Tapas efter jeres valg'] },
        57: {
          fits: [
            'Falafel og sprød kål',
            'Risnudler og tofu',
            'Kun det grønne',
            'Frokostpakke',
            'Chili uden kød',
            'Grød med æble',
            'Frugtkurv',
          ],
          chosen: [
            'Ugens skål',
            'Byg din skål',
            'Bagt aubergine og tahin',
            'Tre salater',
            'Fem salater',
            'Frit fra salatbordet',
            'Wrap',
            'Sandwich på surdej',
            'Dagens suppe',
          ],
        },
      },
    ],
    [
      'without milk',
      { without: ['MILK'], diets: [] },
      {
        55: { fits: ['Fiskefad', 'Velkomst'], chosen: ['Frit valg', 'Byg selv', 'Sandwich i papir'] },
        56: { fits: ['Biksemad'], chosen: ['Tapas efter jeres valg'] },
        57: {
          fits: [
            'Ugens skål',
            'Bagt aubergine og tahin',
            'Falafel og sprød kål',
            'Risnudler og tofu',
            'Kun det grønne',
            'Frokostpakke',
            'Smørrebrød uden kød',
            'Dagens suppe',
            'Chili uden kød',
            'Grød med æble',
            'Frugtkurv',
          ],
          chosen: [
            'Byg din skål',
            'Tre salater',
            'Fem salater',
            'Frit fra salatbordet',
            'Wrap',
            'Sandwich på surdej',
            'Kage til mødet',
          ],
        },
      },
    ],
    [
      'without gluten',
      { without: ['GLUTEN'], diets: [] },
      {
        55: { fits: ['Grøntsagsfad', 'Velkomst', 'Citronfromage', 'Kransekage'], chosen: ['Frit valg', 'Byg selv'] },
        56: { fits: ['Kransekage, 18 ringe'], chosen: ['Byg jeres bryllup'] },
        57: {
          fits: ['Falafel og sprød kål', 'Kun det grønne', 'Chili uden kød', 'Frugtkurv'],
          chosen: [
            'Byg din skål',
            'Bagt aubergine og tahin',
            'Tre salater',
            'Frit fra salatbordet',
            'Dagens suppe',
            'Dal med ris',
          ],
        },
      },
    ],
  ]

  test.each(FITTING)('ALG-11 the menus that fit %s are those of the list', async (_label, dietFilter, expected) => {
    for (const [caterId, { fits, chosen }] of Object.entries(expected)) {
      const menus = await menusOf(Number(caterId))
      const namesOf = (fit: Fit) => menus.filter((menu) => fitOf(menu, dietFilter) === fit).map(({ name }) => name)
      expect([caterId, namesOf('FITS'), namesOf('CAN_BE_CHOSEN'), namesOf('UNKNOWN')]).toEqual([
        caterId,
        fits,
        chosen,
        [],
      ])
    }
  })

  test('ALG-7 the guests of coming orders of 55 need something', async () => {
    const orders = await db.selectFrom('order').select(['caterId', 'needs']).where('needs', 'is not', null).execute()
    expect(orders.map(({ caterId }) => caterId)).toEqual([55, 55])
  })

  test('RUN-4 smagen has a freeselect, a buildmenu, and a menu without description', async () => {
    const menus = await menusOf(55)
    expect(named(menus, 'Frit valg').type).toBe('freeselect')
    expect(named(menus, 'Byg selv').type).toBe('buildmenu')
    const plain = await db
      .selectFrom('menu')
      .selectAll()
      .where('id', '=', named(menus, 'Dagens ret').id)
      .executeTakeFirstOrThrow()
    expect(plain.description).toBeNull()
  })

  test('RUN-4 the services of smagen', async () => {
    const services = await db.selectFrom('service').selectAll().where('caterId', '=', 55).execute()
    expect(services.map(({ name, required, priceOere }) => [name, required, priceOere])).toEqual(
      expect.arrayContaining([
        ['Kørsel', true, 15_000],
        ['Service og bestik', false, 2_500],
        ['Tjener', false, 95_000],
      ]),
    )
    expect(services).toHaveLength(3)
  })

  test('RUN-4 every menu is satisfiable, with items to choose once and items to choose several times', async () => {
    for (const id of [...FULL, 59]) {
      for (const menu of await menusOf(id)) expect(isSatisfiable(menu), `${id} ${menu.name}`).toBe(true)
    }
    const items = (await menusOf(55)).flatMap(({ children }) => children).flatMap((child) => child.children)
    expect(items.some(({ maxAmount }) => maxAmount === 1)).toBe(true)
    expect(items.some(({ maxAmount }) => maxAmount === null)).toBe(true)
  })

  test('RUN-4 full caterers have a logo, a banner and category pictures that can be read', async () => {
    const rows = await db.selectFrom('image').selectAll().execute()
    for (const id of FULL) {
      const uses = rows.filter(({ caterId }) => caterId === id).map(({ use }) => use)
      expect(uses).toEqual(expect.arrayContaining(['logo', 'banner', 'category']))
    }
    expect(rows.some(({ caterId }) => caterId === 60)).toBe(false)
    for (const { caterId, path, color, width } of rows) {
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
      expect(width).toBeGreaterThanOrEqual(400)
      expect(await images.read(caterId, path, { format: 'jpeg' })).not.toBeNull()
    }
  })
})

describe('pictures of menus', () => {
  test('PIC-3 every menu of 55 and 56 shows its own, half of 57, and none of 58', async () => {
    const menus = await db.selectFrom('menu').selectAll().where('parentId', 'is', null).execute()
    const pictures = await db.selectFrom('image').selectAll().where('use', '=', 'menu').execute()
    const countsOf = (id: number) => [
      menus.filter(({ caterId }) => caterId === id).length,
      new Set(pictures.filter(({ caterId }) => caterId === id).map(({ menuId }) => menuId)).size,
    ]
    expect([55, 56, 57, 58].map(countsOf)).toEqual([
      [29, 29],
      [23, 23],
      [21, 10],
      [21, 0],
    ])
    expect(new Set(pictures.map(({ path }) => path)).size).toBe(pictures.length)
    const kransekage = menus.find(({ caterId, name }) => caterId === 55 && name === 'Kransekage')
    expect(pictures.find(({ menuId }) => menuId === kransekage?.id)?.text).toBe(
      'Stykker af kransekage dyppet i mørk chokolade',
    )
  })

  test('PIC-3 the banner and the offer of the front page have pictures of their own that can be read', async () => {
    const { blocks } = await db.selectFrom('page').select('blocks').where('url', '=', '/').executeTakeFirstOrThrow()
    const found = [...JSON.stringify(blocks).matchAll(/"\/images\/(\d+)\/([^"]+)"/g)]
    expect(new Set(found.map(([address]) => address)).size).toBe(2)
    for (const [, caterId, path] of found)
      expect(await images.read(Number(caterId), path!, { format: 'webp' })).not.toBeNull()
  })
})

describe('orders', () => {
  let orders: Selectable<OrderTable>[]
  const of = (caterId: number) => orders.filter((order) => order.caterId === caterId)

  beforeAll(async () => {
    orders = await db.selectFrom('order').selectAll().orderBy('orderRef').execute()
  })

  test('RUN-4 about 60 on smagen, 30 on festkokkenet, a few on the others', () => {
    expect(of(55).length).toBe(60)
    expect(of(56).length).toBe(30)
    for (const id of [57, 58, 59]) expect(of(id).length).toBeGreaterThan(0)
    expect(of(60)).toEqual([])
  })

  test('RUN-4 references start at 100001 in the order of creation, and the counter continues', async () => {
    expect(orders.map(({ orderRef }) => orderRef)).toEqual(orders.map((_, index) => 100_001 + index))
    const times = orders.map(({ createdAt }) => createdAt.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(NOW.getTime())
    const counter = await sql<{ last: number }>`select last_value as last from "orderReferences"`.execute(db)
    expect(counter.rows[0]?.last).toBe(orders.at(-1)?.orderRef)
  })

  test('RUN-4 smagen has orders in every state', () => {
    const smagens = of(55)
    expect(smagens.filter((order) => !order.caterAccept && !order.refused).length).toBeGreaterThanOrEqual(2)
    expect(smagens.some((order) => order.caterAccept && !order.paid)).toBe(true)
    expect(smagens.some((order) => order.paid && !order.paymentMethodOther)).toBe(true)
    expect(smagens.some((order) => order.paid && order.paymentMethodOther)).toBe(true)
    expect(smagens.some((order) => order.refused && order.refusedReason)).toBe(true)
    const awaiting = orders.filter((order) => !order.caterAccept && !order.refused)
    expect(awaiting.every(({ deliveryDate }) => deliveryDate > TODAY)).toBe(true)
  })

  test('RUN-4 deliveries reach from the last months to the coming weeks', () => {
    const dates = of(55).map(({ deliveryDate }) => deliveryDate)
    expect(dates.some((date) => date < addDays(TODAY, -90))).toBe(true)
    expect(dates.some((date) => date > addDays(TODAY, 7))).toBe(true)
    expect(orders.every(({ createdAt, deliveryDate }) => danishDate(createdAt) < deliveryDate)).toBe(true)
  })

  test('DAY-12 the busy caterers have accepted orders for today and tomorrow, with notes by their people', async () => {
    const notes = await db.selectFrom('orderNote').selectAll().execute()
    for (const caterId of [55, 56]) {
      const soon = of(caterId).filter(({ deliveryDate }) => [TODAY, addDays(TODAY, 1)].includes(deliveryDate))
      const accepted = soon.filter(({ caterAccept }) => caterAccept)
      expect(new Set(accepted.map(({ deliveryDate }) => deliveryDate))).toEqual(new Set([TODAY, addDays(TODAY, 1)]))
      const noted = accepted.filter(({ id }) => notes.some(({ orderId }) => orderId === id))
      expect(noted.length).toBeGreaterThanOrEqual(4)
    }
    expect(notes.every(({ userId }) => userId !== null)).toBe(true)
  })

  test('RUN-4 Karen Kunde has ordered from smagen, and three orders have messages', async () => {
    const karen = await db.selectFrom('user').selectAll().where('email', '=', 'kunde@demo.dk').executeTakeFirstOrThrow()
    expect(of(55).filter(({ userId }) => userId === karen.id).length).toBeGreaterThanOrEqual(2)
    const messages = await db.selectFrom('orderMessage').selectAll().execute()
    expect(new Set(messages.map(({ orderId }) => orderId)).size).toBe(3)
    expect(messages.every(({ message, createdAt }) => message.length > 14 && createdAt < NOW)).toBe(true)
    expect(messages.some(({ sender }) => sender === 'customer')).toBe(true)
  })

  test('RUN-4 the history of each order matches its state, in order, by people of its caterer', async () => {
    const events = await db.selectFrom('orderEvent').selectAll().orderBy('id').execute()
    const users = await db.selectFrom('user').selectAll().execute()
    const peopleOf = (cater: number) => users.filter(({ caterId }) => caterId === cater).map(({ id }) => id)
    const times = events.map(({ at }) => at.getTime())
    expect(times).toEqual(times.toSorted((a, b) => a - b))
    expect(times.at(-1)).toBeLessThan(NOW.getTime())
    for (const order of orders) {
      const actors = events.filter(({ orderId }) => orderId === order.id).map(({ userId }) => userId)
      for (const userId of actors) expect([null, order.userId, ...peopleOf(order.caterId)]).toContain(userId)
      const types = events.filter(({ orderId }) => orderId === order.id).map(({ type }) => type as string)
      expect(types[0]).toBe(order.byPhone ? 'taken' : 'placed')
      expect(types.includes('accepted') || order.byPhone).toBe(order.caterAccept)
      expect(types.includes('refused')).toBe(order.refused)
      expect(types.includes('paid')).toBe(order.paid)
      expect(types.includes('seen') || order.byPhone).toBe(order.seenAt !== null)
    }
  })

  test('DAY-13 one coming order is a phone order, of a customer without an email', () => {
    const phoneOrders = orders.filter(({ byPhone }) => byPhone)
    expect(phoneOrders).toMatchObject([{ caterId: 55, email: '', status: 'accepted' }])
  })

  test('RUN-4 PRI-1 the price of each order is the sum of its content', () => {
    for (const order of orders) {
      const percentage = order.activePeriodPrice?.percentage ?? 0
      const lines = order.content.menus.map(({ amount, price, items }) => {
        const extras = items.filter(({ type }) => type === 'extra').map((item) => toOere(item.price) * item.amount)
        const cover = Math.floor((toOere(price) * (100 + percentage)) / 100 + 0.5)
        return cover * amount + extras.reduce((sum, extra) => sum + extra, 0)
      })
      const services = order.content.services.map(({ price }) => toOere(price))
      const price = [...lines, ...services, order.deliveryFeeOere ?? 0].reduce((sum, part) => sum + part, 0)
      expect({ orderRef: order.orderRef, price: order.priceOere }).toEqual({ orderRef: order.orderRef, price })
    }
    expect(of(55).some(({ activePeriodPrice }) => activePeriodPrice?.percentage === 10)).toBe(true)
  })

  test('RUN-4 CFG-8 each order could have been placed: required services, covers, complete groups', async () => {
    const caters = await db.selectFrom('cater').selectAll().execute()
    const required = await db.selectFrom('service').selectAll().where('required', '=', true).execute()
    for (const order of orders) {
      const cater = caters.find(({ id }) => id === order.caterId)
      const covers = order.content.menus.reduce((sum, { amount }) => sum + amount, 0)
      expect(covers).toBeGreaterThanOrEqual(cater?.minEnvelopes ?? 1)
      expect(order.address === null || cater?.delivery).toBe(true)
      const fulfilment = fulfilmentOf(order.address)
      const needed = required
        .filter((service) => service.caterId === order.caterId && appliesTo(service, fulfilment))
        .map(({ id }) => id)
      expect(order.content.services.map(({ id }) => id)).toEqual(expect.arrayContaining(needed))
    }
    const platters = of(55)
      .flatMap(({ content }) => content.menus)
      .filter(({ name }) => name === 'Frokostplatte')
    expect(platters.length).toBeGreaterThan(0)
    for (const { amount, groups } of platters) {
      const chosen = groups.find(({ group }) => group.name === 'Vælg 3 slags smørrebrød')
      expect(chosen?.items.reduce((sum, item) => sum + item.amount, 0)).toBe(3 * amount)
    }
  })
})

const ADMIN = { role: 'admin', userId: crypto.randomUUID() } as Viewer

async function menusOf(caterId: number): Promise<MenuNode[]> {
  const toNode = ({ priceOere: price, children, ...row }: MenuTree): MenuNode => ({
    ...row,
    price,
    children: children.map(toNode),
  })
  return ((await listMenus(db, ADMIN, caterId)) ?? []).map(toNode)
}

function named(nodes: readonly MenuNode[], name: string): MenuNode {
  const found = nodes.find((node) => node.name === name)
  if (!found) throw new Error(`There is no ${name}`)
  return found
}

/** The WCAG contrast of two #rrggbb colours. */
function contrast(first: string, second: string): number {
  const luminance = (colour: string) => {
    const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
      const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
      return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const [darker = 0, lighter = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b)
  return (lighter + 0.05) / (darker + 0.05)
}

describe('a shared basket', () => {
  test('SHA-1 SHA-2 waits under its key, and was cheaper when it was shared', async () => {
    const { content } = await db.selectFrom('sharedBasket').selectAll().executeTakeFirstOrThrow()
    const [first] = content.lines
    const { priceOere } = await db
      .selectFrom('menu')
      .select('priceOere')
      .where('id', '=', first?.menuId ?? '')
      .executeTakeFirstOrThrow()
    expect(toOere(first?.price ?? 0)).toBe(priceOere - 4_00)
    expect(content.date).toBe(addDays(TODAY, 21))
  })
})

describe('offers', () => {
  test('SHA-3 one waits for its customer under its link, and one is being written', async () => {
    const offers = await db.selectFrom('offer').selectAll().orderBy('number').execute()
    expect(offers).toMatchObject([
      { caterId: 55, number: 1, state: 'sent', terms: { date: addDays(TODAY, 21), zipCode: '8230' } },
      { caterId: 55, number: 2, state: 'draft' },
    ])
    const { content, price } = offers[0]?.terms ?? {}
    expect(content?.menus.map(({ amount }) => amount)).toEqual([40, 20])
    expect(price).toBeGreaterThan(0)
    const links = await db.selectFrom('offerLink').select('offerId').execute()
    expect(links).toEqual([{ offerId: offers[0]?.id }])
  })
})
