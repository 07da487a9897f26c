import { Icon } from '../../ui/Icon.tsx'
import styles from './UnsatisfiableBadge.module.css'

/** MEN-10: said of a group whose items cannot reach its least number, and of the menu that it is in. */
export function UnsatisfiableBadge() {
  return (
    <span className={styles.mark}>
      <Icon name="warning" />
      Gruppen kan ikke opfyldes endnu
    </span>
  )
}
