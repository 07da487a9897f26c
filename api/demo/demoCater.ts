import type { Insertable } from 'kysely'
import type { ChildType, MenuType } from '../../domain/menuTypes.ts'
import type { CaterTable } from '../database/schema.ts'
import type { Scene } from './pictures/scene.ts'

/** A caterer of the demo data, as people read it: prices are in kroner, what is in it is in the order of its page. */
export interface DemoCater {
  id: number
  /** The first label of its host. */
  slug: string
  facts: Omit<Insertable<CaterTable>, 'id' | 'deletedAt'>
  filters: readonly string[]
  pricePeriods: readonly DemoPricePeriod[]
  logo: Scene | null
  banner: Scene | null
  categories: readonly DemoCategory[]
  services: readonly DemoService[]
}

/** When prices differ. An offer's days count from the day on which the data is made. */
export type DemoPricePeriod =
  | { type: 1; name: string; percentage: number; weekdays: number[] }
  | { type: 2; name: string; percentage: number }
  | { type: 3; name: string; percentage: number; beginsInDays: number; days: number }

export interface DemoCategory {
  name: string
  /** HTML. */
  description: string
  pictures: readonly DemoPicture[]
  menus: readonly DemoMenu[]
}

export interface DemoPicture {
  text: string
  scene: Scene
}

export interface DemoService {
  name: string
  price: number
  description: string | null
  required: boolean
}

/** A menu or something in it. What the numbers mean on each type, domain/menu.ts tells. */
export interface DemoNode<Type extends MenuType | ChildType = MenuType | ChildType> {
  type: Type
  name: string
  /** HTML on a menu, plain text on what is in it. */
  description: string | null
  price: number
  discountFromPrice: number | null
  minAmount: number | null
  maxAmount: number | null
  children: readonly DemoNode<ChildType>[]
}

export type DemoMenu = DemoNode<MenuType>
export type DemoChild = DemoNode<ChildType>

/** What else there is to say of a menu: the price it had, the fewest and the most covers, its text. */
export interface MenuDetails {
  from?: number
  min?: number
  max?: number
  text?: string
}

/** A menu with a fixed content, in which groups may leave a choice. */
export const menu = (name: string, price: number, details: MenuDetails = {}, children: DemoChild[] = []): DemoMenu =>
  dish('menu', name, price, details, children)

/** A menu for which all is chosen freely. */
export const freeselect = (name: string, price: number, details: MenuDetails, children: DemoChild[]): DemoMenu =>
  dish('freeselect', name, price, details, children)

/** A menu that the customer builds. */
export const buildmenu = (name: string, price: number, details: MenuDetails, children: DemoChild[]): DemoMenu =>
  dish('buildmenu', name, price, details, children)

/** Items of which the customer chooses a number: exactly `exactly`, or from `min` to `max`, each where given. */
export const group = (
  name: string,
  limits: { exactly?: number; min?: number; max?: number },
  items: DemoChild[],
): DemoChild =>
  child('group', name, {
    minAmount: limits.exactly ?? limits.min,
    maxAmount: limits.exactly ?? limits.max,
    children: items,
  })

/** What can be taken any number of times; the price is a surcharge for each cover. */
export const item = (name: string, price = 0): DemoChild => child('include', name, { price })

/** What can be taken once: it is a choice, on or off. */
export const once = (name: string, price = 0): DemoChild => child('include', name, { price, maxAmount: 1 })

/** What belongs to each cover. */
export const include = (...names: string[]): DemoChild[] => names.map((name) => child('include', name))

/** What belongs to each cover, that many times. */
export const includeTimes = (name: string, times: number): DemoChild =>
  child('includeWithAmount', name, { minAmount: times })

/** What can be had beside the menu, at its own price and number. */
export const extra = (name: string, price: number): DemoChild => child('extra', name, { price })

/** A service that every order has. */
export const required = (name: string, price: number, description: string | null = null): DemoService => ({
  name,
  price,
  description,
  required: true,
})

/** A service that can be had. */
export const optional = (name: string, price: number, description: string | null = null): DemoService => ({
  name,
  price,
  description,
  required: false,
})

function dish(type: MenuType, name: string, price: number, details: MenuDetails, children: DemoChild[]): DemoMenu {
  return {
    type,
    name,
    description: details.text ?? null,
    price,
    discountFromPrice: details.from ?? null,
    minAmount: details.min ?? null,
    maxAmount: details.max ?? null,
    children,
  }
}

function child(
  type: ChildType,
  name: string,
  rest: { price?: number; minAmount?: number | undefined; maxAmount?: number | undefined; children?: DemoChild[] } = {},
): DemoChild {
  return {
    type,
    name,
    description: null,
    price: rest.price ?? 0,
    discountFromPrice: null,
    minAmount: rest.minAmount ?? null,
    maxAmount: rest.maxAmount ?? null,
    children: rest.children ?? [],
  }
}
