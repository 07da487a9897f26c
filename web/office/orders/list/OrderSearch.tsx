import { useEffect, useEffectEvent, useId, useState } from 'react'
import { Icon } from '../../../ui/Icon.tsx'
import text from '../../../ui/text.module.css'
import { MAX_QUERY_LENGTH } from '../../../../domain/orderListFilter.ts'
import { ORDER_ROWS } from './orderRows.ts'
import styles from './OrderSearch.module.css'
import { useSlashKey } from './useSlashKey.ts'

const PAUSE_MS = 300

/** A field that searches once the typing pauses. `query` is what the list is searched for now. */
export function OrderSearch(props: { query: string; onSearch: (query: string) => void }) {
  const { query } = props
  const id = useId()
  const field = useSlashKey()
  const [typed, setTyped] = useState(query)
  const [asked, setAsked] = useState(query)
  const [shown, setShown] = useState(query)
  // A search that ends is not to overwrite what was typed meanwhile; one from elsewhere, such as 'Ryd filteret', is
  if (query !== shown) {
    setShown(query)
    if (query !== asked) {
      setAsked(query)
      setTyped(query)
    }
  }
  const search = useEffectEvent((words: string) => {
    setAsked(words)
    props.onSearch(words)
  })
  const words = typed.trim()
  useEffect(() => {
    if (words === asked) return
    const pausing = setTimeout(() => search(words), PAUSE_MS)
    return () => clearTimeout(pausing)
  }, [words, asked])
  return (
    <div className={styles.search}>
      <label className={text.visuallyHidden} htmlFor={id}>
        Søg i ordrer
      </label>
      <Icon name="search" />
      <input
        ref={field}
        id={id}
        type="search"
        placeholder="Ordrenummer, navn eller email"
        autoComplete="off"
        maxLength={MAX_QUERY_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'ArrowDown') document.getElementById(ORDER_ROWS)?.querySelector('a')?.focus()
        }}
      />
      <kbd aria-hidden="true">/</kbd>
    </div>
  )
}
