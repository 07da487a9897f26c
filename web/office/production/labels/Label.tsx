import styles from './Labels.module.css'
import type { LabelPlace, LabelSheet } from './labelSheets.ts'
import type { LabelText } from './readLabels.ts'
import { NEED_MARK } from './splitSentences.ts'

/** A label at its place on a sheet. Text without room continues on the next: `part` of `parts`. */
export function Label(props: {
  label: LabelText & { part: number; parts: number }
  place: LabelPlace
  sheet: LabelSheet
  caterName: string
}) {
  const { label, place, sheet } = props
  const { food, order, when, sentences, part, parts } = label
  return (
    <article
      className={styles.label}
      style={{
        left: `${place.x}mm`,
        top: `${place.y}mm`,
        width: `${sheet.width}mm`,
        height: `${sheet.height}mm`,
      }}
    >
      <h2 className={styles.food}>{food}</h2>
      <p className={styles.line}>{order}</p>
      <p className={styles.line}>{`${when}${parts > 1 ? ` (${part} af ${parts})` : ''}`}</p>
      <div className={styles.sentences}>
        {sentences.map((sentence) =>
          sentence.startsWith('Kan indeholde: ') ? (
            <p key={sentence}>{sentence}</p>
          ) : (
            <p key={sentence} className={sentence.startsWith(NEED_MARK) ? styles.mark : undefined}>
              <b>{sentence}</b>
            </p>
          ),
        )}
      </div>
      <p className={styles.line}>{props.caterName}</p>
    </article>
  )
}
