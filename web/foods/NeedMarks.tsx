import { Icon } from '../ui/Icon.tsx'
import styles from './NeedMarks.module.css'

/** ALG-14: the kitchen's marks on needs that meet food which contains what they exclude: a sign and bold words, on paper too. */
export function NeedMarks({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <p key={sentence} className={styles.mark}>
      <Icon name="warning" />
      <b>{sentence}</b>
    </p>
  ))
}
