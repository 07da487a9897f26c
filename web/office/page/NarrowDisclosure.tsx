import { useId, useState } from 'react'
import type { ReactNode } from 'react'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { Icon } from '../../ui/Icon.tsx'
import type { IconName } from '../../ui/Icon.tsx'
import text from '../../ui/text.module.css'
import styles from './NarrowDisclosure.module.css'

/** What a page shows in its place where it has the room, and on a phone only once its button is pressed. */
export function NarrowDisclosure(props: {
  label: string
  icon: IconName
  /** The label is for screen readers alone. */
  isIconOnly?: boolean
  isOpenAtFirst?: boolean
  /** Of what holds the content. */
  className: string | undefined
  children: ReactNode
}) {
  const { label, icon, isIconOnly = false, isOpenAtFirst = false } = props
  const id = useId()
  const [isOpen, setIsOpen] = useState(isOpenAtFirst)
  return (
    <>
      <Button className={styles.opener} aria-expanded={isOpen} aria-controls={id} onClick={() => setIsOpen(!isOpen)}>
        <Icon name={icon} />
        <span className={classes(isIconOnly && text.visuallyHidden)}>{label}</span>
      </Button>
      <div id={id} className={classes(styles.content, props.className, !isOpen && styles.closed)}>
        {props.children}
      </div>
    </>
  )
}
