import { useId, useState } from 'react'
import { useSearchParams } from 'react-router'
import { ALLERGEN_NAMES, ALLERGENS } from '../../../domain/foods/allergens.ts'
import type { DietFilter } from '../../../domain/foods/dietFilter.ts'
import { DIET_NAMES, DIETS } from '../../../domain/foods/diets.ts'
import { readDietFilter, setDietFilter } from '../../foods/dietFilter.ts'
import { storeDietFilter, useDietFilterText } from '../../foods/storedDietFilter.ts'
import { Button } from '../../ui/Button.tsx'
import { CheckChip } from '../../ui/CheckChip.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { Icon } from '../../ui/Icon.tsx'
import styles from './FoodFilter.module.css'

/** The button and dialog that set what the food must be without, and which diets it must fit; in the address, and for the next pages. */
export function FoodFilter({ isIcon }: { isIcon: boolean }) {
  const [, setSearch] = useSearchParams()
  // Null while the dialog is closed
  const [draft, setDraft] = useState<DietFilter | null>(null)
  const filter = readDietFilter(new URLSearchParams(useDietFilterText()))
  const count = filter.without.length + filter.diets.length
  const id = useId()
  const show = (chosen: DietFilter) => {
    setDraft(null)
    const only = new URLSearchParams()
    setDietFilter(only, chosen)
    storeDietFilter(only.toString())
    setSearch(
      (before) => {
        const params = new URLSearchParams(before)
        setDietFilter(params, chosen)
        return params
      },
      // Takes the place of the dialog's entry in the history
      { replace: true, preventScrollReset: true },
    )
  }
  const countText = count > 0 ? `, ${count} valgt` : ''
  return (
    <>
      <Button
        aria-haspopup="dialog"
        aria-label={isIcon ? `Kost og allergener${countText}` : undefined}
        onClick={() => setDraft(filter)}
      >
        <Icon name="filter" />
        {isIcon ? count > 0 && <span>{count}</span> : <span>{`Kost og allergener${countText}`}</span>}
      </Button>
      {draft && (
        <Dialog
          isOpen
          variant="window"
          title="Kost og allergener"
          onClose={() => setDraft(null)}
          footer={
            <div className={styles.acts}>
              <Button onClick={() => show({ without: [], diets: [] })}>Ryd</Button>
              <Button type="submit" form={id} variant="primary">
                Vis menuer
              </Button>
            </div>
          }
        >
          <form
            id={id}
            className={styles.form}
            onSubmit={(event) => {
              event.preventDefault()
              show(draft)
            }}
          >
            <Chips
              title="Uden"
              codes={ALLERGENS}
              names={ALLERGEN_NAMES}
              chosen={draft.without}
              onChoose={(without) => setDraft({ ...draft, without })}
            />
            <Chips
              title="Kost"
              codes={DIETS}
              names={DIET_NAMES}
              chosen={draft.diets}
              onChoose={(diets) => setDraft({ ...draft, diets })}
            />
            <p className={styles.note}>
              Efter det, køkkenet selv har oplyst. Mad, der kan indeholde spor af noget, regnes ikke for at være uden.
            </p>
          </form>
        </Dialog>
      )}
    </>
  )
}

function Chips<Code extends string>(props: {
  title: string
  codes: readonly Code[]
  names: Readonly<Record<Code, string>>
  chosen: readonly Code[]
  onChoose: (chosen: Code[]) => void
}) {
  const { title, codes, names, chosen, onChoose } = props
  return (
    <fieldset>
      <legend className={styles.title}>{title}</legend>
      <div className={styles.chips}>
        {codes.map((code) => (
          <CheckChip
            key={code}
            checked={chosen.includes(code)}
            onChange={({ currentTarget: { checked } }) =>
              onChoose(codes.filter((known) => (known === code ? checked : chosen.includes(known))))
            }
          >
            {names[code]}
          </CheckChip>
        ))}
      </div>
    </fieldset>
  )
}
