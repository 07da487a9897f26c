import { isoWeekday, WEEKDAYS } from '../time/danishTime.ts'
import { formatDate } from '../time/formats.ts'
import { formatKroner, toOere } from '../money/money.ts'
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
    services: readonly { id: string; name: string; price: number }[]
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
    both('Leveringsgebyr', ({ deliveryFee }) => (deliveryFee === null ? NONE : formatDeliveryFee(toOere(deliveryFee)))),
    both('I alt', ({ price }) => formatKroner(toOere(price))),
  ].filter((one) => one.before !== one.after)
}

const formatWhen = ({ date, clock }: ComparedOrder): string =>
  `${(WEEKDAYS[isoWeekday(date) - 1] ?? '').slice(0, 3)} ${formatDate(date)} kl. ${clock}`

const formatPlace = ({ address, zipCode, city }: ComparedOrder): string =>
  address === null ? 'Afhentning' : `${address}, ${zipCode} ${city}`

const formatSigned = (kroner: number): string => (kroner === 0 ? NONE : formatKroner(toOere(kroner)))

const discountsOf = ({ content: { discount } }: ComparedOrder) =>
  discount ? [{ name: discount.name, price: -discount.amount }] : []

/** Pairs of what stands in both lists, and what stands in one of them alone. */
function pairs<Thing>(
  before: readonly Thing[],
  after: readonly Thing[],
  isSame: (one: Thing, other: Thing) => boolean,
): [Thing | undefined, Thing | undefined][] {
  const left = [...after]
  const paired = before.map((one): [Thing, Thing | undefined] => {
    const at = left.findIndex((other) => isSame(one, other))
    return [one, at < 0 ? undefined : left.splice(at, 1)[0]]
  })
  return [...paired, ...left.map((one): [undefined, Thing] => [undefined, one])]
}

const pricedDifferences = (
  before: readonly { name: string; price: number }[],
  after: readonly { name: string; price: number }[],
): OrderDifference[] =>
  pairs(before, after, (one, other) => one.name === other.name).map(([one, other]) => ({
    label: other?.name ?? one?.name ?? '',
    before: one ? formatKroner(toOere(one.price)) : NONE,
    after: other ? formatKroner(toOere(other.price)) : NONE,
  }))

function menuDifferences(before: readonly ComparedMenu[], after: readonly ComparedMenu[]): OrderDifference[] {
  const identical = pairs(before, after, (one, other) => one.id === other.id && choiceOf(one) === choiceOf(other))
  // What has no line of the same choice is compared with one of the same menu
  const rest = pairs(
    identical.flatMap(([one, other]) => (one && !other ? [one] : [])),
    identical.flatMap(([one, other]) => (other && !one ? [other] : [])),
    (one, other) => one.id === other.id,
  )
  const paired = identical.filter(([one, other]) => one && other)
  return [...paired, ...rest].flatMap(([one, other]) => lineDifferences(one, other))
}

function lineDifferences(one: ComparedMenu | undefined, other: ComparedMenu | undefined): OrderDifference[] {
  const label = other?.name ?? one?.name ?? ''
  const compare = (name: string, show: (menu: ComparedMenu) => string) => ({
    label: name,
    before: one ? show(one) : NONE,
    after: other ? show(other) : NONE,
  })
  return [
    compare(label, ({ amount }) => `${amount} ${amount === 1 ? 'kuvert' : 'kuverter'}`),
    ...(one && other
      ? [
          compare(`${label}, valg`, choiceOf),
          compare(`${label}, pr. kuvert`, ({ price }) => formatKroner(toOere(price))),
        ]
      : []),
    ...pairs(one ? extrasOf(one) : [], other ? extrasOf(other) : [], (extra, same) => extra.id === same.id).map(
      ([extra, same]) => ({
        label: same?.name ?? extra?.name ?? '',
        before: extra ? String(extra.amount) : NONE,
        after: same ? String(same.amount) : NONE,
      }),
    ),
  ]
}

const extrasOf = ({ items }: ComparedMenu) => items.filter(({ type }) => type === 'extra')

/** What is in a cover, extras left out. */
function choiceOf({ amount, groups, items }: ComparedMenu): string {
  const chosen = [...groups.flatMap((group) => group.items), ...items.filter(({ type }) => type !== 'extra')]
  return chosen
    .map((item) => ({ name: item.name, times: amount === 0 ? 0 : Math.round(item.amount / amount) }))
    .map(({ name, times }) => (times > 1 ? `${times} × ${name}` : name))
    .join(', ')
}
