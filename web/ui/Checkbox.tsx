import { useId } from 'react'
import type { ComponentProps } from 'react'
import styles from './Checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'>

/** A box to tick; its label is whatever it stands in. */
export function Checkbox(props: CheckboxProps) {
  return <input {...props} type="checkbox" className={styles.tick} />
}

/** A box to tick with its label beside it. */
export function LabelledCheckbox({ children, ...tick }: CheckboxProps) {
  const id = useId()
  return (
    <label className={styles.labelled} htmlFor={id}>
      <Checkbox {...tick} id={id} />
      <span>{children}</span>
    </label>
  )
}
