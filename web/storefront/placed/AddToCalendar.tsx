import { renderCalendarEvent } from './calendarEvent.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import type { ShownOrder } from './shownOrder.ts'

/** 'Føj til kalender': the delivery as a file that every calendar reads. */
export function AddToCalendar({ order, caterName }: { order: ShownOrder; caterName: string }) {
  const file = renderCalendarEvent({
    uid: `${order.uuid}@kuvert`,
    stamp: new Date(order.placedAt),
    date: order.date,
    clock: order.clock,
    summary: `${order.place ? 'Levering fra' : 'Afhentning hos'} ${caterName}`,
    description: `Ordre ${order.reference}`,
    location: order.place,
  })
  return (
    <a
      className={buttonClass()}
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download={`ordre-${order.reference}.ics`}
    >
      <Icon name="calendar" />
      Føj til kalender
    </a>
  )
}
