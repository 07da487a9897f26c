import type { PlaceOrderBody } from '../../contract/orders.ts'
import type { Issue } from '../../contract/problems.ts'
import { checkChoices, isSatisfiable, type SelectedItem } from '../../domain/menus/choices.ts'
import { ageLimitOf } from '../../domain/menus/menu.ts'
import { appliesTo, fulfilmentOf, orderedServices } from '../../domain/money/services.ts'
import { type CoverLimits, checkCovers } from '../../domain/menus/quantity.ts'
import type { OrderCatalogue } from './orderCatalogue.ts'
import type { PricedLine } from './priceOrder.ts'

/** The limit of covers in a line and of an item's amount: products of two stay exact integers. */
export const MAX_AMOUNT = 100_000

/** The menus and services of an order, as sent, and the fulfilment that the services must apply to. */
type Ordered = Pick<PlaceOrderBody, 'menus' | 'services' | 'delivery'>

/** Validates the menus and services of an order against its caterer's catalogue, without what its availability says. */
export function checkAgainstCatalogue(body: Ordered, catalogue: OrderCatalogue): Issue[] {
  return [...checkMenus(body.menus, catalogue), ...checkServices(body, catalogue)]
}

/** The lines of a valid order, each with its menu of the catalogue. */
export function toPricedLines(body: Pick<Ordered, 'menus'>, { menus }: OrderCatalogue): PricedLine[] {
  return body.menus.map((line) => {
    const found = menus.get(line.id)
    if (!found) throw new Error('The menus must be checked first')
    return { menu: found.menu, amount: line.amount, selected: toSelectedItems(line) }
  })
}

function checkMenus(lines: PlaceOrderBody['menus'], catalogue: OrderCatalogue): Issue[] {
  if (lines.length === 0) return [{ path: 'menus', validatorKey: 'required' }]
  const coversOf = new Map<string, number>()
  for (const { id, amount } of lines) coversOf.set(id, (coversOf.get(id) ?? 0) + amount)
  return lines.flatMap((line, index) => checkLine(line, `menus.${index}`, coversOf.get(line.id) ?? 0, catalogue))
}

/** Validates a line against the catalogue; `covers` are those of all lines of its menu. */
export function checkLine(
  line: PlaceOrderBody['menus'][number],
  path: string,
  covers: number,
  { cater, menus }: OrderCatalogue,
): Issue[] {
  const found = menus.get(line.id)
  if (!found) return [{ path, validatorKey: 'unavailable' }]
  if (found.caterId !== cater.id) return [{ path, validatorKey: 'foreign' }]
  if (!isSatisfiable(found.menu)) return [{ path, validatorKey: 'unavailable' }]
  const selected = toSelectedItems(line)
  // Nobody can see online how old the buyer is
  if (ageLimitOf(found.menu) !== null) return [{ path, validatorKey: 'age_limit' }]
  const wrongChoices = new Set(checkChoices(found.menu, selected).map(({ validatorKey }) => validatorKey as string))
  if (selected.some(({ amount }) => amount > MAX_AMOUNT)) wrongChoices.add('group_max')
  const wrongAmount = checkAmount(line.amount, covers, found.menu)
  return [
    ...[...wrongChoices].map((validatorKey) => ({
      path: validatorKey === 'age_limit' ? path : `${path}.items`,
      validatorKey,
    })),
    ...(wrongAmount ? [{ path: `${path}.amount`, validatorKey: wrongAmount }] : []),
  ]
}

// CFG-8: the limits apply to `covers`, the sum over all lines of the menu
function checkAmount(amount: number, covers: number, menu: CoverLimits): 'min' | 'max' | null {
  if (!Number.isInteger(amount) || amount < 1) return 'min'
  return amount > MAX_AMOUNT ? 'max' : checkCovers(menu, covers)
}

function checkServices({ services: ordered, delivery }: Ordered, { services }: OrderCatalogue): Issue[] {
  const ids = new Set(ordered.map(({ id }) => id))
  const fulfilment = fulfilmentOf(delivery)
  const chosen = services.filter(({ id }) => ids.has(id))
  const beside = chosen.filter((service) => !appliesTo(service, fulfilment))
  const lacksRequired = orderedServices(services, [], fulfilment).some(({ id }) => !ids.has(id))
  return [
    ...(chosen.length < ids.size ? [{ path: 'services', validatorKey: 'foreign' }] : []),
    ...[...new Set(beside.map(({ appliesTo: scope }) => `${scope}_only`))].map((validatorKey) => ({
      path: 'services',
      validatorKey,
    })),
    ...(lacksRequired ? [{ path: 'services', validatorKey: 'required' }] : []),
  ]
}

function toSelectedItems({ items }: PlaceOrderBody['menus'][number]): SelectedItem[] {
  return items.map(({ id, groupId, amount }) => ({ id, groupId: groupId ?? null, amount }))
}
