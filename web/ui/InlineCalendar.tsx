import type { KeyboardEvent } from 'react'
import type { CalendarFrameProps } from './DateField.tsx'
import styles from './InlineCalendar.module.css'

const scrollIntoView = (frame: HTMLElement | null) => frame?.scrollIntoView({ block: 'nearest' })

/** The calendar of a DateField below the row of fields that it stands in; Esc closes it. */
export function InlineCalendar({ opener, onClose, children }: CalendarFrameProps) {
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape') return
    onClose()
    opener.current?.focus()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key comes from the buttons within
    <div ref={scrollIntoView} className={styles.frame} onKeyDown={onKeyDown}>
      {children}
    </div>
  )
}
