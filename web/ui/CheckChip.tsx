import type { ComponentProps } from 'react'
import styles from './CheckChip.module.css'
import { Icon } from './Icon.tsx'
import text from './text.module.css'

/** A checkbox that looks like a chip, filled and with a tick where it is checked. */
export function CheckChip({ children, ...input }: Omit<ComponentProps<'input'>, 'type' | 'className'>) {
  return (
    <label className={styles.chip}>
      <input {...input} type="checkbox" className={text.visuallyHidden} />
      <Icon name="check" />
      <span>{children}</span>
    </label>
  )
}
