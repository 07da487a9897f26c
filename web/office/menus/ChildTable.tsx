/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on narrow screens rows are drawn as grids, which takes their own roles away */
import { useId } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type {
  ChildTable_children$data,
  ChildTable_children$key,
} from '../../__generated__/ChildTable_children.graphql.ts'
import text from '../../ui/text.module.css'
import { classes } from '../../ui/classes.ts'
import { MoveButtons } from '../sortable/MoveButtons.tsx'
import { SortableArea } from '../sortable/SortableArea.tsx'
import { SortableHandle } from '../sortable/SortableHandle.tsx'
import { useSortableRow } from '../sortable/useSortableRow.ts'
import { ChildCells } from './ChildCells.tsx'
import styles from './ChildTable.module.css'
import type { MenuType } from './menuTypes.ts'
import { NewChoice } from './NewChoice.tsx'

const COLUMNS = ['Navn', 'Beskrivelse', 'Type', 'Pris', 'Min', 'Max'] as const
const NUMBER_COLUMNS: readonly string[] = ['Pris', 'Min', 'Max']

interface ChildActions {
  menuId: string
  menuType: MenuType
  /** Gets the id of the child, and of its group if it is in one. */
  onEdit: (id: string, parentId?: string) => void
  /** Gets the id of the group to add an item to. */
  onAdd: (groupId: string) => void
}

/** The content of a menu, with the items of a group below it. A group is moved together with its items. */
export function ChildTable(
  props: ChildActions & { rows: ChildTable_children$key; onMove: (order: readonly { id: string }[]) => void },
) {
  const { onMove, rows, ...actions } = props
  const children = useFragment(
    graphql`
      fragment ChildTable_children on Menu @relay(plural: true) {
        id
        name
        type
        children {
          id
          ...ChildCells_child
        }
        ...ChildCells_child
      }
    `,
    rows,
  )
  return (
    <SortableArea items={children.map(({ id, name }) => ({ id, name }))} onMove={onMove}>
      <table role="table" className={styles.table} aria-label="Indhold">
        <thead role="rowgroup">
          <tr role="row">
            {COLUMNS.map((name) => (
              <th
                key={name}
                role="columnheader"
                scope="col"
                className={classes(NUMBER_COLUMNS.includes(name) && styles.number)}
              >
                {name}
              </th>
            ))}
            <th role="columnheader" scope="col">
              <span className={text.visuallyHidden}>Handlinger</span>
            </th>
          </tr>
        </thead>
        {children.map((child) => (
          <ChildRows key={child.id} child={child} {...actions} />
        ))}
      </table>
    </SortableArea>
  )
}

function ChildRows(props: ChildActions & { child: ChildTable_children$data[number] }) {
  const { child, menuId, onEdit, onAdd } = props
  const { row, state, handle } = useSortableRow(child.id)
  const nameId = useId()
  return (
    <tbody {...row} role="rowgroup" className={classes(styles.child, state)}>
      <tr role="row" className={styles.row}>
        <ChildCells
          child={child}
          id={child.id}
          menuId={menuId}
          parentType={props.menuType}
          nameId={nameId}
          handle={<SortableHandle handle={handle} nameId={nameId} />}
          onEdit={() => onEdit(child.id)}
          onAdd={child.type === 'GROUP' ? () => onAdd(child.id) : undefined}
        >
          <MoveButtons id={child.id} nameId={nameId} />
        </ChildCells>
      </tr>
      {child.children.map((item) => (
        <tr key={item.id} role="row" className={classes(styles.row, styles.item)}>
          <ChildCells
            child={item}
            id={item.id}
            menuId={menuId}
            parentType="GROUP"
            nameId={`${nameId}-${item.id}`}
            onEdit={() => onEdit(item.id, child.id)}
          />
        </tr>
      ))}
      {child.type === 'GROUP' && (
        <tr role="row" className={classes(styles.row, styles.item)}>
          <td role="cell" colSpan={COLUMNS.length + 1}>
            <div className={styles.name}>
              <NewChoice menuId={menuId} groupId={child.id} groupName={child.name} />
            </div>
          </td>
        </tr>
      )}
    </tbody>
  )
}
