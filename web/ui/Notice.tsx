import type { ReactNode } from 'react'
import { classes } from './classes.ts'
import { Icon } from './Icon.tsx'
import styles from './Notice.module.css'

interface NoticeProps {
  /** 'bad' is a failure or a refusal; else it is something to know first. */
  kind?: 'warn' | 'bad'
  /** At a line of a list. */
  isSmall?: boolean
  children: ReactNode
}

/** Something to know, at what it is about: a sign and words. It may stand within a sentence's place, such as an output. */
export function Notice({ kind = 'warn', isSmall = false, children }: NoticeProps) {
  return (
    <span className={classes(styles.notice, styles[kind], isSmall && styles.small)}>
      <Icon name={kind === 'bad' ? 'stop' : 'warn'} />
      <span>{children}</span>
    </span>
  )
}
