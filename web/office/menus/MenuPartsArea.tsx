import {
  closestCenter,
  DndContext,
  DragOverlay,
  getClientRect,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import type { DragEndEvent, MeasuringConfiguration } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId, useMemo, useState } from 'react'
import type { ReactNode } from 'react'
import text from '../../ui/text.module.css'
import { BufferedKeyboardSensor } from '../sortable/BufferedKeyboardSensor.ts'
import { INSTRUCTIONS } from '../sortable/sortableTexts.ts'
import { MenuPartsContext } from './MenuPartsContext.ts'
import { findPlace } from './menuParts.ts'
import type { MenuPart, PartMove } from './menuParts.ts'
import styles from './MenuPartsArea.module.css'
import { resolveDrop } from './partDrops.ts'
import { createPartAnnouncements, formatPartMove } from './partTexts.ts'
import { rowKeyboardCoordinates } from './rowKeyboardCoordinates.ts'
import { SortableSiblings } from './SortableSiblings.tsx'

/**
 * Where the overlay lies without the way of the pointer. dnd-kit measures its content as it is drawn, and adds the way once
 * more where the pointer had moved before the overlay was first drawn.
 */
const MEASURING: MeasuringConfiguration = {
  dragOverlay: { measure: (content) => getClientRect(content.parentElement ?? content, { ignoreTransform: true }) },
}

/**
 * Makes the groups and items of a menu movable: within their list, from one group into another, and between a group and
 * the menu itself. The caller renders the move optimistically.
 */
export function MenuPartsArea(props: {
  parts: readonly MenuPart[]
  onMove: (move: PartMove) => void
  children: ReactNode
}) {
  const { parts, onMove } = props
  const id = useId()
  const [announcement, setAnnouncement] = useState('')
  const [dragged, setDragged] = useState<string | null>(null)
  const sensors = useSensors(
    // a click on the handle must not start a drag
    useSensor(PointerSensor, { activationConstraint: { distance: 4 } }),
    useSensor(BufferedKeyboardSensor, { coordinateGetter: rowKeyboardCoordinates }),
  )
  const move = (to: PartMove) => {
    onMove(to)
    setAnnouncement(formatPartMove(parts, to))
  }
  const drop = ({ active, over }: DragEndEvent) => {
    setDragged(null)
    const to = over && resolveDrop(parts, String(active.id), String(over.id))
    if (to) onMove(to)
  }
  const part = dragged === null ? undefined : findPlace(parts, dragged)?.part
  const ids = useMemo(() => parts.map((sibling) => sibling.id), [parts])
  return (
    <DndContext
      id={id}
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={MEASURING}
      accessibility={{
        announcements: createPartAnnouncements(parts),
        screenReaderInstructions: { draggable: INSTRUCTIONS },
      }}
      onDragStart={({ active }) => setDragged(String(active.id))}
      onDragCancel={() => setDragged(null)}
      onDragEnd={drop}
    >
      <MenuPartsContext value={{ parts, move, dragged: part ? (part.type === 'GROUP' ? 'group' : 'item') : null }}>
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <SortableSiblings items={parts}>{props.children}</SortableSiblings>
        </SortableContext>
      </MenuPartsContext>
      {/* a sortable row itself follows the pointer within its own list alone */}
      <DragOverlay dropAnimation={null}>{part && <div className={styles.dragged}>{part.name}</div>}</DragOverlay>
      <output className={text.visuallyHidden}>{announcement}</output>
    </DndContext>
  )
}
