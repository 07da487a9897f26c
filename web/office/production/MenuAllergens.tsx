import styles from './MenuAllergens.module.css'

/** What is in a menu, sentence by sentence. */
export function MenuAllergens({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <p key={sentence} className={styles.sentence}>
      {sentence}
    </p>
  ))
}
