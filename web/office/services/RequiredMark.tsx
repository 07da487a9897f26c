import { Icon } from '../../ui/Icon.tsx'
import text from '../../ui/text.module.css'
import styles from './RequiredMark.module.css'

/** A tick or a cross: whether a service belongs to every order. */
export function RequiredMark({ isRequired }: { isRequired: boolean }) {
  return (
    <span className={isRequired ? undefined : styles.no}>
      <Icon name={isRequired ? 'check' : 'close'} />
      <span className={text.visuallyHidden}>{isRequired ? 'Ja' : 'Nej'}</span>
    </span>
  )
}
