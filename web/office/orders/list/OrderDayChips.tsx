import { use } from 'react'
import { dayChips } from './dayChips.ts'
import { groupThousands } from '../../../../domain/texts/numbers.ts'
import type { OrderListFilter } from '../../../../domain/orders/orderListFilter.ts'
import chips from '../../../ui/Chip.module.css'
import { FilterLink } from './FilterLink.tsx'
import { TodayContext } from './TodayContext.ts'
import styles from './OrderDayChips.module.css'

/** 'I dag', 'I morgen', 'Denne uge', 'Næste uge': the days of delivery in one press; pressed again, all days. */
export function OrderDayChips(props: { filter: OrderListFilter; counts: readonly (number | null)[] | undefined }) {
  const { filter, counts } = props
  return (
    <nav className={styles.days} aria-label="Levering">
      <span aria-hidden="true">Levering</span>
      {dayChips(use(TodayContext)).map(({ name, from, to }, index) => {
        const isChosen = filter.from === from && filter.to === to
        const period = isChosen ? { from: null, to: null } : { from, to }
        const count = counts?.[index] ?? null
        return (
          <FilterLink
            key={name}
            className={chips.chip}
            filter={filter}
            changes={period}
            aria-current={isChosen ? 'true' : undefined}
          >
            <span>{name}</span>
            {count !== null && <small>{groupThousands(String(count))}</small>}
          </FilterLink>
        )
      })}
    </nav>
  )
}
