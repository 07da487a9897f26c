import { addDays, danishDate } from '../../../domain/time/danishTime.ts'
import type { CaterRows } from '../demoRows.ts'
import { handledOrder } from '../orders/handledOrder.ts'
import { HOUR } from '../orders/orderBook.ts'
import { randomGuest } from '../orders/people.ts'
import { randomLines, randomServices } from '../orders/randomOrder.ts'
import { UPCOMING_OUTCOMES, type Outcome, PAST_OUTCOMES } from '../orders/orderStories.ts'
import type { SeededRandom } from '../seededRandom.ts'
import type { Town } from './towns.ts'

const MAX_NOTICE_DAYS = 150
const TYPICAL_ANSWER_HOURS = 48

/** A caterer with the catalogue for its orders. */
export interface LargeCater {
  cater: Pick<CaterRows, 'demo' | 'menus' | 'services' | 'pricePeriods'>
  handlerId: string
  /** The towns that it delivers to. */
  towns: readonly Town[]
}

/** The rows of a guest's order and its events, priced by the caterer's catalogue. */
export function largeOrder(
  { cater, handlerId, towns }: LargeCater,
  { created, orderRef, now, today }: { created: Date; orderRef: number; now: Date; today: string },
  random: SeededRandom,
) {
  const id = random.uuid()
  // Most are soon after, a few months ahead
  const notice = (cater.demo.facts.orderBefore ?? 0) + 1 + Math.floor(random.next() ** 3 * MAX_NOTICE_DAYS)
  const deliveryDate = addDays(danishDate(created), notice)
  const lines = randomLines(cater, random)
  const services = randomServices(cater, random)
  const by = randomGuest(random)
  const outcome = pickOutcome(created, deliveryDate < today, now, random)
  const { columns, events } = handledOrder(
    {
      cater,
      handlerId,
      by,
      lines,
      services,
      created,
      deliveryDate,
      getAddress: (isDelivery) => randomAddress(isDelivery ? random.pick(towns) : null, random),
      outcome,
      isUnseen: outcome === 'awaiting' && random.chance(0.3),
      now,
    },
    random,
  )
  return { order: { ...columns, id, orderRef }, events: events.map((event) => ({ orderId: id, ...event })) }
}

function pickOutcome(created: Date, isPast: boolean, now: Date, random: SeededRandom): Outcome {
  const isNew = now.getTime() - created.getTime() < TYPICAL_ANSWER_HOURS * HOUR
  if (random.chance(isNew ? 0.6 : 0.01)) return 'awaiting'
  return random.pick(isPast ? PAST_OUTCOMES : UPCOMING_OUTCOMES)
}

/** A random address in a town; all null for a pickup. */
function randomAddress(town: Town | null, random: SeededRandom) {
  if (!town) return { address: null, zipCode: null, city: null }
  const street = random.pick(['Skolegade', 'Kirkevej', 'Møllevej', 'Rosenvænget', 'Havnegade', 'Elmevej'])
  return { address: `${street} ${random.whole(1, 120)}`, zipCode: town.zipCode, city: town.city }
}
