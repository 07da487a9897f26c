import { useState } from 'react'
import { joinWords } from '../../../domain/texts/blanks.ts'
import { Field } from '../../ui/Field.tsx'
import text from '../../ui/text.module.css'
import styles from './PickList.module.css'
import { foldText } from '../../../domain/texts/typedText.ts'

/** From this many choices on there is a search field. */
const MIN_CHOICES_TO_SEARCH = 8

/** A choice; the note is shown beside its name. */
export interface Choice {
  id: string
  name: string
  note?: string
}

/** A scrollable, searchable list of checkboxes. `picked` are the ids of the checked ones. */
export function PickList(props: {
  label: string
  /** Shown if there are no choices. */
  empty: string
  choices: readonly Choice[]
  picked: readonly string[]
  onPick: (picked: string[]) => void
}) {
  const { label, choices, picked, onPick } = props
  const [search, setSearch] = useState('')
  const query = foldText(joinWords(search))
  const matches = choices.filter(({ name }) => foldText(joinWords(name)).includes(query))
  if (choices.length === 0) return <p>{props.empty}</p>
  return (
    <fieldset className={styles.pick}>
      <legend className={text.visuallyHidden}>{label}</legend>
      {choices.length >= MIN_CHOICES_TO_SEARCH && (
        <Field label="Søg">
          {(control) => (
            <input {...control} type="search" value={search} onChange={({ target }) => setSearch(target.value)} />
          )}
        </Field>
      )}
      <ul className={styles.list}>
        {matches.map(({ id, name, note }) => (
          <li key={id}>
            <label className={styles.choice}>
              <input
                type="checkbox"
                checked={picked.includes(id)}
                onChange={({ target }) =>
                  onPick(target.checked ? [...picked, id] : picked.filter((other) => other !== id))
                }
              />
              <span className={styles.name}>{name}</span>
              {note && <span className={styles.note}>{note}</span>}
            </label>
          </li>
        ))}
      </ul>
      <output className={styles.note}>{`${picked.length} valgt`}</output>
    </fieldset>
  )
}
