import { formatCovers } from '../texts/counts.ts'
import { isoWeekday, WEEKDAYS } from '../time/danishTime.ts'
import { formatDate } from '../time/formats.ts'
import { formatKroner, toOere } from '../money/money.ts'
import { deliveryServices } from '../money/services.ts'
import type { ServiceScope } from '../money/services.ts'
import { formatDeliveryFee } from '../zones/zoneTexts.ts'

interface ComparedItem {
  id: string
  name: string
  type: string
  amount: number
}

interface ComparedMenu {
  id: string
  name: string
  /** Covers. */
  amount: number
  /** Kroner for one cover. */
  price: number
  groups: readonly { items: readonly ComparedItem[] }[]
  items: readonly ComparedItem[]
}

/** An order as far as a proposal changes it. Kroner; the places are null for pickup. */
export interface ComparedOrder {
  date: string
  clock: string
  address: string | null
  zipCode: string | null
  city: string | null
  content: {
    menus: readonly ComparedMenu[]
    services: readonly { id: string; name: string; price: number; appliesTo?: ServiceScope | undefined }[]
    extraLines?: readonly { name: string; price: number }[] | undefined
    discount?: { name: string; amount: number } | null | undefined
  }
  activePeriodPrice: { amount: number } | null
  deliveryFee: number | null
  price: number
}

/** One thing that differs, in Danish; '–' where one of the two has none of it. */
export interface OrderDifference {
  label: string
  before: string
  after: string
}

const NONE = '–'

/** CHG-6: what differs between an order and the same order changed, line by line, the total last; empty where nothing. */
export function orderDifferences(before: ComparedOrder, after: ComparedOrder): OrderDifference[] {
  const both = <Value>(label: string, show: (order: ComparedOrder) => Value) => ({
    label,
    before: show(before),
    after: show(after),
  })
  return [
    both(after.address === null ? 'Afhentning' : 'Levering', formatWhen),
    both('Adresse', formatPlace),
    ...menuDifferences(before.content.menus, after.content.menus),
    ...pricedDifferences(before.content.services, after.content.services),
    ...pricedDifferences(before.content.extraLines ?? [], after.content.extraLines ?? []),
    ...pricedDifferences(discountsOf(before), discountsOf(after)),
    both('Pristillæg eller rabat for dagen', ({ activePeriodPrice }) => formatSigned(activePeriodPrice?.amount ?? 0)),
    both('Leveringsgebyr', formatFee),
    both('I alt', ({ price }) => formatKroner(toOere(price))),
  ].filter((difference) => difference.before !== difference.after)
}

const formatWhen = ({ date, clock }: ComparedOrder): string =>
  `${(WEEKDAYS[isoWeekday(date) - 1] ?? '').slice(0, 3)} ${formatDate(date)} kl. ${clock}`

const formatPlace = ({ address, zipCode, city }: ComparedOrder): string =>
  address === null ? 'Afhentning' : `${address}, ${zipCode} ${city}`

const formatFee = ({ deliveryFee, content }: ComparedOrder): string =>
  deliveryFee === null ? NONE : formatDeliveryFee(toOere(deliveryFee), deliveryServices(content.services))

const formatSigned = (kroner: number): string => (kroner === 0 ? NONE : formatKroner(toOere(kroner)))

const discountsOf = ({ content: { discount } }: ComparedOrder) =>
  discount ? [{ name: discount.name, price: -discount.amount }] : []

/** Pairs of what stands in both lists, and what stands in one of them alone. */
function pairs<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  isSame: (a: Thing, b: Thing) => boolean,
): [Thing | undefined, Thing | undefined][] {
  const left = [...after]
  const paired = before.map((thing): [Thing, Thing | undefined] => {
    const at = left.findIndex((candidate) => isSame(thing, candidate))
    return [thing, at < 0 ? undefined : left.splice(at, 1)[0]]
  })
  return [...paired, ...left.map((thing): [undefined, Thing] => [undefined, thing])]
}

const pricedDifferences = (
  before: readonly { name: string; price: number }[],
  after: readonly { name: string; price: number }[],
): OrderDifference[] =>
  pairs(before, after, (a, b) => a.name === b.name).map(([old, changed]) => ({
    label: changed?.name ?? old?.name ?? '',
    before: old ? formatKroner(toOere(old.price)) : NONE,
    after: changed ? formatKroner(toOere(changed.price)) : NONE,
  }))

function menuDifferences(before: readonly ComparedMenu[], after: readonly ComparedMenu[]): OrderDifference[] {
  const identical = pairs(before, after, (a, b) => a.id === b.id && choiceOf(a) === choiceOf(b))
  // What has no line of the same choice is compared with one of the same menu
  const rest = pairs(
    identical.flatMap(([old, changed]) => (old && !changed ? [old] : [])),
    identical.flatMap(([old, changed]) => (changed && !old ? [changed] : [])),
    (a, b) => a.id === b.id,
  )
  const paired = identical.filter(([old, changed]) => old && changed)
  return [...paired, ...rest].flatMap(([old, changed]) => lineDifferences(old, changed))
}

function lineDifferences(old: ComparedMenu | undefined, changed: ComparedMenu | undefined): OrderDifference[] {
  const label = changed?.name ?? old?.name ?? ''
  const compare = (name: string, show: (menu: ComparedMenu) => string) => ({
    label: name,
    before: old ? show(old) : NONE,
    after: changed ? show(changed) : NONE,
  })
  return [
    compare(label, ({ amount }) => formatCovers(amount)),
    ...(old && changed
      ? [
          compare(`${label}, valg`, choiceOf),
          compare(`${label}, pr. kuvert`, ({ price }) => formatKroner(toOere(price))),
        ]
      : []),
    ...pairs(old ? extrasOf(old) : [], changed ? extrasOf(changed) : [], (a, b) => a.id === b.id).map(
      ([oldExtra, changedExtra]) => ({
        label: changedExtra?.name ?? oldExtra?.name ?? '',
        before: oldExtra ? String(oldExtra.amount) : NONE,
        after: changedExtra ? String(changedExtra.amount) : NONE,
      }),
    ),
  ]
}

const extrasOf = ({ items }: ComparedMenu) => items.filter(({ type }) => type === 'extra')

/** The items in a cover, extras left out. */
function choiceOf({ amount, groups, items }: ComparedMenu): string {
  const chosen = [...groups.flatMap((group) => group.items), ...items.filter(({ type }) => type !== 'extra')]
  return chosen
    .map((item) => ({ name: item.name, times: amount === 0 ? 0 : Math.round(item.amount / amount) }))
    .map(({ name, times }) => (times > 1 ? `${times} × ${name}` : name))
    .join(', ')
}
