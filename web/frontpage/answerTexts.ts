import { groupThousands } from '../../domain/texts/numbers.ts'
import type { DietFilter } from '../../domain/menus/allergensOfMenu.ts'
import { formatKroner, toOere } from '../../domain/money/money.ts'
import { formatDietFilter } from '../foods/dietTexts.ts'
import { setDietFilter } from '../foods/dietFilter.ts'
import { PARTY_PARAMS } from '../party/party.ts'
import { zipCodeOf } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'

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

/** The parts of a whole price, and the price: '40 × Frokostplatte + levering + kørsel = kr. 5.405,00, kr. 135,13 pr. kuvert'. */
export function formatWholePrice(covers: number, menu: string, price: WholePrice): string {
  const { delivery, lacksDelivery, services, total, perCover } = price
  const sum = `${formatKroner(toOere(total))}${lacksDelivery ? ' uden levering' : ''}`
  const parts = [
    `${groupThousands(String(covers))} × ${menu}`,
    ...(delivery === null ? [] : [delivery === 0 ? 'gratis levering' : 'levering']),
    ...services.map((name) => name.slice(0, 1).toLocaleLowerCase('da') + name.slice(1)),
  ]
  return `${parts.join(' + ')} = ${sum}, ${formatKroner(toOere(perCover))} pr. kuvert`
}

/** The cost of a cover above the budget, both in øre: 'Kr. 15,50 over jeres budget pr. kuvert'. */
export function formatOverBudget(perCover: number, budget: number): string {
  const text = formatKroner(perCover - budget)
  return `${text.slice(0, 1).toLocaleUpperCase('da')}${text.slice(1)} over jeres budget pr. kuvert`
}

const WITHOUT: Readonly<Record<string, string>> = {
  PLACE: 'sted',
  DATE: 'dato',
  COVERS: 'antal kuverter',
  BUDGET: 'budget',
}

/**
 * A condition of a search that could be dropped, and the number of caterers found then: 'Uden dato: 7 leverandører'.
 * `name` is that of a filter, an allergen or a diet.
 */
export function formatRelaxation(condition: string, name: string | null, count: number): string {
  const what = `Uden ${WITHOUT[condition] ?? `"${name ?? 'filter'}"`}`
  const dropped = condition === 'WITHOUT' ? `Også med ${(name ?? '').toLocaleLowerCase('da')}` : what
  return `${dropped}: ${count === 1 ? '1 leverandør' : `${count} leverandører`}`
}

/** The fit of a menu to a diet filter: 'Kan vælges uden gluten'. */
export function formatFit(fit: string, filter: DietFilter): string {
  if (fit === 'FITS') return `Passer: ${formatDietFilter(filter)}`
  if (fit === 'CAN_BE_CHOSEN') return `Kan vælges ${formatDietFilter(filter)}`
  return `Ikke oplyst, om menuen kan fås ${formatDietFilter(filter)}`
}

/** The caterer's page, which starts with the values of the search. */
export function partyPath(search: CaterSearch): string {
  const params = new URLSearchParams()
  const zipCode = zipCodeOf(search)
  if (search.covers !== null) params.set(PARTY_PARAMS.covers, String(search.covers))
  if (search.date !== null) params.set(PARTY_PARAMS.date, search.date)
  if (zipCode !== null) params.set(PARTY_PARAMS.zipCode, zipCode)
  setDietFilter(params, search.dietFilter)
  return `/?${params}`
}
