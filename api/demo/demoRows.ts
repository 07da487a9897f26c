import { createHash } from 'node:crypto'
import type { Insertable } from 'kysely'
import type { Food } from '../../domain/foods/food.ts'
import type { MenuNode } from '../../domain/menus/menu.ts'
import { toOere } from '../../domain/money/money.ts'
import type { ServiceScope } from '../../domain/money/services.ts'
import type { PricePeriod } from '../../domain/money/pricePeriods.ts'
import { addDays } from '../../domain/time/danishTime.ts'
import type { Database } from '../database/schema.ts'
import type { DemoCater, DemoMenu, DemoNode, DemoOffering, DemoPrice } from './demoCater.ts'
import { demoCourse } from './demoCourses.ts'
import { DECLARING, demoDeclaration } from './demoDeclarations.ts'
import { demoMenuPictures } from './demoMenuPictures.ts'
import type { DemoPictures } from './demoPictures.ts'
import type { SeededRandom } from './seededRandom.ts'

type Row<Table extends keyof Database> = Insertable<Database[Table]>
type OfferingColumns = Pick<Row<'menu'>, 'soldOutTo' | 'offeredFrom' | 'offeredTo' | 'draft' | 'course'>

/** The rows of a caterer, parents before their children, and its catalogue for creating orders. */
export interface CaterRows {
  demo: DemoCater
  pricePeriods: (PricePeriod & Row<'pricePeriod'>)[]
  categories: Row<'category'>[]
  images: Row<'image'>[]
  menuRows: Row<'menu'>[]
  menuCategories: Row<'menuCategory'>[]
  dishes: (Row<'dish'> & { id: string })[]
  menuDishes: Row<'menuDish'>[]
  /** To be inserted before what they are the prices of, whose own entry they then hold. */
  priceLog: Row<'priceLog'>[]
  services: (Row<'service'> & { id: string; required: boolean; appliesTo: ServiceScope })[]
  /** The menus in order, prices in øre. */
  menus: MenuNode[]
}

/** Converts a caterer to rows; `today` is the Danish date that dates are relative to. */
export function toCaterRows(demo: DemoCater, pictures: DemoPictures, today: string, random: SeededRandom): CaterRows {
  const caterId = demo.id
  const rows: CaterRows = {
    demo,
    pricePeriods: demo.pricePeriods.map((period) => ({
      id: random.uuid(),
      caterId,
      type: period.type,
      percentage: period.percentage,
      weekdays: period.type === 1 ? period.weekdays : [],
      from: period.type === 3 ? addDays(today, period.beginsInDays) : null,
      to: period.type === 3 ? addDays(today, period.beginsInDays + period.days - 1) : null,
      name: period.name,
    })),
    categories: [],
    images: [],
    menuRows: [],
    menuCategories: [],
    dishes: [],
    menuDishes: [],
    priceLog: [],
    services: demo.services.map(({ name, description, required, price, appliesTo }) => ({
      id: random.uuid(),
      caterId,
      name,
      description,
      required,
      priceOere: toOere(price),
      appliesTo,
    })),
    menus: [],
  }
  addImage(rows, pictures, demo.logo, { use: 'logo', text: demo.facts.name, order: 0 })
  addImage(rows, pictures, demo.banner, {
    use: 'banner',
    text: `Mad fra ${demo.facts.name}`,
    order: 0,
  })
  for (const { id, priceOere } of rows.services)
    rows.priceLog.push({
      kind: 'service',
      thingId: id,
      caterId,
      priceOere,
      discountFromOere: null,
      at: agoAt(today, 60),
    })
  demo.categories.forEach((category, order) => addCategory(rows, category, order, pictures, today, random))
  return rows
}

function addCategory(
  rows: CaterRows,
  { name, description, pictures: ofCategory, menus }: DemoCater['categories'][number],
  order: number,
  pictures: DemoPictures,
  today: string,
  random: SeededRandom,
): void {
  const id = random.uuid()
  rows.categories.push({ id, caterId: rows.demo.id, name, description, order })
  ofCategory.forEach(({ file, caption }, place) =>
    addImage(rows, pictures, file, { use: 'category', text: caption, categoryId: id, order: place }),
  )
  menus.forEach((menu, place) => {
    const { offering, dishes = [], ...content } = menu
    const columns = { ...offeringColumns(offering, today), course: demoCourse(menu.name) }
    const node = addNode(rows, { ...content, ...columns }, null, rows.menus.length, today, random)
    const dishFoods = dishes.map((dish) => addDish(rows, dish, node.id))
    rows.menus.push({ ...node, dishFoods, allFoodsListed: DECLARING.includes(rows.demo.id) })
    demoMenuPictures[rows.demo.id]?.[menu.name]?.forEach(({ file, caption }, index) =>
      addImage(rows, pictures, file, { use: 'menu', text: caption, menuId: node.id, order: index }),
    )
    rows.menuCategories.push({ menuId: node.id, categoryId: id, order: place })
  })
}

/** Adds a dish of the caterer, unless another menu has it already, to a menu. */
function addDish({ demo: { id: caterId }, dishes, menuDishes }: CaterRows, name: string, menuId: string): Food {
  // Of its name, since a draw would change all that is drawn after it
  const id = createHash('sha256')
    .update(`${caterId} ${name}`)
    .digest('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5')
  if (!dishes.some((dish) => dish.id === id)) dishes.push({ id, caterId, name })
  menuDishes.push({ menuId, dishId: id })
  return { id, name, declaration: demoDeclaration(caterId, name) }
}

function offeringColumns({ soldOutForDays, season, isDraft }: DemoOffering = {}, today: string) {
  return {
    soldOutTo: soldOutForDays === undefined ? null : addDays(today, soldOutForDays),
    offeredFrom: season ? addDays(today, season.beginsInDays) : null,
    offeredTo: season ? addDays(today, season.beginsInDays + season.days - 1) : null,
    draft: isDraft ?? false,
  }
}

function addNode(
  rows: CaterRows,
  { children, priceHistory, ...node }: DemoNode & Partial<OfferingColumns> & Pick<DemoMenu, 'priceHistory'>,
  parentId: string | null,
  order: number,
  today: string,
  random: SeededRandom,
): MenuNode {
  const id = random.uuid()
  const caterId = rows.demo.id
  const { price, discountFromPrice, ...rest } = node
  const prices = toPriceColumns(price, discountFromPrice)
  rows.menuRows.push({ draft: false, course: 'MEAL', ...rest, id, caterId, parentId, ...prices, order })
  for (const logged of priceHistory ?? usualHistory(price, discountFromPrice)) {
    const then = toPriceColumns(logged.price, logged.from ?? null)
    rows.priceLog.push({ kind: 'menu', thingId: id, caterId, ...then, at: agoAt(today, logged.daysAgo) })
  }
  const nodes = children.map((child, place) => addNode(rows, child, id, place, today, random))
  const { name, type, minAmount, maxAmount, ageLimit = null } = node
  const declaration = demoDeclaration(caterId, name)
  return { id, name, type, price: prices.priceOere, minAmount, maxAmount, ageLimit, declaration, children: nodes }
}

const toPriceColumns = (price: number, from: number | null) => ({
  priceOere: toOere(price),
  discountFromOere: from === null ? null : toOere(from),
})

/** A reduced price is two days old; every other has stood for 60 days. */
function usualHistory(price: number, from: number | null): DemoPrice[] {
  if (from === null) return [{ daysAgo: 60, price }]
  return [
    { daysAgo: 60, price: from },
    { daysAgo: 2, price, from },
  ]
}

/** The morning so many days before a date. */
export const agoAt = (today: string, daysAgo: number) => `${addDays(today, -daysAgo)}T08:00:00Z`

function addImage(
  rows: CaterRows,
  pictures: DemoPictures,
  file: string | null,
  place: Pick<Row<'image'>, 'use' | 'text' | 'categoryId' | 'menuId' | 'order'>,
): void {
  const picture = file && pictures.get(file)
  if (picture) rows.images.push({ caterId: rows.demo.id, name: place.text, ...place, ...picture })
}
