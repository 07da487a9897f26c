import { formatKroner, type Oere } from '../../../domain/money/money.ts'
import { formatMoment } from '../../ui/formatMoment.ts'

/** One step of an order's way. `text` is the time when it was done, or what it waits for. */
export interface OrderStep {
  name: string
  state: 'done' | 'now' | 'next'
  text: string
}

interface SteppedOrder {
  placedAt: string
  status: string
  price: Oere
  /** The time and way of handing it over: 'lørdag den 3. april 2027 kl. 12:00'. */
  delivery: string
  isPickup: boolean
  deliveredAt: string | null
  events: readonly { type: string; at: string }[]
}

/** CHG-1: how far an order has come: received, accepted, paid, delivered. */
export function orderSteps(order: SteppedOrder, caterName: string): OrderStep[] {
  const at = (moment: string) => formatMoment(moment, order.placedAt)
  const last = (type: string) => order.events.findLast((event) => event.type === type)?.at
  const isAccepted = order.status === 'ACCEPTED' || order.status === 'PAID'
  const isPaid = order.status === 'PAID'
  const acceptedAt = last('ACCEPTED') ?? last('TAKEN')
  const paidAt = last('PAID')
  const steps = [
    { name: 'Modtaget', isDone: true, text: at(order.placedAt) },
    {
      name: 'Godkendt',
      isDone: isAccepted,
      text: isAccepted ? (acceptedAt ? at(acceptedAt) : '') : `Venter på ${caterName}`,
    },
    { name: 'Betalt', isDone: isPaid, text: isPaid && paidAt ? at(paidAt) : formatKroner(order.price) },
    {
      name: order.isPickup ? 'Hentes' : 'Leveres',
      isDone: order.deliveredAt !== null,
      text: order.deliveredAt === null ? order.delivery : at(order.deliveredAt),
    },
  ]
  const current = steps.findIndex(({ isDone }) => !isDone)
  return steps.map(({ name, isDone, text }, index) => ({
    name,
    state: isDone ? 'done' : index === current ? 'now' : 'next',
    text,
  }))
}
