import type { Insertable } from 'kysely'
import type { ChildType, MenuType } from '../../domain/menus/menuTypes.ts'
import type { ServiceScope } from '../../domain/money/services.ts'
import type { CaterTable } from '../database/schema.ts'
import type { DemoPicture } from './demoMenuPictures.ts'

/** A caterer of the demo data; prices in kroner, lists in the order of the page. */
export interface DemoCater {
  id: number
  /** The first label of its host name. */
  slug: string
  facts: Omit<Insertable<CaterTable>, 'id' | 'deletedAt'>
  filters: readonly string[]
  pricePeriods: readonly DemoPricePeriod[]
  /** Files in api/demo/pictures. */
  logo: string | null
  banner: string | null
  categories: readonly DemoCategory[]
  services: readonly DemoService[]
}

/** A price period. An offer's days are relative to the date of the demo data. */
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

export interface DemoService {
  name: string
  price: number
  description: string | null
  required: boolean
  appliesTo: ServiceScope
}

/** A menu or a child of one; domain/menus/menu.ts documents the amounts of each type. */
export interface DemoNode<Type extends MenuType | ChildType = MenuType | ChildType> {
  type: Type
  name: string
  /** HTML for a menu, plain text for its children. */
  description: string | null
  price: number
  discountFromPrice: number | null
  minAmount: number | null
  maxAmount: number | null
  ageLimit?: number | null
  children: readonly DemoNode<ChildType>[]
}

/** When a demo menu is available, by days from that of the demo data; a draft is seen by its office alone. */
export interface DemoOffering {
  soldOutForDays?: number
  season?: { beginsInDays: number; days: number }
  isDraft?: boolean
}

/** A price from so many days before the demo data: in kroner, and reduced from what where it was called so. */
export interface DemoPrice {
  daysAgo: number
  price: number
  from?: number
}

export type DemoMenu = DemoNode<MenuType> & {
  /** The dishes that are always in it. */
  dishes?: readonly string[] | undefined
  offering?: DemoOffering | undefined
  priceHistory?: readonly DemoPrice[] | undefined
}
export type DemoChild = DemoNode<ChildType>

/**
 * Optional fields of a menu: price before discount, minimum and maximum of covers, description, when it is available, and
 * the dishes that are always in it: what is served beside its items, so that all of it is listed. Its earlier prices, oldest first, where they are not those of an offer of two days, or of one price for 60 days.
 */
export interface MenuDetails {
  from?: number
  min?: number
  max?: number
  text?: string
  offering?: DemoOffering
  dishes?: readonly string[]
  priceHistory?: readonly DemoPrice[]
}

/** A menu with fixed content and choices in groups. */
export const menu = (name: string, price: number, details: MenuDetails = {}, children: DemoChild[] = []): DemoMenu =>
  dish('menu', name, price, details, children)

/** A menu with free choice (fritvalg). */
export const freeselect = (name: string, price: number, details: MenuDetails, children: DemoChild[]): DemoMenu =>
  dish('freeselect', name, price, details, children)

/** A menu that the customer builds (byg selv). */
export const buildmenu = (name: string, price: number, details: MenuDetails, children: DemoChild[]): DemoMenu =>
  dish('buildmenu', name, price, details, children)

/** A group of items of which the customer chooses exactly `exactly`, or from `min` to `max`. */
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

/** An item that can be chosen several times; the price is a surcharge per cover. */
export const item = (name: string, price = 0): DemoChild => child('include', name, { price })

/** An item that can be chosen once; with an age limit it is shown and not sold. */
export const once = (name: string, price = 0, ageLimit: number | null = null): DemoChild =>
  child('include', name, { price, ageLimit, maxAmount: 1 })

/** Items included in each cover. */
export const include = (...names: string[]): DemoChild[] => names.map((name) => child('include', name))

/** An item included several times in each cover; with an age limit its menu is shown and not sold. */
export const includeTimes = (name: string, times: number, ageLimit: number | null = null): DemoChild =>
  child('includeWithAmount', name, { minAmount: times, ageLimit })

/** An extra, with its own price and amount; with an age limit it is shown and not sold. */
export const extra = (name: string, price: number, ageLimit: number | null = null): DemoChild =>
  child('extra', name, { price, ageLimit })

/** A service that each order requires. */
export const required = (name: string, price: number, description: string | null = null): DemoService => ({
  name,
  price,
  description,
  required: true,
  appliesTo: 'both',
})

/** A service that each delivery requires. */
export const requiredForDelivery = (name: string, price: number, description: string | null = null): DemoService => ({
  name,
  price,
  description,
  required: true,
  appliesTo: 'delivery',
})

/** An optional service. */
export const optional = (name: string, price: number, description: string | null = null): DemoService => ({
  name,
  price,
  description,
  required: false,
  appliesTo: 'both',
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
    offering: details.offering,
    dishes: details.dishes,
    priceHistory: details.priceHistory,
    children,
  }
}

function child(
  type: ChildType,
  name: string,
  rest: {
    price?: number
    minAmount?: number | undefined
    maxAmount?: number | undefined
    ageLimit?: number | null
    children?: DemoChild[]
  } = {},
): DemoChild {
  return {
    type,
    name,
    description: null,
    price: rest.price ?? 0,
    discountFromPrice: null,
    minAmount: rest.minAmount ?? null,
    maxAmount: rest.maxAmount ?? null,
    ageLimit: rest.ageLimit ?? null,
    children: rest.children ?? [],
  }
}
