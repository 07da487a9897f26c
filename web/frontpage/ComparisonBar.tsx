import { useId, useRef, useState } from 'react'
import { paths } from '../page/paths.ts'
import { Button } from '../ui/Button.tsx'
import { searchAddress } from './caterSearch.ts'
import type { CaterSearch } from './caterSearch.ts'
import { useSubmitSearch } from './useSubmitSearch.ts'
import { COMPARED, COMPARISON_FORM, MAX_COMPARED } from './compared.ts'
import styles from './ComparisonBar.module.css'

/**
 * Leads the caterers whose boxes are ticked to their comparison; seen where one is. The boxes belong to its form, so that
 * it works without script.
 */
export function ComparisonBar({ search }: { search: CaterSearch }) {
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmitSearch()
  const [problem, setProblem] = useState('')
  const params = new URLSearchParams(searchAddress(search))
  return (
    <form
      ref={form}
      id={COMPARISON_FORM}
      className={styles.bar}
      action={paths.comparison()}
      onSubmit={(event) => {
        event.preventDefault()
        const chosen = new FormData(event.currentTarget).getAll(COMPARED).length
        if (chosen < 2) setProblem('Vælg mindst to.')
        else if (chosen > MAX_COMPARED) setProblem('Højst tre kan sammenlignes.')
        else submit(event.currentTarget, paths.comparison())
      }}
    >
      {[...params].map(([name, value]) => (
        <input key={`${name}${value}`} type="hidden" name={name} value={value} />
      ))}
      <output>{problem}</output>
      <Button type="submit" variant="primary">
        Sammenlign de valgte
      </Button>
    </form>
  )
}

/** The box of a caterer's card. */
export function ComparisonBox({ number, name }: { number: number; name: string }) {
  const id = useId()
  // Hydration resets a box to its initial state, so a box that was ticked before is rendered ticked
  const [isTicked] = useState(isTickedAlready(id))
  return (
    <label className={styles.box}>
      <input
        id={id}
        type="checkbox"
        form={COMPARISON_FORM}
        name={COMPARED}
        value={number}
        defaultChecked={isTicked}
        aria-label={`Sammenlign ${name}`}
        data-compared
      />
      Sammenlign
    </label>
  )
}

const isTickedAlready = (id: string) => () =>
  typeof document !== 'undefined' && document.getElementById(id)?.matches(':checked') === true
