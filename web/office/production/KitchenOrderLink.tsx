import { use } from 'react'
import { Link } from 'react-router'
import { paths } from '../../page/paths.ts'
import { OpensOrdersContext } from '../access/OpensOrdersContext.ts'
import styles from './KitchenOrderLink.module.css'

/** An order's number, which leads to the order where the viewer may open it. */
export function KitchenOrderLink({ uuid, reference }: { uuid: string; reference: number }) {
  if (!use(OpensOrdersContext)) return <b>{reference}</b>
  return (
    <Link className={styles.link} to={paths.officeOrder(uuid)}>
      {reference}
    </Link>
  )
}
