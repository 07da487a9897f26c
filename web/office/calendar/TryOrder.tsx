import { useState } from 'react'
import { CLOCKS } from '../../../domain/availability/notice.ts'
import { isDate } from '../../../domain/time/danishTime.ts'
import { formatWeekdayDate } from '../../../domain/time/formats.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { PopoverDateField } from '../../ui/PopoverDateField.tsx'
import { useIsHydrated } from '../../ui/useIsHydrated.ts'
import styles from './Calendar.module.css'
import { useTryOrder } from './useTryOrder.ts'
import { typedDigits } from '../../../domain/texts/typedText.ts'

/** 'Prøv en bestilling': the answer that a customer would get, with every reason. Nothing is ordered. */
export function TryOrder({
  number,
  offersDelivery,
  date,
}: {
  number: number
  offersDelivery: boolean
  date: string | null
}) {
  const [typed, setTyped] = useState({ covers: '40', date: date ?? '', clock: '12:00', zipCode: '' })
  const [isRefused, setIsRefused] = useState(false)
  const isHydrated = useIsHydrated()
  const [check, answer, isChecking] = useTryOrder(number, offersDelivery)
  const set = (changed: Partial<typeof typed>) => setTyped((before) => ({ ...before, ...changed }))
  const tryDate = (day: string) => {
    set({ date: day })
    void check({ ...typed, date: day })
  }
  return (
    <section className={styles.try} aria-labelledby="proev">
      <h2 id="proev">Prøv en bestilling</h2>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          setIsRefused(!isDate(typed.date))
          if (isDate(typed.date)) void check(typed)
        }}
      >
        {/* What is typed before the page works would be lost */}
        <fieldset className={styles.tryFields} disabled={!isHydrated}>
          <Field label="Kuverter">
            {(control) => (
              <input
                {...control}
                inputMode="numeric"
                value={typed.covers}
                onChange={({ target }) => set({ covers: typedDigits(target.value, 5) })}
              />
            )}
          </Field>
          <PopoverDateField
            label="Dato"
            value={typed.date}
            onChange={(day) => set({ date: day })}
            onMistype={(day) => set({ date: day })}
            error={isRefused && typed.date === '' ? 'Vælg en dato' : undefined}
          />
          <Field label="Klokkeslæt">
            {(control) => (
              <select {...control} value={typed.clock} onChange={({ target }) => set({ clock: target.value })}>
                {CLOCKS.map((clock) => (
                  <option key={clock} value={clock}>
                    {clock}
                  </option>
                ))}
              </select>
            )}
          </Field>
          {offersDelivery && (
            <Field label="Postnummer">
              {(control) => (
                <input
                  {...control}
                  inputMode="numeric"
                  value={typed.zipCode}
                  onChange={({ target }) => set({ zipCode: typedDigits(target.value, 4) })}
                />
              )}
            </Field>
          )}
          <Button type="submit" isPending={isChecking}>
            Prøv
          </Button>
        </fieldset>
      </form>
      <div aria-live="polite">
        {answer && (
          <>
            <p>
              <strong>{answer.isPossible ? 'Kan bestilles.' : 'Kan ikke bestilles.'}</strong>
              <span>{` ${answer.delivery}`}</span>
            </p>
            <ul className={styles.reasons}>
              {[...answer.reasons, ...answer.warnings.map((warning) => `Kunden advares: ${warning}`)].map((reason) => (
                <li key={reason}>{reason}</li>
              ))}
            </ul>
            {answer.next && (
              <p className={styles.acts}>
                <span>{`Næste mulige: ${formatWeekdayDate(answer.next)}`}</span>
                <Button onClick={() => tryDate(answer.next ?? '')}>Prøv den</Button>
              </p>
            )}
          </>
        )}
      </div>
    </section>
  )
}
