import type { OfficeFood } from './readFood.ts'
import { foldText } from '../../../domain/texts/typedText.ts'

/** The filters of the foods. */
export const FOOD_FILTERS = { all: 'Alle', undeclared: 'Ikke oplyst', coming: 'I kommende ordrer' } as const
export type FoodFilter = keyof typeof FOOD_FILTERS

/** True if a food, as it is saved, belongs to the filter. */
export function isInFilter({ declaration, comingOrders }: OfficeFood, filter: FoodFilter): boolean {
  if (filter === 'undeclared') return !declaration.isComplete
  return filter === 'all' || comingOrders > 0
}

/** True if the name of the food or of its menu matches the typed text. */
export function isFound({ name, menu }: OfficeFood, typed: string): boolean {
  const words = foldText(typed).split(/\s+/)
  const text = foldText(`${name} ${menu?.name ?? ''}`)
  return words.every((word) => text.includes(word))
}

/** Foods of one menu, or dishes of none. */
export interface FoodGroup {
  id: string
  name: string
  foods: OfficeFood[]
}

/** The foods by menu, in their order. */
export function groupFoods(foods: readonly OfficeFood[]): FoodGroup[] {
  const groups = new Map<string, FoodGroup>()
  for (const food of foods) {
    const id = food.menu?.uuid ?? 'dishes'
    const group = groups.get(id) ?? { id, name: food.menu?.name ?? 'Retter', foods: [] }
    group.foods.push(food)
    groups.set(id, group)
  }
  return [...groups.values()]
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
