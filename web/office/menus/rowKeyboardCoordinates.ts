import type { KeyboardCoordinateGetter } from '@dnd-kit/core'

const STEPS: Record<string, -1 | 1 | undefined> = { ArrowUp: -1, ArrowDown: 1 }

/**
 * Moves a dragged row onto the row above or below, by its middle: dnd-kit's own getter compares corners, and skips rows
 * of other heights and other lists.
 */
export const rowKeyboardCoordinates: KeyboardCoordinateGetter = (event, { active, currentCoordinates, context }) => {
  const step = STEPS[event.code]
  if (step === undefined) return undefined
  event.preventDefault()
  const rows = context.droppableContainers
    .getEnabled()
    .flatMap(({ id }) => {
      const rect = context.droppableRects.get(id)
      return rect ? [{ id, rect }] : []
    })
    .toSorted((a, b) => a.rect.top - b.rect.top)
  const current = rows.findIndex(({ id }) => id === (context.over?.id ?? active))
  const next = rows[current + step]?.rect
  if (!next || !context.collisionRect) return undefined
  return { x: currentCoordinates.x, y: next.top + next.height / 2 - context.collisionRect.height / 2 }
}
