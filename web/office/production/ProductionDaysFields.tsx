import { Link, useLocation, useNavigate } from 'react-router'
import type { PeriodErrors } from '../../../domain/time/addressPeriod.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { PopoverDateField } from '../../ui/PopoverDateField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLatestChoice } from '../page/useLatestChoice.ts'
import { canBeSummed, shiftDays } from './productionDays.ts'
import type { ProductionDays } from './productionDays.ts'
import styles from './ProductionList.module.css'

/** The fields for the days of a page about production. They are stored in its URL. */
export function ProductionDaysFields(props: { days: ProductionDays; errors: PeriodErrors }) {
  const { from, to } = props.days
  const hasSteps = canBeSummed(props.days)
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const toUrl = ({ from: first, to: last }: ProductionDays) =>
    `${pathname}?${new URLSearchParams(first === last ? { from: first } : { from: first, to: last })}`
  const isSingleDay = from === to
  const updateDays = useLatestChoice(props.days)
  const choose = (update: (latest: ProductionDays) => ProductionDays) =>
    void navigate(toUrl(updateDays(update)), { preventScrollReset: true })
  return (
    <>
      {hasSteps && (
        <Link
          className={`${buttonClass()} ${styles.step}`}
          to={toUrl(shiftDays(props.days, -1))}
          aria-label={isSingleDay ? 'Dagen før' : 'Dagene før'}
        >
          <Icon name="left" />
        </Link>
      )}
      <PopoverDateField
        label="Fra"
        value={from}
        error={props.errors.from}
        onChange={(date) => date && choose((latest) => startFrom(latest, date))}
      />
      <PopoverDateField
        label="Til"
        value={to}
        error={props.errors.to}
        onChange={(date) => date && choose((latest) => ({ from: date < latest.from ? date : latest.from, to: date }))}
      />
      {hasSteps && (
        <Link
          className={`${buttonClass()} ${styles.step}`}
          to={toUrl(shiftDays(props.days, 1))}
          aria-label={isSingleDay ? 'Dagen efter' : 'Dagene efter'}
        >
          <Icon name="right" />
        </Link>
      )}
    </>
  )
}

// a first day after the last one selects that day alone
const startFrom = ({ from, to }: ProductionDays, date: string): ProductionDays => ({
  from: date,
  to: from === to || date > to ? date : to,
})
