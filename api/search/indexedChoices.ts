import { foodsOf, toFood } from '../../domain/menus/foodsOfMenu.ts'
import {
  choosableOf,
  groupsOf,
  isBuiltByCustomer,
  itemsOf,
  maxAmountOf,
  type MenuNode,
} from '../../domain/menus/menu.ts'
import { unitPrice } from '../../domain/menus/prices.ts'
import { cheapestChoice } from './cheapestChoice.ts'
import { conflictBits } from './dietBits.ts'

/** The values of `fit` in the index; what does not fit is not in it. */
export const FIT = { FITS: 0, CAN_BE_CHOSEN: 1, UNKNOWN: 2 } as const

/** A way to order a menu: its price, and the conditions of diet filters that it does not meet. */
export interface IndexedChoice {
  fit: (typeof FIT)[keyof typeof FIT]
  conflicts: number
  coverPrice: number
  /** The one that answers without a diet filter. */
  isCheapest: boolean
}

interface Choice {
  conflicts: number
  price: number
}

/** The number of choices of a menu, none better than another, that the index holds. Menus have few: most foods conflict alike. */
const MAX_CHOICES = 64

/**
 * ALG-5, MAR-2: the choices of which one is the cheapest for any diet filter: of those whose conflicts the filter does not
 * name, the lowest fit, and of these the lowest price. Empty where nothing can be ordered. Where a menu has more than
 * {@link MAX_CHOICES}, the cheapest are held, and for filters that none of them meets it is UNKNOWN.
 */
export function indexedChoices(menu: MenuNode): IndexedChoice[] {
  const cheapest = cheapestChoice(menu)
  if (!cheapest) return []
  const coverPrice = unitPrice(menu, cheapest)
  const { always, choices, extras } = foodsOf(menu)
  const conflicts = [...always, ...choices, ...extras].map(conflictBits)
  const isDeclared = conflicts.every((bits) => bits !== null)
  const all = unionOf(conflicts)
  const chosen = choicesOf(menu, (food) => conflictBits(food))
  const unknown = isDeclared ? { found: [], isCut: false } : choicesOf(menu, (food) => conflictBits(food) ?? 0)
  const rows = [
    ...(isDeclared ? [{ fit: FIT.FITS, conflicts: all, price: coverPrice }] : []),
    // One with all conflicts is no better than the menu as it fits anyway
    ...chosen.found
      .filter((choice) => !isDeclared || choice.conflicts !== all)
      .map((choice) => ({ fit: FIT.CAN_BE_CHOSEN, ...choice })),
    ...unknown.found
      .filter((choice) => choice.price === coverPrice || !chosen.found.some((better) => isWithin(better, choice)))
      .map((choice) => ({ fit: FIT.UNKNOWN, ...choice })),
  ]
  const anything = { fit: FIT.UNKNOWN, conflicts: unionOf(always.map(conflictBits)), price: coverPrice }
  const isCut = chosen.isCut || unknown.isCut
  if (isCut && !rows.some((row) => row.fit === anything.fit && isWithin(row, anything))) rows.push(anything)
  const first = rows.findIndex(({ price }) => price === coverPrice)
  return rows.map(({ fit, conflicts: bits, price }, index) => ({
    fit,
    conflicts: bits,
    coverPrice: price,
    isCheapest: index === first,
  }))
}

/** The best choices of a menu from the food that `bitsOf` gives the conflicts of; null is not to be chosen. */
function choicesOf(menu: MenuNode, bitsOf: typeof conflictBits): { found: Choice[]; isCut: boolean } {
  const always = foodsOf(menu).always.map(bitsOf)
  if (always.includes(null)) return { found: [], isCut: false }
  let isCut = false
  const best = (choices: Choice[]) => {
    const all = bestOf(choices)
    if (all.length <= MAX_CHOICES) return all
    isCut = true
    return all.slice(0, MAX_CHOICES)
  }
  const itemsFrom = (nodes: readonly MenuNode[]) =>
    nodes.flatMap((node) => {
      const conflicts = bitsOf(toFood(node))
      return conflicts === null || maxAmountOf(node) < 1
        ? []
        : [{ conflicts, price: node.price, max: maxAmountOf(node) }]
    })
  const chosenFrom = (group: MenuNode): Choice[] => {
    const required = group.minAmount ?? 0
    const byCount: Choice[][] = [[NOTHING], ...Array.from({ length: required }, () => [])]
    for (const item of itemsFrom(itemsOf(group))) {
      for (let count = required; count > 0; count -= 1) {
        const more = Array.from({ length: Math.min(item.max, count) }, (_, less) =>
          (byCount[count - less - 1] ?? []).map((choice) => plus(choice, { ...item, price: item.price * (less + 1) })),
        )
        byCount[count] = best([...(byCount[count] ?? []), ...more.flat()])
      }
    }
    return byCount[required] ?? []
  }
  let found: Choice[] = [{ conflicts: unionOf(always), price: menu.price }]
  const required = groupsOf(menu).filter(({ minAmount }) => (minAmount ?? 0) > 0)
  for (const group of required) {
    const chosen = chosenFrom(group)
    found = best(found.flatMap((choice) => chosen.map((more) => plus(choice, more))))
  }
  if (required.length === 0 && isBuiltByCustomer(menu)) {
    const groups = groupsOf(menu).filter((group) => maxAmountOf(group) >= 1)
    const single = itemsFrom([...choosableOf(menu), ...groups.flatMap(itemsOf)])
    found = best(found.flatMap((choice) => single.map((item) => plus(choice, item))))
  }
  return { found, isCut }
}

/** Those that are cheaper than every other with no more conflicts, by rising price. */
function bestOf(choices: readonly Choice[]): Choice[] {
  const best: Choice[] = []
  for (const choice of choices.toSorted((a, b) => a.price - b.price || bitCount(a.conflicts) - bitCount(b.conflicts)))
    if (!best.some((better) => isWithin(better, choice))) best.push(choice)
  return best
}

const NOTHING: Choice = { conflicts: 0, price: 0 }
const plus = (a: Choice, b: Choice): Choice => ({ conflicts: a.conflicts | b.conflicts, price: a.price + b.price })
const isWithin = (a: Choice, b: Choice): boolean => (a.conflicts & b.conflicts) === a.conflicts
const unionOf = (bits: readonly (number | null)[]): number => bits.reduce<number>((all, each) => all | (each ?? 0), 0)

function bitCount(bits: number): number {
  let count = 0
  for (let left = bits; left !== 0; left &= left - 1) count += 1
  return count
}
