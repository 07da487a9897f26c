import { Fragment } from 'react'
import { contentWords, CONTAINS_NONE, formatUndeclared } from '../../domain/foods/allergenTexts.ts'
import type { FoodAllergens } from '../../domain/foods/allergensOfFoods.ts'
import { PhoneLink } from '../ui/PhoneLink.tsx'
import styles from './AllergenSentences.module.css'

interface AllergenSentencesProps {
  allergens: FoodAllergens
  /** The phone number for questions about what is not declared, in digits; null where there is none, undefined for the caterer. */
  phone?: string | null
}

/** ALG-3: the allergens of several foods together, in the sentences of the law; nothing without foods. */
export function AllergenSentences({ allergens, phone }: AllergenSentencesProps) {
  const { contains, mayContain } = allergens
  const undeclared = formatUndeclared(allergens, null)
  const isNone = contains.length === 0 && mayContain.length === 0 && undeclared === null && !allergens.isNothingDeclared
  return (
    <>
      {contains.length > 0 && (
        <p className={styles.sentence}>
          <span>{'Indeholder: '}</span>
          {contentWords(contains).map((word, index) => (
            <Fragment key={word}>
              {index > 0 && <span>{', '}</span>}
              <b>{word}</b>
            </Fragment>
          ))}
        </p>
      )}
      {mayContain.length > 0 && (
        <p className={styles.sentence}>{`Kan indeholde: ${contentWords(mayContain).join(', ')}`}</p>
      )}
      {undeclared && (
        <p className={styles.sentence}>
          <span>{`${undeclared}${phone === null ? ' Spørg leverandøren.' : ''}`}</span>
          {phone && (
            <span>
              {' '}
              Spørg leverandøren på <PhoneLink phone={phone} />.
            </span>
          )}
        </p>
      )}
      {isNone && <p className={styles.sentence}>{CONTAINS_NONE}</p>}
    </>
  )
}
