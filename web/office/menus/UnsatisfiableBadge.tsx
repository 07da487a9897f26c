import { Icon } from '../../ui/Icon.tsx'
import styles from './UnsatisfiableBadge.module.css'

/** MEN-10: marks a group whose items cannot reach its minimum, and the menu that holds it. */
export function UnsatisfiableBadge() {
  return (
    <span className={styles.mark}>
      <Icon name="warning" />
      Gruppen kan ikke opfyldes endnu
    </span>
  )
}
