/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on narrow screens rows are drawn as grids, which takes their own roles away */
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ItemRow_item$key } from '../../__generated__/ItemRow_item.graphql.ts'
import { classes } from '../../ui/classes.ts'
import { MoveButtons } from '../sortable/MoveButtons.tsx'
import { SortableHandle } from '../sortable/SortableHandle.tsx'
import { useSortableRow } from '../sortable/useSortableRow.ts'
import { ChildCells } from './ChildCells.tsx'
import styles from './ChildTable.module.css'
import { useMenuParts } from './MenuPartsContext.ts'
import type { MenuType } from './menuTypes.ts'
import { MoveItemButton } from './MoveItemButton.tsx'

/** The row of an item of a group. */
export function ItemRow(props: {
  id: string
  item: ItemRow_item$key
  menuId: string
  menuType: MenuType
  onEdit: () => void
}) {
  const { id, menuId, menuType, onEdit } = props
  const item = useFragment(
    graphql`
      fragment ItemRow_item on Menu {
        ...ChildCells_child
      }
    `,
    props.item,
  )
  const { dragged } = useMenuParts()
  const { row, state, handle } = useSortableRow(id, { isTarget: dragged !== 'group' })
  const nameId = useId()
  return (
    <tr {...row} role="row" className={classes(styles.row, styles.item, state)}>
      <ChildCells
        child={item}
        id={id}
        menuId={menuId}
        parentType="GROUP"
        nameId={nameId}
        handle={<SortableHandle handle={handle} nameId={nameId} />}
        onEdit={onEdit}
      >
        <MoveButtons id={id} nameId={nameId} />
        <MoveItemButton id={id} nameId={nameId} menuType={menuType} />
      </ChildCells>
    </tr>
  )
}
