import { capitalized } from '../../../../domain/texts/capitalized.ts'
import { isoWeekday, WEEKDAYS } from '../../../../domain/time/danishTime.ts'
import { formatDate } from '../../../../domain/time/formats.ts'
import { formatPhone } from '../../../../domain/texts/phone.ts'
import { MenuAllergens } from '../MenuAllergens.tsx'
import { OrderNeeds } from '../OrderNeeds.tsx'
import type { ShownKitchenOrder } from '../readKitchenOrder.ts'
import styles from './Slips.module.css'

/** One order's slip: when, where, for whom, and what to make, with boxes to tick; no prices. */
export function OrderSlip({ order, number, of }: { order: ShownKitchenOrder; number: number; of: number }) {
  const weekday = WEEKDAYS[isoWeekday(order.date) - 1] ?? ''
  return (
    <article className={styles.slip} aria-label={`Seddel ${order.reference}`}>
      <header>
        <p className={styles.when}>
          <b className={styles.time}>{order.clock}</b>
          <span>{`${capitalized(weekday)} ${formatDate(order.date)}`}</span>
        </p>
        <p className={styles.who}>
          <b>{order.reference}</b>
          <span>{order.name}</span>
          <span>{order.isPickup ? 'Afhentning' : `${order.address}, ${order.zipCode} ${order.city}`}</span>
          <span>{order.phoneNumber && formatPhone(order.phoneNumber)}</span>
        </p>
      </header>
      <OrderNeeds order={order} className={styles.comment} />
      {order.comment && <p className={styles.comment}>{order.comment}</p>}
      <table>
        <thead className={styles.hidden}>
          <tr>
            <th scope="col">Antal</th>
            <th scope="col">Indhold</th>
          </tr>
        </thead>
        {order.menus.map((menu, menuIndex) => (
          <tbody key={menuIndex}>
            <Line amount={menu.covers} name={menu.name} isMenu />
            {[...menu.groups.flatMap((group) => group.items), ...menu.items].map(({ name, quantity }, index) => (
              <Line key={index} amount={quantity} name={name} />
            ))}
            <tr>
              <td colSpan={2} className={styles.allergens}>
                <MenuAllergens sentences={menu.allergens} />
              </td>
            </tr>
          </tbody>
        ))}
      </table>
      {order.services.length > 0 && <p>{order.services.join(', ')}</p>}
      <footer>
        <span>Pakket af ________</span>
        <span>Kl. ________</span>
        <span>{`Seddel ${number} af ${of}`}</span>
      </footer>
    </article>
  )
}

function Line(props: { amount: number; name: string; isMenu?: boolean }) {
  return (
    <tr className={props.isMenu ? styles.menu : undefined}>
      <td className={styles.amount}>{`${props.amount}x`}</td>
      <td className={styles.toPack}>{props.name}</td>
    </tr>
  )
}
