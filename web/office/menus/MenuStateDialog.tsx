import { useState } from 'react'
import { addDays, isoWeekday } from '../../../domain/time/danishTime.ts'
import { formatSoldOut } from '../../../domain/menus/offering.ts'
import { Button } from '../../ui/Button.tsx'
import chip from '../../ui/Chip.module.css'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import { PopoverDateField } from '../../ui/PopoverDateField.tsx'
import styles from './MenuList.module.css'
import type { MenuRow } from './menuRow.ts'
import type { MenuChange } from './menuMutations.ts'

const [FRIDAY, SUNDAY] = [5, 7]

/** Until when a menu is sold out, and whether it is a draft; each press saves and closes. */
export function MenuStateDialog(props: {
  row: MenuRow
  today: string
  onChange: (change: MenuChange) => Promise<unknown>
  onClose: () => void
}) {
  const { row, today, onChange, onClose } = props
  const [date, setDate] = useState(row.soldOutTo !== null && row.soldOutTo >= today ? row.soldOutTo : '')
  const change = (what: MenuChange) => {
    void onChange(what)
    onClose()
  }
  const days = [
    { name: 'I dag', date: today },
    { name: 'Fredag', date: nextWeekday(today, FRIDAY) },
    { name: 'Søndag', date: nextWeekday(today, SUNDAY) },
  ]
  const isOnSite = !row.isDraft && (row.soldOutTo === null || row.soldOutTo < today)
  return (
    <LazyDialog
      isOpen
      onClose={onClose}
      title={`Tilstand for ${row.name}`}
      footer={
        <>
          {!row.isDraft && <Button onClick={() => change({ isDraft: true })}>Gør til kladde</Button>}
          {!isOnSite && (
            <Button variant="primary" onClick={() => change({ isDraft: false, soldOutTo: null })}>
              Sæt på siden
            </Button>
          )}
        </>
      }
    >
      <fieldset className={styles.days} aria-label="Udsolgt til og med">
        <span>Udsolgt til og med</span>
        {days.map((day) => (
          <button
            key={day.name}
            type="button"
            className={chip.chip}
            aria-pressed={row.soldOutTo === day.date}
            onClick={() => change({ isDraft: false, soldOutTo: day.date })}
          >
            {day.name}
          </button>
        ))}
      </fieldset>
      <div className={styles.until}>
        <PopoverDateField label="En anden dag" value={date} onChange={setDate} earliest={() => today} />
        <Button disabled={date < today} onClick={() => change({ isDraft: false, soldOutTo: date })}>
          Gem
        </Button>
      </div>
      <p className={styles.hint}>
        {`${date >= today ? `Siden viser "${formatSoldOut(date, today)}". ` : ''}Bestillinger, der allerede er lagt, påvirkes ikke. En kladde ser kun I.`}
      </p>
    </LazyDialog>
  )
}

function nextWeekday(today: string, weekday: number): string {
  return addDays(today, (weekday - isoWeekday(today) + 7) % 7)
}
