/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on narrow screens rows are drawn as grids, which takes their own roles away */
import { useMemo } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import type { ChildTable_children$key } from '../../__generated__/ChildTable_children.graphql.ts'
import text from '../../ui/text.module.css'
import { classes } from '../../ui/classes.ts'
import { type ChildActions, ChildRows } from './ChildRows.tsx'
import styles from './ChildTable.module.css'
import type { MenuPart, PartMove } from './menuParts.ts'
import { MenuPartsArea } from './MenuPartsArea.tsx'
import { toMenuType } from './menuTypes.ts'

const COLUMNS = ['Navn', 'Beskrivelse', 'Type', 'Pris', 'Min', 'Max'] as const
const NUMBER_COLUMNS: readonly string[] = ['Pris', 'Min', 'Max']

/** The content of a menu, with the items of a group below it. */
export function ChildTable(props: ChildActions & { rows: ChildTable_children$key; onMove: (move: PartMove) => void }) {
  const { onMove, rows, ...actions } = props
  const children = useFragment(
    graphql`
      fragment ChildTable_children on Menu @relay(plural: true) {
        id
        name
        type
        children {
          id
          name
          type
        }
        ...ChildRows_child
      }
    `,
    rows,
  )
  const parts = useMemo(
    () =>
      children.map(
        ({ id, name, type, children: items }): MenuPart => ({
          id,
          name,
          type: toMenuType(type, 'INCLUDE'),
          items: items.map((item) => ({ id: item.id, name: item.name, type: toMenuType(item.type, 'INCLUDE') })),
        }),
      ),
    [children],
  )
  return (
    <MenuPartsArea parts={parts} onMove={onMove}>
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
        {children.map((child, index) => {
          const part = parts[index]
          return (
            part && <ChildRows key={child.id} part={part} child={child} columns={COLUMNS.length + 1} {...actions} />
          )
        })}
      </table>
    </MenuPartsArea>
  )
}
