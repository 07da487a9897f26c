import type { Announcements, UniqueIdentifier } from '@dnd-kit/core'
import { applyPartMove, findPlace } from './menuParts.ts'
import type { MenuPart, PartMove } from './menuParts.ts'
import { resolveDrop } from './partDrops.ts'

/** 'Kød, plads 1 af 2': where a part stands; a part of the menu itself is 'i menuen'. */
function formatPlace(parts: readonly MenuPart[], id: string): string {
  const place = findPlace(parts, id)
  if (!place) return ''
  const group = parts.find((part) => part.id === place.groupId)
  const index = place.siblings.findIndex((sibling) => sibling.id === id)
  return `${group ? `gruppen ${group.name}` : 'menuen'}, plads ${index + 1} af ${place.siblings.length}`
}

/** 'Sild er flyttet til gruppen Kød, plads 1 af 2.' */
export function formatPartMove(parts: readonly MenuPart[], move: PartMove): string {
  const name = findPlace(parts, move.id)?.part.name ?? ''
  return `${name} er flyttet til ${formatPlace(applyPartMove(parts, move), move.id)}.`
}

/** The screen reader announcements while a part of a menu is dragged. */
export function createPartAnnouncements(parts: readonly MenuPart[]): Announcements {
  const nameOf = (id: UniqueIdentifier) => findPlace(parts, String(id))?.part.name ?? ''
  const dropOf = (id: UniqueIdentifier, over: UniqueIdentifier | undefined) =>
    over === undefined ? null : resolveDrop(parts, String(id), String(over))
  return {
    // announced by onDragOver, when the rows are measured
    onDragStart: () => undefined,
    onDragOver: ({ active, over }) => {
      const move = dropOf(active.id, over?.id)
      if (!move) return `${nameOf(active.id)} er taget og står i ${formatPlace(parts, String(active.id))}.`
      return `${nameOf(active.id)} er over ${formatPlace(applyPartMove(parts, move), move.id)}.`
    },
    onDragEnd: ({ active, over }) => {
      const move = dropOf(active.id, over?.id)
      return move ? formatPartMove(parts, move) : `${nameOf(active.id)} står, hvor den stod.`
    },
    onDragCancel: ({ active }) => `${nameOf(active.id)} er tilbage i ${formatPlace(parts, String(active.id))}.`,
  }
}
