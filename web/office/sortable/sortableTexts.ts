import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import type { SortableMode } from './sortableOrder.ts'

/** A thing that can be moved; the name is what screen readers say of it. */
export interface SortableItem {
  id: string
  name: string
}

/** Read out at each handle. */
export const INSTRUCTIONS =
  'Tryk på mellemrum for at tage fat, flyt med pil op og pil ned, og slip med mellemrum. Escape fortryder.'

/** 'Ost er flyttet til plads 2 af 7.' */
export const formatMoved = (name: string, place: number, count: number) =>
  `${name} er flyttet til plads ${place} af ${count}.`

/** What is read out while something is dragged. */
export function createAnnouncements(items: readonly SortableItem[], mode: SortableMode): Announcements {
  const nameOf = (id: UniqueIdentifier) => items.find((item) => item.id === id)?.name ?? ''
  const placeOf = (id: UniqueIdentifier) => items.findIndex((item) => item.id === id) + 1
  const atHome = (id: UniqueIdentifier) =>
    `${nameOf(id)} er taget og står på sin egen plads, ${placeOf(id)} af ${items.length}.`
  return {
    // said by onDragOver, once the rows are measured: an arrow that comes before leads nowhere
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => {
      if (!over) return `${nameOf(active.id)} er uden for listen.`
      if (active.id === over.id) return atHome(active.id)
      if (mode === 'move') return `${nameOf(active.id)} er ved plads ${placeOf(over.id)} af ${items.length}.`
      const places = `plads ${placeOf(active.id)} og ${placeOf(over.id)}`
      return `${nameOf(active.id)} er over ${nameOf(over.id)}. Slip for at bytte ${places}.`
    },
    onDragEnd: ({ active, over }) =>
      over
        ? formatMoved(nameOf(active.id), placeOf(over.id), items.length)
        : `${nameOf(active.id)} blev sluppet uden for listen.`,
    onDragCancel: ({ active }) => `${nameOf(active.id)} er tilbage på plads ${placeOf(active.id)}.`,
  }
}
