/* oxlint-disable jsx-a11y/no-redundant-roles, jsx-a11y/no-interactive-element-to-noninteractive-role --
   on narrow screens rows are drawn as grids, which takes their own roles away */
import { useState } from 'react'
import { graphql, usePaginationFragment } from 'react-relay/hooks'
import { groupThousands } from '../../../domain/formats.ts'
import type { OrderTable_cater$key } from '../../__generated__/OrderTable_cater.graphql.ts'
import type { OrderTablePaginationQuery } from '../../__generated__/OrderTablePaginationQuery.graphql.ts'
import { useLiveOrderList } from '../live/useLiveOrderList.ts'
import { FailedPart } from '../parts/FailedPart.tsx'
import { OfficeButton } from '../parts/OfficeButton.tsx'
import { OfficeNotice } from '../parts/OfficeNotice.tsx'
import { OrderRow } from './OrderRow.tsx'
import styles from './OrderTable.module.css'

const PAGE = 50

/** All orders of a caterer, the highest reference first, 50 at a time. */
export function OrderTable(props: { cater: OrderTable_cater$key }) {
  const { data, loadNext, hasNext, isLoadingNext } = usePaginationFragment<
    OrderTablePaginationQuery,
    OrderTable_cater$key
  >(
    graphql`
      fragment OrderTable_cater on Cater
      @refetchable(queryName: "OrderTablePaginationQuery")
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }) {
        orders(first: $count, after: $cursor) @connection(key: "OrderTable_orders") {
          connectionId: __id
          totalCount
          edges {
            node {
              id
              ...OrderRow_order
            }
          }
        }
      }
    `,
    props.cater,
  )
  const [hasFailed, setHasFailed] = useState(false)
  useLiveOrderList(data.orders?.connectionId ?? null, {})
  if (!data.orders) return <FailedPart />
  const { edges, totalCount } = data.orders
  if (edges.length === 0) return <p className={styles.empty}>Ingen ordre endnu</p>
  const showMore = () => {
    setHasFailed(false)
    loadNext(PAGE, { onComplete: (error) => setHasFailed(error !== null) })
  }
  return (
    <>
      <table role="table" className={styles.table} aria-label="Alle ordre">
        <thead role="rowgroup">
          <tr role="row">
            <th role="columnheader" scope="col" aria-sort="descending">
              Ordre
            </th>
            <th role="columnheader" scope="col">
              Email
            </th>
            <th role="columnheader" scope="col" className={styles.price}>
              Pris
            </th>
            <th role="columnheader" scope="col">
              Bestilt
            </th>
            <th role="columnheader" scope="col">
              Levering
            </th>
            <th role="columnheader" scope="col">
              Godkendt
            </th>
            <th role="columnheader" scope="col">
              Betalt
            </th>
          </tr>
        </thead>
        <tbody role="rowgroup">
          {edges.map(({ node }) => (
            <OrderRow key={node.id} order={node} />
          ))}
        </tbody>
      </table>
      {hasFailed && (
        <OfficeNotice kind="stop">
          <strong>Noget gik galt.</strong>
        </OfficeNotice>
      )}
      <div className={styles.foot}>
        <output>
          Viser {groupThousands(String(edges.length))}
          {typeof totalCount === 'number' && ` af ${groupThousands(String(totalCount))}`}
        </output>
        {hasNext && (
          <OfficeButton busy={isLoadingNext} onClick={showMore}>
            {hasFailed ? 'Prøv igen' : 'Vis flere'}
          </OfficeButton>
        )}
      </div>
    </>
  )
}
