import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'

interface NoticeProps {
  variant: 'info' | 'warning' | 'error'
  /** 'sm' stands at a line of a list. */
  size?: 'sm' | 'md'
  /** 'alert' is read out as soon as it appears. */
  role?: 'alert'
  children: ReactNode
}

/** A message beside its subject: an icon and words. */
export function Notice({ variant, size = 'md', role, children }: NoticeProps) {
  return (
    <div className={classes(styles.notice, styles[variant], size === 'sm' && styles.sm)} role={role}>
      <Icon name={variant} />
      <div className={styles.content}>{children}</div>
    </div>
  )
}
