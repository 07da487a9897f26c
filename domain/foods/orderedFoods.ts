import type { Declaration } from './declarations.ts'
import type { Food } from './food.ts'

interface OrderedItem {
  id: string
  name: string
  type: string
  declaration?: Declaration | null | undefined
}

/** A line of an order as far as it says what is eaten. */
interface OrderedLine {
  /** The menu's; left out in the kitchen's lists, which do not show it. */
  id?: string
  name: string
  groups: readonly { items: readonly OrderedItem[] }[]
  items: readonly OrderedItem[]
  dishFoods?: readonly Food[] | undefined
}

/**
 * ALG-6: the foods of lines of an order as they were declared when it was placed, each once. A menu that consists of nothing
 * but extras is itself the food that nobody has declared.
 */
export function orderedFoods(lines: readonly OrderedLine[]): Food[] {
  const foods = lines.flatMap(({ name, id = name, groups, items, dishFoods = [] }): (Food | OrderedItem)[] => {
    const parts = [...dishFoods, ...groups.flatMap((group) => group.items), ...items]
    const isOnlyExtras = parts.length === items.filter(({ type }) => type === 'extra').length
    return isOnlyExtras ? [{ id, name, declaration: null }, ...parts] : parts
  })
  const byId = new Map(foods.map(({ id, name, declaration = null }) => [id, { id, name, declaration }]))
  return [...byId.values()]
}
