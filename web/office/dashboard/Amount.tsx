import { formatKroner } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import styles from './Amount.module.css'

/** An amount in a list or figure: its 'kr.' is muted, for the number is what is compared. */
export function Amount({ oere }: { oere: Oere }) {
  const [unit, number] = formatKroner(oere).split('\u00a0')
  return (
    <>
      <span className={styles.unit}>{unit}</span>
      <span>{`\u00a0${number}`}</span>
    </>
  )
}
