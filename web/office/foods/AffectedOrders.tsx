import { graphql, useFragment } from 'react-relay/hooks'
import { Link } from 'react-router'
import { formatDate } from '../../../domain/time/formats.ts'
import type { AffectedOrders_orders$key } from '../../__generated__/AffectedOrders_orders.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './Foods.module.css'

/** ALG-6: the coming orders with a food whose declaration has changed. */
export function AffectedOrders(props: { orders: AffectedOrders_orders$key }) {
  const orders = useFragment(
    graphql`
      fragment AffectedOrders_orders on AffectedOrder @relay(plural: true) {
        uuid
        reference
        date
      }
    `,
    props.orders,
  )
  return (
    <output className={styles.affected}>
      <Notice variant="warning">
        <strong>{`Berører ${orders.length === 1 ? '1 kommende ordre' : `${orders.length} kommende ordrer`}.`}</strong>
        <span>På ordrerne står både det, der gjaldt, da kunden bestilte, og det nye.</span>
        <ul>
          {orders.map(({ uuid, reference, date }) => (
            <li key={uuid}>
              <Link to={paths.officeOrder(uuid)}>{`${reference}, ${formatDate(date)}`}</Link>
            </li>
          ))}
        </ul>
      </Notice>
    </output>
  )
}
