import { useState } from 'react'
import { useLoaderData } from 'react-router'
import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import { classes } from '../../../ui/classes.ts'
import { Notice } from '../../../ui/Notice.tsx'
import type { loader } from '../KitchenOrders.data.ts'
import { KitchenOrdersPage } from '../KitchenOrdersPage.tsx'
import { MAX_CHOSEN } from '../loadKitchenOrders.ts'
import { usePrintOnArrival } from '../../page/usePrintOnArrival.ts'
import type { ShownKitchenOrder } from '../readKitchenOrder.ts'
import { OrderSlip } from './OrderSlip.tsx'
import type { SlipPaper } from './slipPapers.ts'
import styles from './Slips.module.css'
import { useSlipSheets } from './useSlipSheets.ts'

/** 'Sedler': a slip for the kitchen for each order of some days, or for each chosen one, each on a sheet of its own. */
export function Component() {
  const { ids } = useLoaderData<typeof loader>()
  const [paper, setPaper] = useState<SlipPaper>('a5')
  return (
    <KitchenOrdersPage
      title="Sedler"
      summary={(orders) => (orders.length === 1 ? '1 seddel.' : `${orders.length} sedler.`)}
      actions={
        <>
          <fieldset className={styles.sheets}>
            <legend>Papir</legend>
            {(['a5', 'a4'] as const).map((size) => (
              <label key={size}>
                <input type="radio" name="sheet" checked={paper === size} onChange={() => setPaper(size)} />
                <span>{size.toUpperCase()}</span>
              </label>
            ))}
          </fieldset>
          <Button variant="primary" onClick={() => window.print()}>
            <Icon name="print" />
            Udskriv
          </Button>
        </>
      }
    >
      {(orders) => (
        <>
          {ids && <LeftOut chosen={ids.length} found={orders.length} />}
          <Slips orders={orders} paper={paper} />
        </>
      )}
    </KitchenOrdersPage>
  )
}

function Slips({ orders, paper }: { orders: readonly ShownKitchenOrder[]; paper: SlipPaper }) {
  const { ref, slips, isFinal } = useSlipSheets(paper, JSON.stringify(orders))
  usePrintOnArrival(() => window.print(), isFinal)
  return (
    <ol className={classes(styles.slips, styles[paper])} ref={ref}>
      {orders.map((order, index) => (
        <li key={order.uuid}>
          <OrderSlip order={order} number={index + 1} of={orders.length} printed={slips[index]} />
        </li>
      ))}
    </ol>
  )
}

/** The chosen orders that have no slip. */
function LeftOut({ chosen, found }: { chosen: number; found: number }) {
  const left = Math.max(0, chosen - MAX_CHOSEN)
  const missing = chosen - left - found
  return (
    <>
      {missing > 0 && (
        <Notice variant="warning" role="alert">
          <strong>{missing === 1 ? '1 ordre er ikke godkendt.' : `${missing} ordrer er ikke godkendt.`}</strong>
          <span>De andre står herunder.</span>
        </Notice>
      )}
      {left > 0 && (
        <Notice variant="warning" role="alert">
          <strong>{`Kun de første ${MAX_CHOSEN} er med.`}</strong>
          <span>{`Udskriv de sidste ${left} for sig.`}</span>
        </Notice>
      )}
    </>
  )
}
