import { graphql, useFragment } from 'react-relay/hooks'
import { formatCovers } from '../../../domain/counts.ts'
import { mergeProduction } from '../../../domain/mergeProduction.ts'
import type { ProductionList_days$key } from '../../__generated__/ProductionList_days.graphql.ts'
import { ActionErrorNotice } from '../form/ActionErrorNotice.tsx'
import { Button } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { changedDays } from './changedDays.ts'
import { ChangedLines } from './ChangedLines.tsx'
import { kitchenMenus } from './kitchenMenus.ts'
import { placedChanges } from './placedChanges.ts'
import { nameOfDays } from './productionDays.ts'
import type { ProductionDays } from './productionDays.ts'
import { ProductionDaysFields } from './ProductionDaysFields.tsx'
import styles from './ProductionList.module.css'
import { ProductionMenu } from './ProductionMenu.tsx'
import { usePrint } from './usePrint.ts'

/** The production list of some days, its changes since the last print, and the buttons that print either. */
export function ProductionList(props: { production: ProductionList_days$key; days: ProductionDays }) {
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
  const { days } = props
  const menus = mergeProduction(production.flatMap(kitchenMenus))
  const changed = changedDays(production)
  const changes = placedChanges(production)
  const isPrinted = production.some(({ printedAt }) => printedAt)
  const { print, paper, isPrinting, trouble } = usePrint(
    days,
    production.map(({ date, printedAt }) => ({ date, printedAt })),
  )
  return (
    <div className={styles.production} data-paper={paper === 'all' ? 'all' : 'changes'}>
      <header className={styles.header}>
        <div>
          <h1>Produktion {nameOfDays(days)}</h1>
          <p>{summary(production)}</p>
        </div>
        <div className={styles.actions}>
          <ProductionDaysFields days={days} />
          {production.length > 0 && (
            <Button variant="primary" isPending={isPrinting} onClick={() => print('all')}>
              <Icon name="print" />
              {isPrinted ? 'Udskriv igen' : 'Udskriv'}
            </Button>
          )}
        </div>
      </header>
      <ActionErrorNotice error={trouble}>Udskriften blev ikke husket.</ActionErrorNotice>
      {changed.length > 0 && (
        <section className={styles.changed} aria-label="Ændret siden udskrift">
          <ChangedLines days={changed} />
          <Button isPending={isPrinting} onClick={() => print('changes')}>
            Udskriv kun ændringer
          </Button>
        </section>
      )}
      {paper !== 'all' && (
        <div className={styles.paper}>
          <ChangedLines days={paper} />
        </div>
      )}
      <div className={styles.menus}>
        {menus.length === 0 && <p className={styles.none}>Der er ingen godkendte ordre at lave mad til.</p>}
        {menus.map((menu) => (
          <ProductionMenu key={menu.name} menu={menu} changes={changes} />
        ))}
      </div>
    </div>
  )
}

function summary(production: readonly { orders: number; covers: number }[]): string {
  const orders = production.reduce((sum, day) => sum + day.orders, 0)
  const covers = production.reduce((sum, day) => sum + day.covers, 0)
  return `${orders === 1 ? '1 godkendt ordre' : `${orders} godkendte ordrer`}, ${formatCovers(covers)}.`
}
