import { buttonClass } from '../../ui/Button.tsx'
import { Icon } from '../../ui/Icon.tsx'

/** 'Føj til kalender': the delivery as a file that every calendar reads. */
export function AddToCalendar({ href }: { href: string }) {
  return (
    <a className={buttonClass()} href={href} download>
      <Icon name="calendar" />
      Føj til kalender
    </a>
  )
}
