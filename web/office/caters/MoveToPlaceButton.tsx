import { useState } from 'react'
import { groupThousands } from '../../../domain/texts/numbers.ts'
import { typedDigits } from '../../../domain/texts/typedText.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import { LazyDialog } from '../../ui/LazyDialog.tsx'
import styles from './MoveToPlaceButton.module.css'

const MAX_DIGITS = 6

/** 'Flyt til plads ...': asks for the place by its number, since the rows there may not be loaded. */
export function MoveToPlaceButton(props: { name: string; count: number; onMove: (place: number) => void }) {
  const { name, count } = props
  const [isOpen, setIsOpen] = useState(false)
  const [typed, setTyped] = useState('')
  const [error, setError] = useState<string>()
  const move = () => {
    const place = Number(typedDigits(typed, MAX_DIGITS))
    if (place < 1 || place > count) return setError(`Skriv et tal fra 1 til ${groupThousands(String(count))}`)
    setIsOpen(false)
    props.onMove(place)
  }
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`Flyt ${name} til plads ...`}
        onClick={() => {
          setTyped('')
          setError(undefined)
          setIsOpen(true)
        }}
      >
        <Icon name="moveTo" />
      </Button>
      {isOpen && (
        <LazyDialog isOpen onClose={() => setIsOpen(false)} title={`Flyt ${name}`}>
          <form
            noValidate
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              move()
            }}
          >
            <Field label="Til plads" error={error} hint={`Fra 1 til ${groupThousands(String(count))}`}>
              {(control) => (
                <input
                  {...control}
                  inputMode="numeric"
                  autoComplete="off"
                  value={typed}
                  onChange={(event) => setTyped(event.target.value)}
                />
              )}
            </Field>
            <Button type="submit" variant="primary">
              Flyt
            </Button>
          </form>
        </LazyDialog>
      )}
    </>
  )
}
