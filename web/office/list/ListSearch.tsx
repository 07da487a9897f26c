import { useEffect, useEffectEvent, useId, useState } from 'react'
import { FieldError } from '../../ui/FieldDescription.tsx'
import { Icon } from '../../ui/Icon.tsx'
import text from '../../ui/text.module.css'
import { joinWords } from '../../../domain/texts/blanks.ts'
import { MAX_QUERY_LENGTH } from '../../../domain/orders/orderListFilter.ts'
import styles from '../form/searchField.module.css'
import { useSlashKey } from '../keys/useSlashKey.ts'

const DEBOUNCE_MS = 300

/** The search field of a list, debounced. `query` is the list's current search. */
export function ListSearch(props: {
  label: string
  placeholder: string
  query: string
  error?: string | undefined
  /** The id of the element with the rows, which the down arrow key leads to. */
  rowsId: string
  onSearch: (query: string) => void
}) {
  const { query } = props
  const id = useId()
  const errorId = `${id}-error`
  const field = useSlashKey()
  const [typed, setTyped] = useState(query)
  const [requested, setRequested] = useState(query)
  const [applied, setApplied] = useState(query)
  // The result of a search must not overwrite what was typed since; a search from elsewhere ('Ryd filteret') must
  if (query !== applied) {
    setApplied(query)
    if (query !== requested) {
      setRequested(query)
      setTyped(query)
    }
  }
  const search = useEffectEvent((words: string) => {
    setRequested(words)
    props.onSearch(words)
  })
  const words = joinWords(typed)
  useEffect(() => {
    if (words === requested) return
    const timer = setTimeout(() => search(words), DEBOUNCE_MS)
    return () => clearTimeout(timer)
  }, [words, requested])
  return (
    <div className={styles.field}>
      <div className={styles.search}>
        <label className={text.visuallyHidden} htmlFor={id}>
          {props.label}
        </label>
        <Icon name="search" />
        <input
          ref={field}
          id={id}
          type="search"
          placeholder={props.placeholder}
          autoComplete="off"
          aria-describedby={props.error && errorId}
          maxLength={MAX_QUERY_LENGTH}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'ArrowDown') document.getElementById(props.rowsId)?.querySelector('a')?.focus()
          }}
        />
        <kbd aria-hidden="true">/</kbd>
      </div>
      <FieldError id={errorId} message={props.error} />
    </div>
  )
}
