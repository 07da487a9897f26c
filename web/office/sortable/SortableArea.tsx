import { closestCenter, DndContext, PointerSensor, useSensor, useSensors } from '@dnd-kit/core'
import type { DragEndEvent } from '@dnd-kit/core'
import {
  rectSwappingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable'
import { useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import text from '../../ui/text.module.css'
import { BufferedKeyboardSensor } from './BufferedKeyboardSensor.ts'
import { SortableRowsContext } from './SortableContext.ts'
import { applyMove } from './sortableOrder.ts'
import type { SortableMode } from './sortableOrder.ts'
import { createAnnouncements, INSTRUCTIONS, formatMoved } from './sortableTexts.ts'
import type { SortableItem } from './sortableTexts.ts'

/** The moved item, and the one that it was dropped onto. */
export interface SortableMove<Item> {
  moved: Item
  onto: Item
}

/**
 * Makes the rows within it sortable: each uses useSortableRow, a SortableHandle and MoveButtons. SortableList does
 * all that for a plain list. The order is controlled: onMove gets the new one, which the caller renders optimistically.
 */
export function SortableArea<Item extends SortableItem>(props: {
  items: readonly Item[]
  mode?: SortableMode
  onMove: (order: Item[], move: SortableMove<Item>) => void
  children: ReactNode
}) {
  const { items, mode = 'move', onMove } = props
  const id = useId()
  const [announcement, setSaid] = useState('')
  const sensors = useSensors(
    // a click on the handle must not start a drag
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(BufferedKeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const move = (from: number, to: number) => {
    const [moved, onto] = [items[from], items[to]]
    if (moved && onto && from !== to) onMove(applyMove(items, from, to, mode), { moved, onto })
  }
  const findPlace = (wanted: unknown) => items.findIndex((item) => item.id === wanted)
  const drop = ({ active, over }: DragEndEvent) => over && move(findPlace(active.id), findPlace(over.id))
  const moveBy = (wanted: string, step: 1 | -1) => {
    const from = findPlace(wanted)
    const to = from + step
    if (!items[to]) return
    move(from, to)
    setSaid(formatMoved(items[from]?.name ?? '', to + 1, items.length))
  }
  const rows = { items, moveBy }
  const ids = useMemo(() => items.map((item) => item.id), [items])
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements: createAnnouncements(items, mode),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={mode === 'swap' ? rectSwappingStrategy : verticalListSortingStrategy}>
        <SortableRowsContext value={rows}>{props.children}</SortableRowsContext>
      </SortableContext>
      <output className={text.visuallyHidden}>{announcement}</output>
    </DndContext>
  )
}
