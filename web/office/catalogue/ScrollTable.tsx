/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on narrow screens rows are drawn as grids, which takes their own roles away */
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './ScrollTable.module.css'

/** Pixels, before a row is measured and while nothing is laid out. */
const ROW = 44
const SHOWN = 400

/** A column: its head, and whether it holds amounts. */
export interface ScrollColumn {
  name: string
  isAmount?: boolean
}

/**
 * A table that scrolls in itself. Only the rows in sight are in the page, so that thousands are as quick as ten.
 * `children` answers the cells of a row, as many as there are columns; a link of the class `scrollTableOpen` in the
 * first covers its row.
 */
export function ScrollTable<Item extends { uuid: string }>(props: {
  label: string
  columns: readonly ScrollColumn[]
  items: readonly Item[]
  children: (item: Item) => readonly ReactNode[]
}) {
  const { columns, items } = props
  const scroller = useRef<HTMLDivElement>(null)
  // it answers functions, which the compiler must not keep: this component renders anew each time
  // oxlint-disable-next-line react/incompatible-library
  const rows = useVirtualizer({
    count: items.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW,
    initialRect: { width: 0, height: SHOWN },
    getItemKey: (index) => items[index]?.uuid ?? index,
    overscan: 8,
  })
  const shown = rows.getVirtualItems()
  const above = shown[0]?.start ?? 0
  const below = rows.getTotalSize() - (shown.at(-1)?.end ?? 0)
  return (
    <div ref={scroller} className={styles.scroller}>
      <table role="table" className={styles.table} aria-label={props.label} aria-rowcount={items.length + 1}>
        <thead role="rowgroup">
          <tr role="row" aria-rowindex={1}>
            {columns.map(({ name, isAmount }) => (
              <th key={name} role="columnheader" scope="col" className={classes(isAmount && styles.amount)}>
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          <Gap height={above} span={columns.length} />
          {shown.map(({ index, key }) => {
            const item = items[index]
            return (
              item && (
                <tr
                  key={key}
                  ref={rows.measureElement}
                  role="row"
                  className={styles.row}
                  data-index={index}
                  aria-rowindex={index + 2}
                >
                  {props.children(item).map((cell, column) => (
                    <td
                      key={columns[column]?.name}
                      role="cell"
                      className={classes(columns[column]?.isAmount && styles.amount)}
                    >
                      {cell}
                    </td>
                  ))}
                </tr>
              )
            )
          })}
          <Gap height={below} span={columns.length} />
        </tbody>
      </table>
    </div>
  )
}

/** Takes the place of the rows that are out of sight. */
function Gap(props: { height: number; span: number }) {
  if (props.height <= 0) return null
  return (
    <tr aria-hidden="true" className={styles.gap} style={{ height: props.height }}>
      <td colSpan={props.span}>{null}</td>
    </tr>
  )
}

/** The class of the link in the first cell, which covers its row. */
export const scrollTableOpen = styles.open
