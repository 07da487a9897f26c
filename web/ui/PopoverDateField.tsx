import { Popover } from '@base-ui/react/popover'
import { use } from 'react'
import type { ComponentProps } from 'react'
import { DateField } from './DateField.tsx'
import type { CalendarFrameProps } from './DateField.tsx'
import styles from './PopoverDateField.module.css'
import { ThemeContext } from './ThemeContext.ts'

/** A DateField whose calendar is a popover; Esc and a press beside it close it. */
export function PopoverDateField(props: Omit<ComponentProps<typeof DateField>, 'frame' | 'isCompact'>) {
  return <DateField {...props} frame={CalendarPopover} isCompact />
}

function CalendarPopover({ label, opener, onClose, children }: CalendarFrameProps) {
  const { container } = use(ThemeContext)
  return (
    <Popover.Root
      open
      onOpenChange={(isOpen, { event }) => {
        // a press of the opener closes it by itself
        if (!isOpen && !opener.current?.contains(event.target as Node)) onClose()
      }}
    >
      <Popover.Portal container={container}>
        <Popover.Positioner className={styles.place} anchor={opener} sideOffset={6} align="end" alignOffset={-2}>
          {/* the calendar takes the focus itself: moved here it could come to a button of it, after the first key */}
          <Popover.Popup className={styles.popup} aria-label={label} initialFocus={false} finalFocus={opener}>
            {children}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
