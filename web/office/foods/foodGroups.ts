import type { FoodsListed_menu$key } from '../../__generated__/FoodsListed_menu.graphql.ts'
import type { OfficeFood } from './readFood.ts'
import { foldText } from '../../../domain/texts/typedText.ts'

/** The filters of the foods. */
export const FOOD_FILTERS = {
  all: 'Alle',
  undeclared: 'Ikke oplyst',
  coming: 'I kommende ordrer',
  unlisted: 'Menuer uden kryds',
} as const
export type FoodFilter = keyof typeof FOOD_FILTERS

/** A menu that has food, with the tick that all that is served stands in it. */
export interface ListedMenu {
  uuid: string
  name: string
  /** False where the tick is missing; null where the service does not know it. */
  isListed: boolean | null
  key: FoodsListed_menu$key
}

/** True if a food, as it is saved, belongs to the filter; `menu` is that of an item. */
export function isInFilter(
  { declaration, comingOrders }: OfficeFood,
  filter: FoodFilter,
  menu: ListedMenu | undefined,
): boolean {
  if (filter === 'unlisted') return menu?.isListed === false
  if (filter === 'undeclared') return !declaration.isComplete
  return filter === 'all' || comingOrders > 0
}

/** True if the name of the food or of its menu matches the typed text. */
const isFound = ({ name, menu }: OfficeFood, typed: string): boolean => hasWords(`${name} ${menu?.name ?? ''}`, typed)

function hasWords(text: string, typed: string): boolean {
  const words = foldText(typed).split(/\s+/)
  const folded = foldText(text)
  return words.every((word) => folded.includes(word))
}

/** Foods of one menu, or dishes of none. */
export interface FoodGroup {
  id: string
  name: string
  menu: ListedMenu | null
  foods: OfficeFood[]
}

/** The foods that are shown by menu, in their order; menus whose foods are all dishes stand without foods. */
export function groupFoods(
  foods: readonly OfficeFood[],
  menus: readonly ListedMenu[],
  filter: FoodFilter,
  typed: string,
): FoodGroup[] {
  const menuOf = new Map(menus.map((menu) => [menu.uuid, menu]))
  const withItems = new Set(foods.map(({ menu }) => menu?.uuid))
  const groups = new Map<string, FoodGroup>()
  const shown = foods.filter(
    (food) => isInFilter(food, filter, menuOf.get(food.menu?.uuid ?? '')) && isFound(food, typed),
  )
  const isShown = ({ uuid, name, isListed }: ListedMenu) =>
    !withItems.has(uuid) && hasWords(name, typed) && (filter === 'all' || (filter === 'unlisted' && isListed === false))
  for (const food of shown.filter(({ menu }) => menu)) add(food)
  for (const menu of menus.filter(isShown)) groups.set(menu.uuid, { id: menu.uuid, name: menu.name, menu, foods: [] })
  for (const food of shown.filter(({ menu }) => !menu)) add(food)
  return [...groups.values()]

  function add(food: OfficeFood) {
    const id = food.menu?.uuid ?? 'dishes'
    const group = groups.get(id) ?? { id, name: food.menu?.name ?? 'Retter', menu: menuOf.get(id) ?? null, foods: [] }
    group.foods.push(food)
    groups.set(id, group)
  }
}

/** '64 af 86 retter er oplyst. Sild og Dessert er i kommende ordrer uden at være oplyst.' */
export function summaryOf(foods: readonly OfficeFood[]): string {
  const declared = foods.filter(({ declaration }) => declaration.isComplete).length
  const urgent = foods.filter(({ declaration, comingOrders }) => !declaration.isComplete && comingOrders > 0)
  const share = `${declared} af ${foods.length} ${foods.length === 1 ? 'ret' : 'retter'} er oplyst.`
  const [first, ...others] = urgent
  if (!first) return share
  if (others.length > 0) return `${share} ${urgent.length} af dem, der mangler, er i kommende ordrer.`
  return `${share} ${first.name} mangler og er i ${first.comingOrders} kommende ${first.comingOrders === 1 ? 'ordre' : 'ordrer'}.`
}
