/* oxlint-disable jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions --
   the grid around it hears the keys of the cell that it names */
import { ALLERGENS } from '../../../domain/foods/allergens.ts'
import type { DeclarationDraft } from '../../../domain/foods/declarations.ts'
import { StatusMark } from '../../ui/StatusMark.tsx'
import { answerOf } from './allergenAnswers.ts'
import type { AllergenAnswer } from './allergenAnswers.ts'
import { cellText, declarationState, isSourceMissing } from './answerTexts.ts'
import styles from './Foods.module.css'
import type { OfficeFood } from './readFood.ts'

const LETTERS: Readonly<Record<AllergenAnswer, string>> = { YES: 'I', MAY: 'K', NO: '–' }

/** A food in the table: its name opens it, each cell is answered by a press. */
export function FoodRow(props: {
  /** The place among the rows of the table, from 0. */
  index: number
  measure: (row: HTMLTableRowElement | null) => void
  food: OfficeFood
  draft: DeclarationDraft
  isChanged: boolean
  /** The column of the cell that keys answer; null where it is in another row. */
  column: number | null
  cellId: (column: number) => string
  onPress: (column: number) => void
  onOpen: () => void
}) {
  const { index, measure, food, draft, isChanged, column, cellId, onPress, onOpen } = props
  const { shape, text } = declarationState(draft)
  return (
    <tr
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      className={styles.row}
      data-at={column !== null || undefined}
    >
      <th scope="row" className={styles.food}>
        <button type="button" tabIndex={-1} onClick={onOpen}>
          {food.name}
        </button>
        {isChanged && <small> ikke gemt</small>}
      </th>
      <td className={styles.state}>
        <StatusMark shape={shape}>{text}</StatusMark>
      </td>
      {ALLERGENS.map((allergen, place) => {
        const { answer } = answerOf(draft, allergen)
        return (
          <td
            key={allergen}
            id={cellId(place)}
            className={styles.cell}
            data-answer={answer ?? undefined}
            data-at={column === place || undefined}
            aria-label={cellText(draft, allergen)}
            onClick={() => onPress(place)}
          >
            <span>{`${answer ? LETTERS[answer] : ''}${isSourceMissing(draft, allergen) ? '?' : ''}`}</span>
          </td>
        )
      })}
    </tr>
  )
}
