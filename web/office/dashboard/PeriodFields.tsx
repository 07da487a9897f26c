import { use, useState } from 'react'
import { PopoverDateField } from '../../ui/PopoverDateField.tsx'
import { Field } from '../../ui/Field.tsx'
import { useLatestChoice } from '../page/useLatestChoice.ts'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import { NAMED_PERIODS, namedPeriod, nameOfPeriod } from './period.ts'
import type { DateRange } from './period.ts'
import styles from './TradePlots.module.css'
import { useDashboardSearch } from './useDashboardSearch.ts'

const CUSTOM_DATES = 'Valgte datoer'

/** The fields for the period of the plots, by name or by dates. It is stored in the URL. */
export function PeriodFields() {
  const { today, from, to, errors } = use(DashboardDatesContext)
  const search = useDashboardSearch()
  const name = nameOfPeriod({ from, to }, today)
  const [wantsDates, setWantsDates] = useState(false)
  const updatePeriod = useLatestChoice<DateRange>({ from, to })
  const choose = ({ from: first, to: last }: DateRange) => search({ from: first, to: last })
  const chooseName = (chosen: string) => {
    setWantsDates(chosen === CUSTOM_DATES)
    if (chosen !== CUSTOM_DATES) choose(updatePeriod(() => namedPeriod(chosen, today)))
  }
  const hasDates = wantsDates || name === null
  return (
    <div className={styles.period}>
      <Field label="Periode" error={errors.period}>
        {(control) => (
          <select
            {...control}
            value={hasDates ? CUSTOM_DATES : name}
            onChange={(event) => chooseName(event.target.value)}
          >
            {NAMED_PERIODS.map((period) => (
              <option key={period.name}>{period.name}</option>
            ))}
            <option>{CUSTOM_DATES}</option>
          </select>
        )}
      </Field>
      {hasDates && (
        <>
          <PopoverDateField
            label="Fra"
            value={from}
            onChange={(date) =>
              date && choose(updatePeriod((latest) => ({ from: date, to: date > latest.to ? date : latest.to })))
            }
          />
          <PopoverDateField
            label="Til"
            value={to}
            onChange={(date) =>
              date && choose(updatePeriod((latest) => ({ from: date < latest.from ? date : latest.from, to: date })))
            }
          />
        </>
      )}
    </div>
  )
}
