import { use, useState } from 'react'
import { PopoverDateField } from '../../ui/PopoverDateField.tsx'
import { Field } from '../../ui/Field.tsx'
import { useLatestChoice } from '../useLatestChoice.ts'
import { DashboardDatesContext } from './DashboardDatesContext.ts'
import { NAMED_PERIODS, namedPeriod, nameOfPeriod } from './period.ts'
import type { Period } from './period.ts'
import styles from './TradePlots.module.css'
import { useDashboardSearch } from './useDashboardSearch.ts'

const OWN = 'Valgte datoer'

/** Chooses the period of the plots, by name or by dates. It stands in the address. */
export function PeriodFields() {
  const { today, from, to } = use(DashboardDatesContext)
  const search = useDashboardSearch()
  const name = nameOfPeriod({ from, to }, today)
  const [wantsDates, setWantsDates] = useState(false)
  const ask = useLatestChoice<Period>({ from, to })
  const choose = ({ from: first, to: last }: Period) => search({ from: first, to: last })
  const chooseName = (chosen: string) => {
    setWantsDates(chosen === OWN)
    if (chosen !== OWN) choose(ask(() => namedPeriod(chosen, today)))
  }
  const hasDates = wantsDates || name === null
  return (
    <div className={styles.period}>
      <Field label="Periode">
        {(control) => (
          <select {...control} value={hasDates ? OWN : name} onChange={(event) => chooseName(event.target.value)}>
            {NAMED_PERIODS.map((period) => (
              <option key={period.name}>{period.name}</option>
            ))}
            <option>{OWN}</option>
          </select>
        )}
      </Field>
      {hasDates && (
        <>
          <PopoverDateField
            label="Fra"
            value={from}
            onChange={(date) => date && choose(ask((asked) => ({ from: date, to: date > asked.to ? date : asked.to })))}
          />
          <PopoverDateField
            label="Til"
            value={to}
            onChange={(date) =>
              date && choose(ask((asked) => ({ from: date < asked.from ? date : asked.from, to: date })))
            }
          />
        </>
      )}
    </div>
  )
}
