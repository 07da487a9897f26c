import { useId } from 'react'
import type { ReactNode } from 'react'
import { classes } from '../../ui/classes.ts'
import styles from './choose.module.css'
import { PartHeading } from './PartHeading.tsx'

interface ChoosePartProps {
  name: string
  /** Stands beside the name: how far the choice has come, or a unit. */
  aside: ReactNode
  /** The id to scroll to when a choice is missing. */
  part?: string
  isBad?: boolean
  children: ReactNode
}

/** A part of a menu with choices: named, so that a screen reader says where it is. */
export function ChoosePart({ name, aside, part, isBad = false, children }: ChoosePartProps) {
  const nameId = useId()
  return (
    <fieldset
      className={classes(styles.part, isBad && styles.isBad)}
      aria-labelledby={nameId}
      data-part={part}
      tabIndex={part ? -1 : undefined}
    >
      <div className={styles.head}>
        <PartHeading id={nameId}>{name}</PartHeading>
        {aside}
      </div>
      {children}
    </fieldset>
  )
}
