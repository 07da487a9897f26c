import { graphql, useFragment } from 'react-relay/hooks'
import type { PeriodErrors } from '../../../domain/time/addressPeriod.ts'
import { formatCovers } from '../../../domain/texts/counts.ts'
import { kitchenSources } from './kitchenSources.ts'
import { mergeProduction } from './mergeProduction.ts'
import type { ProductionList_days$key } from '../../__generated__/ProductionList_days.graphql.ts'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { changedDays } from './changedDays.ts'
import { ChangedLines } from './ChangedLines.tsx'
import { KitchenComments } from './KitchenComments.tsx'
import { firstDeliveryText } from './kitchenSummary.ts'
import { kitchenMenus } from './kitchenMenus.ts'
import { placedChanges } from './placedChanges.ts'
import { nameOfDays } from './productionDays.ts'
import type { ProductionDays } from './productionDays.ts'
import { ProductionHeader } from './ProductionHeader.tsx'
import styles from './ProductionList.module.css'
import { PaperList } from './PaperList.tsx'
import { ProductionMenu } from './ProductionMenu.tsx'
import { ProductionViews } from './ProductionViews.tsx'
import type { ShownKitchenOrder } from './readKitchenOrder.ts'
import { usePrintOnArrival } from '../page/usePrintOnArrival.ts'
import { usePrint } from './usePrint.ts'

/** The production list of some days, its changes since the last print, and the buttons that print either. */
export function ProductionList(props: {
  production: ProductionList_days$key
  /** The orders that it is made for; null where the service does not send them. */
  orders: readonly ShownKitchenOrder[] | null
  days: ProductionDays
  errors: PeriodErrors
}) {
  const production = useFragment(
    graphql`
      fragment ProductionList_days on ProductionDay @relay(plural: true) {
        date
        orders
        covers
        printedAt
        ...changedDays_day
        ...kitchenMenus_day
        ...placedChanges_day
      }
    `,
    props.production,
  )
  const { days, orders } = props
  const title = `Produktion ${nameOfDays(days)}`
  const sourcesOf = orders && kitchenSources(orders)
  const menus = mergeProduction(production.flatMap(kitchenMenus))
  const changed = changedDays(production)
  const inBrief = [summary(production), orders && firstDeliveryText(orders)].filter(Boolean).join(' ')
  const changes = placedChanges(production)
  const isPrinted = production.some(({ printedAt }) => printedAt)
  const { print, paper, isPrinting, error } = usePrint(
    days,
    production.map(({ date, printedAt }) => ({ date, printedAt })),
  )
  usePrintOnArrival(() => {
    if (production.length > 0) print('all')
  })
  return (
    <div className={styles.production} data-paper={paper === 'all' ? 'all' : 'changes'}>
      <ProductionHeader title={title} summary={inBrief} days={days} errors={props.errors}>
        {production.length > 0 && (
          <Button variant="primary" isPending={isPrinting} onClick={() => print('all')}>
            <Icon name="print" />
            <span>{isPrinted ? 'Udskriv igen' : 'Udskriv'}</span>
          </Button>
        )}
      </ProductionHeader>
      <ProductionViews days={days} />
      <ActionErrorNotice error={error}>Udskriften blev ikke husket.</ActionErrorNotice>
      {changed.length > 0 && (
        <section className={styles.changed} aria-label="Ændret siden udskrift">
          <ChangedLines days={changed} />
          <Button isPending={isPrinting} onClick={() => print('changes')}>
            Udskriv kun ændringer
          </Button>
        </section>
      )}
      <PaperList title={title} summary={inBrief}>
        {paper !== 'all' && (
          <div className={styles.paper}>
            <ChangedLines days={paper} />
          </div>
        )}
        {paper === 'all' && orders && <KitchenComments orders={orders} />}
        <div className={styles.menus}>
          {menus.length === 0 && <p className={styles.none}>Ingen godkendte ordrer i perioden.</p>}
          {menus.map((menu) => (
            <ProductionMenu key={menu.name} menu={menu} changes={changes} sourcesOf={sourcesOf} />
          ))}
        </div>
      </PaperList>
    </div>
  )
}

function summary(production: readonly { orders: number; covers: number }[]): string {
  const orders = production.reduce((sum, day) => sum + day.orders, 0)
  const covers = production.reduce((sum, day) => sum + day.covers, 0)
  return `${orders === 1 ? '1 godkendt ordre' : `${orders} godkendte ordrer`}, ${formatCovers(covers)}.`
}
