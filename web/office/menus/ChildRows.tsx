/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on narrow screens rows are drawn as grids, which takes their own roles away */
import { useDroppable } from '@dnd-kit/core'
import { SortableContext, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ChildRows_child$key } from '../../__generated__/ChildRows_child.graphql.ts'
import { classes } from '../../ui/classes.ts'
import { MoveButtons } from '../sortable/MoveButtons.tsx'
import { SortableHandle } from '../sortable/SortableHandle.tsx'
import sortable from '../sortable/Sortable.module.css'
import { useSortableRow } from '../sortable/useSortableRow.ts'
import { ChildCells } from './ChildCells.tsx'
import styles from './ChildTable.module.css'
import { ItemRow } from './ItemRow.tsx'
import type { MenuPart } from './menuParts.ts'
import { useMenuParts } from './MenuPartsContext.ts'
import type { MenuType } from './menuTypes.ts'
import { MoveItemButton } from './MoveItemButton.tsx'
import { NewChoice } from './NewChoice.tsx'
import { endOf, headOf } from './partDrops.ts'
import { SortableSiblings } from './SortableSiblings.tsx'

/** The handlers of the rows of a menu's content. */
export interface ChildActions {
  menuId: string
  menuType: MenuType
  /** Gets the id of the child, and of its group if it is in one. */
  onEdit: (id: string, parentId?: string) => void
  /** Gets the id of the group to add an item to. */
  onAdd: (groupId: string) => void
}

/** The row of a direct child of a menu; that of a group with its items below it, which are moved along with it. */
export function ChildRows(props: ChildActions & { part: MenuPart; child: ChildRows_child$key; columns: number }) {
  const { part, menuId, menuType, onEdit, onAdd } = props
  const child = useFragment(
    graphql`
      fragment ChildRows_child on Menu {
        id
        name
        type
        children {
          id
          ...ItemRow_item
        }
        ...ChildCells_child
      }
    `,
    props.child,
  )
  const { dragged } = useMenuParts()
  const isGroup = child.type === 'GROUP'
  const { row, state, handle } = useSortableRow(child.id, { isTarget: !isGroup || dragged !== 'item' })
  const { setNodeRef: setHead, isOver: isOverHead } = useDroppable({
    id: headOf(child.id),
    disabled: !isGroup || dragged !== 'item',
  })
  const { setNodeRef: setEnd, isOver: isOverEnd } = useDroppable({
    id: endOf(child.id),
    disabled: !isGroup || dragged !== 'item',
  })
  const nameId = useId()
  return (
    <tbody {...row} role="rowgroup" className={classes(styles.child, state)}>
      <tr ref={setHead} role="row" className={classes(styles.row, isOverHead && sortable.target)}>
        <ChildCells
          child={child}
          id={child.id}
          menuId={menuId}
          parentType={menuType}
          nameId={nameId}
          handle={<SortableHandle handle={handle} nameId={nameId} />}
          onEdit={() => onEdit(child.id)}
          onAdd={isGroup ? () => onAdd(child.id) : undefined}
        >
          <MoveButtons id={child.id} nameId={nameId} />
          {!isGroup && <MoveItemButton id={child.id} nameId={nameId} menuType={menuType} />}
        </ChildCells>
      </tr>
      <SortableContext items={part.items.map(({ id }) => id)} strategy={verticalListSortingStrategy}>
        <SortableSiblings items={part.items}>
          {child.children.map((item) => (
            <ItemRow
              key={item.id}
              id={item.id}
              item={item}
              menuId={menuId}
              menuType={menuType}
              onEdit={() => onEdit(item.id, child.id)}
            />
          ))}
        </SortableSiblings>
      </SortableContext>
      {isGroup && (
        <tr ref={setEnd} role="row" className={classes(styles.row, styles.item, isOverEnd && sortable.target)}>
          <td role="cell" colSpan={props.columns}>
            <div className={styles.name}>
              <NewChoice menuId={menuId} groupId={child.id} groupName={child.name} />
            </div>
          </td>
        </tr>
      )}
    </tbody>
  )
}
