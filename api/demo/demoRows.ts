import type { Insertable } from 'kysely'
import type { MenuNode } from '../../domain/menu.ts'
import { toOere } from '../../domain/money.ts'
import type { PricePeriod } from '../../domain/pricePeriods.ts'
import { addDays } from '../../domain/danishTime.ts'
import type { Database } from '../database/schema.ts'
import type { DemoCater, DemoNode } from './demoCater.ts'
import type { DemoPictures } from './demoPictures.ts'
import type { SeededRandom } from './seededRandom.ts'

type Row<Table extends keyof Database> = Insertable<Database[Table]>

/** The rows of a caterer, parents before their children, and its catalogue for creating orders. */
export interface CaterRows {
  demo: DemoCater
  pricePeriods: (PricePeriod & Row<'pricePeriod'>)[]
  categories: Row<'category'>[]
  images: Row<'image'>[]
  menuRows: Row<'menu'>[]
  menuCategories: Row<'menuCategory'>[]
  services: (Row<'service'> & { id: string; required: boolean })[]
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
    services: demo.services.map(({ name, description, required, price }) => ({
      id: random.uuid(),
      caterId,
      name,
      description,
      required,
      priceOere: toOere(price),
    })),
    menus: [],
  }
  addImage(rows, pictures, demo.logo, { use: 'logo', text: demo.facts.name, categoryId: null, order: 0 })
  addImage(rows, pictures, demo.banner, {
    use: 'banner',
    text: `Mad fra ${demo.facts.name}`,
    categoryId: null,
    order: 0,
  })
  demo.categories.forEach((category, order) => addCategory(rows, category, order, pictures, random))
  return rows
}

function addCategory(
  rows: CaterRows,
  { name, description, pictures: ofCategory, menus }: DemoCater['categories'][number],
  order: number,
  pictures: DemoPictures,
  random: SeededRandom,
): void {
  const id = random.uuid()
  rows.categories.push({ id, caterId: rows.demo.id, name, description, order })
  ofCategory.forEach(({ text, scene }, place) =>
    addImage(rows, pictures, scene, { use: 'category', text, categoryId: id, order: place }),
  )
  menus.forEach((menu, place) => {
    const node = addNode(rows, menu, null, rows.menus.length, random)
    rows.menus.push(node)
    rows.menuCategories.push({ menuId: node.id, categoryId: id, order: place })
  })
}

function addNode(
  rows: CaterRows,
  { children, price, discountFromPrice, ...node }: DemoNode,
  parentId: string | null,
  order: number,
  random: SeededRandom,
): MenuNode {
  const id = random.uuid()
  const priceOere = toOere(price)
  const discountFromOere = discountFromPrice === null ? null : toOere(discountFromPrice)
  rows.menuRows.push({ ...node, id, caterId: rows.demo.id, parentId, priceOere, discountFromOere, order })
  const nodes = children.map((child, place) => addNode(rows, child, id, place, random))
  const { name, type, minAmount, maxAmount } = node
  return { id, name, type, price: priceOere, minAmount, maxAmount, children: nodes }
}

function addImage(
  rows: CaterRows,
  pictures: DemoPictures,
  scene: DemoCater['logo'],
  place: Pick<Row<'image'>, 'use' | 'text' | 'categoryId' | 'order'>,
): void {
  const picture = scene && pictures.get(scene)
  if (picture) rows.images.push({ caterId: rows.demo.id, name: place.text, ...place, ...picture })
}
