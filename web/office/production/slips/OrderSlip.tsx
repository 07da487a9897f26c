import type { ReactNode } from 'react'
import { capitalized } from '../../../../domain/texts/capitalized.ts'
import { isoWeekday, WEEKDAYS } from '../../../../domain/time/danishTime.ts'
import { formatDate } from '../../../../domain/time/formats.ts'
import { formatPhone } from '../../../../domain/texts/phone.ts'
import text from '../../../ui/text.module.css'
import { MenuAllergens } from '../MenuAllergens.tsx'
import { OrderNeeds } from '../OrderNeeds.tsx'
import type { ShownKitchenOrder } from '../readKitchenOrder.ts'
import styles from './Slips.module.css'
import type { SlipSheets } from './useSlipSheets.ts'

interface OrderSlipProps {
  order: ShownKitchenOrder
  /** Its place among the slips, from 1. */
  number: number
  of: number
  /** Undefined until it is measured. */
  printed: SlipSheets | undefined
}

/**
 * One order's slip: when, where, for whom, and what to make, with boxes to tick; no prices. Where it does not fit on one
 * sheet, its head comes again on each.
 */
export function OrderSlip({ order, number, of, printed }: OrderSlipProps) {
  const rows = rowsOf(order)
  const counts = printed && sum(printed.sheets) === rows.length ? printed.sheets : [rows.length]
  return counts.map((count, sheet) => {
    const from = sum(counts.slice(0, sheet))
    return (
      <article
        key={sheet}
        className={styles.slip}
        aria-label={`Seddel ${order.reference}${sheet > 0 ? `, ark ${sheet + 1}` : ''}`}
        style={printed && { fontSize: `var(--slip-size, ${printed.size}pt)` }}
      >
        <SlipHead order={order} sheet={counts.length > 1 ? `Ark ${sheet + 1} af ${counts.length}` : null} />
        <div className={styles.body}>
          <table>
            <thead className={text.visuallyHidden}>
              <tr>
                <th scope="col">Antal</th>
                <th scope="col">Indhold</th>
              </tr>
            </thead>
            <tbody>{rows.slice(from, from + count)}</tbody>
          </table>
          {sheet === counts.length - 1 && (
            <footer>
              <span>Pakket af ________</span>
              <span>Kl. ________</span>
              <span>{`Seddel ${number} af ${of}`}</span>
            </footer>
          )}
        </div>
      </article>
    )
  })
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

function SlipHead({ order, sheet }: { order: ShownKitchenOrder; sheet: string | null }) {
  const weekday = WEEKDAYS[isoWeekday(order.date) - 1] ?? ''
  return (
    <header>
      <div className={styles.head}>
        <p className={styles.when}>
          <b className={styles.time}>{order.clock}</b>
          <span>{`${capitalized(weekday)} ${formatDate(order.date)}`}</span>
          {sheet && <b className={styles.sheet}>{sheet}</b>}
        </p>
        <p className={styles.who}>
          <b>{order.reference}</b>
          <span>{order.name}</span>
          <span>{order.isPickup ? 'Afhentning' : `${order.address}, ${order.zipCode} ${order.city}`}</span>
          <span>{order.phoneNumber && formatPhone(order.phoneNumber)}</span>
        </p>
      </div>
    </header>
  )
}

/** What can stand on another sheet than what is before it, from top to bottom. */
function rowsOf(order: ShownKitchenOrder): ReactNode[] {
  const { needs, comment, services } = order
  return [
    needs.length > 0 && (
      <Across key="needs">
        <OrderNeeds order={order} className={styles.special} />
      </Across>
    ),
    comment && (
      <Across key="comment">
        <p className={styles.special}>{comment}</p>
      </Across>
    ),
    ...order.menus.flatMap((menu, menuIndex) => [
      <Line key={menuIndex} amount={menu.covers} name={menu.name} isMenu />,
      ...[...menu.groups.flatMap((group) => group.items), ...menu.items].map(({ name, quantity }, index) => (
        <Line key={`${menuIndex} ${index}`} amount={quantity} name={name} />
      )),
      <Across key={`${menuIndex} allergens`}>
        <MenuAllergens sentences={menu.allergens} />
      </Across>,
    ]),
    services.length > 0 && (
      <Across key="services">
        <p className={styles.services}>{services.join(', ')}</p>
      </Across>
    ),
  ].filter(Boolean)
}

function Across({ children }: { children: ReactNode }) {
  return (
    <tr data-row="across">
      <td colSpan={2} className={styles.across}>
        {children}
      </td>
    </tr>
  )
}

function Line(props: { amount: number; name: string; isMenu?: boolean }) {
  return (
    <tr data-row={props.isMenu ? 'head' : 'line'} className={props.isMenu ? styles.menu : undefined}>
      <td className={styles.amount}>{`${props.amount}x`}</td>
      <td className={styles.toPack}>{props.name}</td>
    </tr>
  )
}
