import { useLayoutEffect, useRef, useState } from 'react'
import styles from './EditableText.module.css'

/**
 * A text that is edited where it stands: a press opens it, Enter or leaving it saves, Esc leaves it as it was. What could
 * not be saved stays as it was typed, with why.
 */
export function EditableText(props: {
  /** The name of the field and of its object: 'Navn: Sild'. */
  label: string
  /** As it is typed. */
  value: string
  /** As it is shown while it is closed. */
  shown: string
  inputMode?: 'text' | 'decimal'
  /** Saves; resolves to the Danish reason why it was not, null if it was. */
  onSave: (typed: string) => Promise<string | null>
}) {
  const { label, value, shown, inputMode = 'text', onSave } = props
  // null while it stands as it is saved
  const [typed, setTyped] = useState<string | null>(null)
  const [isOpen, setIsOpen] = useState(false)
  const [error, setError] = useState<string | null>(null)
  const opener = useRef<HTMLButtonElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const returnsFocus = useRef(false)
  useLayoutEffect(() => {
    if (isOpen) field.current?.select()
    else if (returnsFocus.current) opener.current?.focus()
    returnsFocus.current = false
  }, [isOpen])

  const showResult = (message: string | null) => {
    setError(message)
    if (message === null) setTyped(null)
  }
  const save = async () => {
    setIsOpen(false)
    showResult(typed === null || typed === value ? null : await onSave(typed))
  }
  if (isOpen) {
    return (
      <input
        ref={field}
        className={styles.field}
        aria-label={label}
        inputMode={inputMode}
        value={typed ?? value}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={(event) => {
          returnsFocus.current = event.key === 'Enter' || event.key === 'Escape'
          // Else the same key would press the button that gets the focus
          if (returnsFocus.current) event.preventDefault()
          if (event.key === 'Enter') void save()
          if (event.key !== 'Escape') return
          setIsOpen(false)
          showResult(null)
        }}
        onBlur={() => void save()}
      />
    )
  }
  return (
    <span className={styles.closed}>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-label={label}
        data-unsaved={error === null ? undefined : ''}
        onClick={() => setIsOpen(true)}
      >
        {typed ?? shown}
      </button>
      {error !== null && <small role="alert">{error}</small>}
    </span>
  )
}
