import { formatKroner, toOere } from '../../domain/money.ts'

/** What a menu costs with all that must be paid, in kroner. */
export interface WholePrice {
  /** Null where it is not known whether or where to deliver. */
  delivery: number | null
  /** The names of the services that every order includes. */
  services: readonly string[]
  total: number
  perCover: number
}

/** What is in a whole price, and what it is: '40 × Frokostplatte + levering + kørsel = kr. 5.405,00, kr. 135,13 pr. kuvert'. */
export function formatWholePrice(covers: number, menu: string, price: WholePrice): string {
  const { delivery, services, total, perCover } = price
  const parts = [
    `${covers} × ${menu}`,
    ...(delivery === null ? [] : [delivery === 0 ? 'gratis levering' : 'levering']),
    ...services.map((name) => name.slice(0, 1).toLocaleLowerCase('da') + name.slice(1)),
  ]
  return `${parts.join(' + ')} = ${formatKroner(toOere(total))}, ${formatKroner(toOere(perCover))} pr. kuvert`
}

/** How much a cover costs above the budget, both in øre: 'Kr. 15,50 over jeres budget pr. kuvert'. */
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

/** Which condition of a search could be dropped, and for how many caterers: 'Uden dato: 7 leverandører'. */
export function formatRelaxation(condition: string, filter: string | null, count: number): string {
  const what = WITHOUT[condition] ?? `"${filter ?? 'filter'}"`
  return `Uden ${what}: ${count === 1 ? '1 leverandør' : `${count} leverandører`}`
}
