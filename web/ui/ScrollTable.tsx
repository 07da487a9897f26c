/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on narrow screens rows are drawn as grids, which takes their own roles away */
import { useRef } from 'react'
import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import styles from './ScrollTable.module.css'
import { usePageRows } from './useVirtualRows.ts'

/** A column. */
export interface ScrollColumn {
  /** Its head. */
  name: string
  isAmount?: boolean
  /** True if the cell is clear without its header: on a phone the header is left out. */
  isClear?: boolean
  /** True if its texts may be long: on a phone it has lines of its own, so that what follows begins alike in every row. */
  isLong?: boolean
}

/**
 * A table that scrolls with its page; of many rows it renders only those in sight. `children` returns the cells of a row, one for each
 * column; a link of the class `scrollTableOpen` in the first covers its row.
 */
export function ScrollTable<Item>(props: {
  label: string
  columns: readonly ScrollColumn[]
  items: readonly Item[]
  keyOf: (item: Item) => string
  children: (item: Item) => readonly ReactNode[]
}) {
  const { columns, items, keyOf } = props
  const list = useRef<HTMLDivElement>(null)
  const keyAt = (index: number) => {
    const item = items[index]
    return item === undefined ? String(index) : keyOf(item)
  }
  const { shown, height, above, below, measure } = usePageRows({ count: items.length, list, keyOf: keyAt })
  return (
    <div ref={list} className={styles.list} style={{ minHeight: height }}>
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
          {shown.map((index) => {
            const item = items[index]
            return (
              item && (
                <tr
                  key={keyAt(index)}
                  ref={measure}
                  role="row"
                  className={styles.row}
                  data-index={index}
                  aria-rowindex={index + 2}
                >
                  {props.children(item).map((cell, column) => (
                    <td
                      key={columns[column]?.name}
                      role="cell"
                      data-label={columns[column]?.isClear ? undefined : columns[column]?.name}
                      className={classes(
                        columns[column]?.isAmount && styles.amount,
                        columns[column]?.isLong && styles.long,
                      )}
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
