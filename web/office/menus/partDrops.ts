import { findPlace, moveAmongSiblings, moveInto } from './menuParts.ts'
import type { MenuPart, PartMove } from './menuParts.ts'

/** The id of the head of a group as a place to drop an item on. */
export const headOf = (groupId: string) => `head ${groupId}`
/** The id of the end of a group as a place to drop an item on. */
export const endOf = (groupId: string) => `end ${groupId}`

/**
 * The move that dropping a part onto a row makes; null for none. Among its siblings a part takes the place of the row,
 * elsewhere it comes before the row. On the head of a group an item of a group becomes its first one, but an item of the
 * menu takes the group's place, or it could not be dragged past a group.
 */
export function resolveDrop(parts: readonly MenuPart[], id: string, overId: string): PartMove | null {
  const place = findPlace(parts, id)
  if (!place) return null
  const group = parts.find((part) => overId === headOf(part.id) || overId === endOf(part.id))
  const isPast = group && place.groupId === null && overId === headOf(group.id)
  if (group && !isPast) {
    const others = group.items.filter((item) => item.id !== id)
    const beforeId = overId === headOf(group.id) ? (others[0]?.id ?? null) : null
    return moveInto(place, { groupId: group.id, type: 'INCLUDE' }, beforeId)
  }
  const over = findPlace(parts, group?.id ?? overId)
  if (!over) return null
  if (over.groupId === place.groupId) {
    return moveAmongSiblings(
      place,
      place.siblings.findIndex((sibling) => sibling.id === over.part.id),
    )
  }
  const isBesideExtra = over.groupId === null && over.part.type === 'EXTRA'
  return moveInto(place, { groupId: over.groupId, type: isBesideExtra ? 'EXTRA' : 'INCLUDE' }, over.part.id)
}
