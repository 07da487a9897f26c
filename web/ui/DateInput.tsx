import { useLayoutEffect, useRef, useState } from 'react'
import type { ComponentProps, RefObject } from 'react'
import { classes } from './classes.ts'
import styles from './DateInput.module.css'

interface DateInputProps extends Omit<ComponentProps<'input'>, 'type' | 'ref'> {
  ref?: RefObject<HTMLInputElement | null>
}

/**
 * The browser's own date field, whose calendar costs no script of ours. While it is empty it says what it is for: there it
 * shows nothing on an iPhone, and today's date in other browsers.
 */
export function DateInput({ ref, onChange, className, ...input }: DateInputProps) {
  const own = useRef<HTMLInputElement>(null)
  const field = ref ?? own
  const [isEmpty, setIsEmpty] = useState(false)
  // Its value may have come with the page, and half a date is no value
  const look = () => setIsEmpty(field.current?.value === '' && !field.current.validity.badInput)
  useLayoutEffect(look)
  return (
    <span className={classes(styles.date, isEmpty && styles.empty, className)}>
      <input
        {...input}
        ref={field}
        type="date"
        onBlur={look}
        onChange={(event) => {
          look()
          onChange?.(event)
        }}
      />
      {isEmpty && (
        <span className={styles.hint} aria-hidden="true">
          Vælg dato
        </span>
      )}
    </span>
  )
}
