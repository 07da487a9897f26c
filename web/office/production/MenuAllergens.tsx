import styles from './MenuAllergens.module.css'

/** The allergens of a menu, sentence by sentence. */
export function MenuAllergens({ sentences }: { sentences: readonly string[] }) {
  return sentences.map((sentence) => (
    <p key={sentence} className={styles.sentence}>
      {sentence}
    </p>
  ))
}
