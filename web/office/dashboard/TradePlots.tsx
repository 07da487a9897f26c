import { use, useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { isoWeek } from '../../../domain/time/isoWeek.ts'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import type { TradeComparison_before$key } from '../../__generated__/TradeComparison_before.graphql.ts'
import type { TradePlots_statistics$key } from '../../__generated__/TradePlots_statistics.graphql.ts'
import { Button } from '../../ui/Button.tsx'
import { Amount } from './Amount.tsx'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import { PeriodFields } from './PeriodFields.tsx'
import { TopMenus } from './TopMenus.tsx'
import { TradeComparison } from './TradeComparison.tsx'
import styles from './TradePlots.module.css'
import { WeekPlot } from './WeekPlot.tsx'
import { WeekTable } from './WeekTable.tsx'

/** The turnover and orders by week of a period, and its most ordered menus, as plots or tables. */
export function TradePlots(props: {
  statistics: TradePlots_statistics$key
  before: TradeComparison_before$key | null | undefined
}) {
  const { weeks, topMenus } = useFragment(
    graphql`
      fragment TradePlots_statistics on Statistics {
        weeks {
          week
          orders
          turnover
        }
        topMenus {
          ...TopMenus_menus
        }
      }
    `,
    props.statistics,
  )
  const { today } = use(DashboardDatesContext)
  const [isTable, setIsTable] = useState(false)
  const numbers = weeks.map(({ week }) => String(Number(week.split('-W')[1])))
  const currentIndex = weeks.findIndex(({ week }) => week === isoWeek(today))
  const turnover = weeks.reduce((sum, week) => sum + toOere(week.turnover), 0)
  const orders = weeks.reduce((sum, week) => sum + week.orders, 0)
  const currentText = currentIndex < 0 ? '' : ` Uge ${numbers[currentIndex]} er i gang.`
  return (
    <section className={styles.trade} aria-labelledby="trade">
      <div className={styles.header}>
        <h2 id="trade">{`Uge ${numbers[0] ?? ''} til ${numbers.at(-1) ?? ''}`}</h2>
        <PeriodFields />
        <Button aria-pressed={isTable} onClick={() => setIsTable(!isTable)}>
          Vis som tabel
        </Button>
      </div>
      <div className={styles.plots}>
        <div className={styles.weeks}>
          <figure className={styles.plot}>
            <figcaption>
              <strong>Omsætning pr. uge</strong>
              <b>
                <Amount oere={turnover} />
              </b>
              {props.before && <TradeComparison before={props.before} figure="turnover" now={turnover} />}
            </figcaption>
            {isTable ? (
              <WeekTable
                weeks={numbers}
                column="Omsætning"
                values={weeks.map((week) => formatKroner(toOere(week.turnover)))}
              />
            ) : (
              <WeekPlot
                kind="bar"
                weeks={numbers}
                values={weeks.map((week) => week.turnover)}
                currentIndex={currentIndex}
                text={`Omsætning pr. uge: ${weeks.map((week, index) => `uge ${numbers[index]} ${formatKroner(toOere(week.turnover))}`).join(', ')}.${currentText}`}
              />
            )}
          </figure>
          <figure className={styles.plot}>
            <figcaption>
              <strong>Ordrer pr. uge</strong>
              <b>{groupThousands(String(orders))}</b>
              {props.before && <TradeComparison before={props.before} figure="orders" now={orders} />}
            </figcaption>
            {isTable ? (
              <WeekTable weeks={numbers} column="Ordrer" values={weeks.map((week) => String(week.orders))} />
            ) : (
              <WeekPlot
                kind="line"
                weeks={numbers}
                values={weeks.map((week) => week.orders)}
                currentIndex={currentIndex}
                text={`Ordrer pr. uge: ${weeks.map((week, index) => `uge ${numbers[index]} ${week.orders}`).join(', ')}.${currentText}`}
              />
            )}
          </figure>
          {currentIndex >= 0 && !isTable && (
            <p className={styles.note}>{`Skraveret og stiplet: uge ${numbers[currentIndex]} er i gang.`}</p>
          )}
        </div>
        <TopMenus menus={topMenus} isTable={isTable} />
      </div>
    </section>
  )
}
