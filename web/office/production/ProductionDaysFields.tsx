import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { PopoverDateField } from '../../ui/PopoverDateField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLatestChoice } from '../useLatestChoice.ts'
import { shiftDays } from './productionDays.ts'
import type { ProductionDays } from './productionDays.ts'
import styles from './ProductionList.module.css'

/** Chooses the days of the kitchen's list. They stand in the address. */
export function ProductionDaysFields(props: { days: ProductionDays }) {
  const { from, to } = props.days
  const navigate = useNavigate()
  const isOne = from === to
  const ask = useLatestChoice(props.days)
  const choose = (next: (asked: ProductionDays) => ProductionDays) =>
    void navigate(addressOf(ask(next)), { preventScrollReset: true })
  return (
    <>
      <Link
        className={`${buttonClass()} ${styles.step}`}
        to={addressOf(shiftDays(props.days, -1))}
        aria-label={isOne ? 'Dagen før' : 'Dagene før'}
      >
        <Icon name="left" />
      </Link>
      <PopoverDateField label="Fra" value={from} onChange={(date) => date && choose((asked) => fromDay(asked, date))} />
      <PopoverDateField
        label="Til"
        value={to}
        onChange={(date) => date && choose((asked) => ({ from: date < asked.from ? date : asked.from, to: date }))}
      />
      <Link
        className={`${buttonClass()} ${styles.step}`}
        to={addressOf(shiftDays(props.days, 1))}
        aria-label={isOne ? 'Dagen efter' : 'Dagene efter'}
      >
        <Icon name="right" />
      </Link>
    </>
  )
}

// A later first day leads to that one day
const fromDay = ({ from, to }: ProductionDays, date: string): ProductionDays => ({
  from: date,
  to: from === to || date > to ? date : to,
})

const addressOf = ({ from, to }: ProductionDays) =>
  `${paths.officeProduction()}?${new URLSearchParams(from === to ? { from } : { from, to })}`
