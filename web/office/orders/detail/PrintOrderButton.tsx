import { Button } from '../../../ui/Button.tsx'
import { Icon } from '../../../ui/Icon.tsx'
import styles from './PrintOrderButton.module.css'
import { useLetterKey } from '../../keys/useLetterKey.ts'

/** 'Udskriv': prints the page as the kitchen's slip. */
export function PrintOrderButton() {
  const print = () => window.print()
  useLetterKey('p', print)
  return (
    <Button variant="quiet" shortcut="P" onClick={print}>
      <Icon name="print" />
      <span className={styles.word}>Udskriv</span>
    </Button>
  )
}
