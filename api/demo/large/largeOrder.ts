import { addDays, danishDate } from '../../../domain/danishTime.ts'
import type { CaterRows } from '../demoRows.ts'
import { handledOrder } from '../orders/handledOrder.ts'
import { type DemoPerson, HOUR } from '../orders/orderBook.ts'
import { someGuest } from '../orders/people.ts'
import { someLines, someServices } from '../orders/someOrder.ts'
import { COMING_ENDINGS, type Ending, PAST_ENDINGS } from '../orders/stories.ts'
import type { SeededRandom } from '../seededRandom.ts'
import type { Town } from './towns.ts'

const LONGEST_NOTICE_DAYS = 150
const USUAL_ANSWER_HOURS = 48

/** A caterer with what its orders are made of. */
export interface LargeKitchen {
  cater: Pick<CaterRows, 'demo' | 'menus' | 'services' | 'pricePeriods'>
  handler: DemoPerson
  /** Where it delivers to. */
  towns: readonly Town[]
}

/** The rows of an order of a guest and of what has happened to it, priced by the caterer's catalogue. */
export function largeOrder(
  { cater, handler, towns }: LargeKitchen,
  { created, orderRef, now, today }: { created: Date; orderRef: number; now: Date; today: string },
  random: SeededRandom,
) {
  const id = random.uuid()
  // Most are for the coming weeks, a wedding for next summer
  const notice = (cater.demo.facts.orderBefore ?? 0) + 1 + Math.floor(random.next() ** 3 * LONGEST_NOTICE_DAYS)
  const deliveryDate = addDays(danishDate(created), notice)
  const lines = someLines(cater, random)
  const services = someServices(cater, random)
  const by = someGuest(random)
  const ending = endingOf(created, deliveryDate < today, now, random)
  const { columns, events } = handledOrder(
    {
      cater,
      handler,
      by,
      lines,
      services,
      created,
      deliveryDate,
      addressOf: (isDelivery) => addressIn(isDelivery ? random.pick(towns) : null, random),
      ending,
      isUnseen: ending === 'awaiting' && random.chance(0.3),
      now,
    },
    random,
  )
  return { order: { ...columns, id, orderRef }, events: events.map((event) => ({ orderId: id, ...event })) }
}

function endingOf(created: Date, isPast: boolean, now: Date, random: SeededRandom): Ending {
  const isNew = now.getTime() - created.getTime() < USUAL_ANSWER_HOURS * HOUR
  if (random.chance(isNew ? 0.6 : 0.01)) return 'awaiting'
  return random.pick(isPast ? PAST_ENDINGS : COMING_ENDINGS)
}

/** All null for a pickup. */
function addressIn(town: Town | null, random: SeededRandom) {
  if (!town) return { address: null, zipCode: null, city: null }
  const street = random.pick(['Skolegade', 'Kirkevej', 'Møllevej', 'Rosenvænget', 'Havnegade', 'Elmevej'])
  return { address: `${street} ${random.whole(1, 120)}`, zipCode: town.zipCode, city: town.city }
}
