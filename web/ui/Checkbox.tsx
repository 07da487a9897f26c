import { useId } from 'react'
import type { ComponentProps } from 'react'
import styles from './Checkbox.module.css'

type CheckboxProps = Omit<ComponentProps<'input'>, 'type' | 'className'>

/** A checkbox; the element around it is its label. */
export function Checkbox(props: CheckboxProps) {
  return <input {...props} type="checkbox" className={styles.checkbox} />
}

/** A checkbox with its label beside it. */
export function LabelledCheckbox({ children, ...checkbox }: CheckboxProps) {
  const id = useId()
  return (
    <label className={styles.labelled} htmlFor={id}>
      <Checkbox {...checkbox} id={id} />
      <span>{children}</span>
    </label>
  )
}
