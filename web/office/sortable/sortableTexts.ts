import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { SortableMode } from './sortableOrder.ts'

/** A sortable item; the name is announced by screen readers. */
export interface SortableItem {
  id: string
  name: string
}

/** The screen reader instructions of a handle. */
export const INSTRUCTIONS =
  'Tryk på mellemrum for at tage fat, flyt med pil op og pil ned, og slip med mellemrum. Escape fortryder.'

/** 'Ost er flyttet til plads 2 af 7.' */
export const formatMoved = (name: string, place: number, count: number) =>
  `${name} er flyttet til plads ${place} af ${count}.`

/** The screen reader announcements during a drag. */
export function createAnnouncements(items: readonly SortableItem[], mode: SortableMode): Announcements {
  const getName = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? ''
  const getPlace = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1
  const formatOwnPlace = (id: UniqueIdentifier) =>
    `${getName(id)} er taget og står på sin egen plads, ${getPlace(id)} af ${items.length}.`
  return {
    // announced by onDragOver, when the rows are measured: an arrow key before that has no effect
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => {
      if (!over) return `${getName(active.id)} er uden for listen.`
      if (active.id === over.id) return formatOwnPlace(active.id)
      if (mode === 'move') return `${getName(active.id)} er ved plads ${getPlace(over.id)} af ${items.length}.`
      const places = `plads ${getPlace(active.id)} og ${getPlace(over.id)}`
      return `${getName(active.id)} er over ${getName(over.id)}. Slip for at bytte ${places}.`
    },
    onDragEnd: ({ active, over }) =>
      over
        ? formatMoved(getName(active.id), getPlace(over.id), items.length)
        : `${getName(active.id)} blev sluppet uden for listen.`,
    onDragCancel: ({ active }) => `${getName(active.id)} er tilbage på plads ${getPlace(active.id)}.`,
  }
}
