import { groupThousands } from '../../domain/texts/numbers.ts'
import type { SearchedCourse } from '../../domain/menus/courses.ts'
import type { DietFilter } from '../../domain/foods/dietFilter.ts'
import { formatKroner } from '../../domain/money/money.ts'
import { formatDietFilter } from '../foods/dietTexts.ts'
import { capitalized } from '../../domain/texts/capitalized.ts'

/** The price of a menu with all that must be paid, in kroner. */
export interface WholePrice {
  /** The fee with the required services for delivery alone (ZON-8); null for pickup, and where it is not known. */
  delivery: number | null
  /** ZON-9: true where the price of the delivery is not known, so that the total lacks it. */
  lacksDelivery: boolean
  /** The names of the other services that the order includes. */
  services: readonly string[]
  total: number
  perCover: number
}

/** The parts of a whole price: '40 × Frokostplatte + levering + kørsel'. */
export function formatPriceParts(covers: number, menu: string, { delivery, services }: WholePrice): string {
  return [
    `${groupThousands(String(covers))} × ${menu}`,
    ...(delivery === null ? [] : [delivery === 0 ? 'gratis levering' : 'levering']),
    ...services.map((name) => name.slice(0, 1).toLocaleLowerCase('da') + name.slice(1)),
  ].join(' + ')
}

/** The cost of a cover above the budget, both in øre: 'Kr. 15,50 over jeres budget pr. kuvert'. */
export function formatOverBudget(perCover: number, budget: number): string {
  return `${capitalized(formatKroner(perCover - budget))} over jeres budget pr. kuvert`
}

const WITHOUT: Readonly<Record<string, string>> = {
  PLACE: 'sted',
  DATE: 'dato',
  COVERS: 'antal kuverter',
  BUDGET: 'budget',
}

/**
 * A condition of a search that could be dropped, and the number of caterers found then: 'Uden dato: 7 køkkener'.
 * `name` is that of a filter, an allergen or a diet.
 */
export function formatRelaxation(condition: string, name: string | null, count: number): string {
  return `${withoutText(condition, name)}: ${count === 1 ? '1 køkken' : `${count} køkkener`}`
}

function withoutText(condition: string, name: string | null): string {
  if (condition === 'COURSE') return 'Måltider i stedet'
  if (condition === 'WITHOUT') return `Også med ${(name ?? '').toLocaleLowerCase('da')}`
  return `Uden ${WITHOUT[condition] ?? `"${name ?? 'filter'}"`}`
}

/** The fit of a menu to a diet filter: 'Kan vælges uden gluten'. */
export function formatFit(fit: string, filter: DietFilter): string {
  if (fit === 'FITS') return capitalized(formatDietFilter(filter))
  if (fit === 'CAN_BE_CHOSEN') return `Kan vælges ${formatDietFilter(filter)}`
  return `Ikke oplyst, om menuen kan fås ${formatDietFilter(filter)}`
}

const NO_COURSE: Readonly<Record<SearchedCourse, string>> = {
  MEAL: 'Har ingen måltider',
  DESSERT: 'Har hverken dessert eller kager',
  DRINK: 'Har ingen drikkevarer',
}

/** The sentence on a caterer without any menu of a course. */
export const formatNoCourse = (course: SearchedCourse): string => NO_COURSE[course]
