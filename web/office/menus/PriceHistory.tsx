import { useState } from 'react'
import { graphql, useFragment } from 'react-relay/hooks'
import { danishDate } from '../../../domain/time/danishTime.ts'
import { formatDayAndMonth } from '../../../domain/time/formats.ts'
import { formatKroner, toOere } from '../../../domain/money/money.ts'
import type { PriceHistory_menu$key } from '../../__generated__/PriceHistory_menu.graphql.ts'
import { Notice } from '../../ui/Notice.tsx'
import styles from './PriceHistory.module.css'
import { drawPriceLine, PLOT, plotAxes } from './drawPriceLine.ts'

/** MEM-4: what a menu has cost in the last 60 days, drawn and in words, and why its saving is not shown. */
export function PriceHistory(props: { menu: PriceHistory_menu$key }) {
  const { priceHistory } = useFragment(
    graphql`
      fragment PriceHistory_menu on Menu {
        priceHistory {
          savingWithheld
          prices {
            at
            price
            discountFromPrice
          }
        }
      }
    `,
    props.menu,
  )
  const [now] = useState(() => new Date())
  if (!priceHistory || priceHistory.prices.length === 0) return null
  const { prices, savingWithheld } = priceHistory
  const today = danishDate(now)
  const { moments, amounts } = plotAxes(prices, now)
  return (
    <section className={styles.history} aria-labelledby="prishistorik">
      <h2 id="prishistorik">Prisen de seneste 60 dage</h2>
      {savingWithheld && <Notice variant="warning">{savingWithheld}</Notice>}
      {/* The list says the same */}
      <div className={styles.plot} aria-hidden="true">
        <div className={styles.amounts}>
          {amounts.map((amount) => (
            <span key={amount}>{formatKroner(toOere(amount))}</span>
          ))}
        </div>
        <svg viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} preserveAspectRatio="none">
          <path d={drawPriceLine(prices, now)} />
        </svg>
        <div className={styles.days}>
          {moments.map((moment) => (
            <span key={moment.getTime()}>{formatDayAndMonth(danishDate(moment), today)}</span>
          ))}
        </div>
      </div>
      <ol>
        {prices.map(({ at, price, discountFromPrice }) => (
          <li key={at}>
            <span>{`Fra ${formatDayAndMonth(danishDate(new Date(at)), today)}: `}</span>
            <b>{formatKroner(toOere(price))}</b>
            {discountFromPrice != null && <span>{`, sat ned fra ${formatKroner(toOere(discountFromPrice))}`}</span>}
          </li>
        ))}
      </ol>
    </section>
  )
}
