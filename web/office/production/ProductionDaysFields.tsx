import { Link, useNavigate } from 'react-router'
import { paths } from '../../paths.ts'
import { buttonClass } from '../../ui/Button.tsx'
import { PopoverDateField } from '../../ui/PopoverDateField.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { useLatestChoice } from '../useLatestChoice.ts'
import { shiftDays } from './productionDays.ts'
import type { ProductionDays } from './productionDays.ts'
import styles from './ProductionList.module.css'

/** The fields for the days of the production list. They are kept in the URL. */
export function ProductionDaysFields(props: { days: ProductionDays }) {
  const { from, to } = props.days
  const navigate = useNavigate()
  const isSingleDay = from === to
  const updateDays = useLatestChoice(props.days)
  const choose = (update: (latest: ProductionDays) => ProductionDays) =>
    void navigate(toUrl(updateDays(update)), { preventScrollReset: true })
  return (
    <>
      <Link
        className={`${buttonClass()} ${styles.step}`}
        to={toUrl(shiftDays(props.days, -1))}
        aria-label={isSingleDay ? 'Dagen før' : 'Dagene før'}
      >
        <Icon name="left" />
      </Link>
      <PopoverDateField
        label="Fra"
        value={from}
        onChange={(date) => date && choose((latest) => startFrom(latest, date))}
      />
      <PopoverDateField
        label="Til"
        value={to}
        onChange={(date) => date && choose((latest) => ({ from: date < latest.from ? date : latest.from, to: date }))}
      />
      <Link
        className={`${buttonClass()} ${styles.step}`}
        to={toUrl(shiftDays(props.days, 1))}
        aria-label={isSingleDay ? 'Dagen efter' : 'Dagene efter'}
      >
        <Icon name="right" />
      </Link>
    </>
  )
}

// a first day after the last one selects that day alone
const startFrom = ({ from, to }: ProductionDays, date: string): ProductionDays => ({
  from: date,
  to: from === to || date > to ? date : to,
})

const toUrl = ({ from, to }: ProductionDays) =>
  `${paths.officeProduction()}?${new URLSearchParams(from === to ? { from } : { from, to })}`
