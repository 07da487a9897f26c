import { useId, useState } from 'react'
import { formatAmount, parseKroner } from '../../domain/money/money.ts'
import type { Oere } from '../../domain/money/money.ts'
import { REFUSAL_TEXTS } from '../../domain/texts/texts.ts'
import { FieldError } from '../ui/FieldDescription.tsx'
import { FIELDS } from './caterSearch.ts'
import styles from './Hero.module.css'

/**
 * NUM-2: the budget of the search. Left, it shows what was read with two decimals, or that it is no amount, with which the
 * browser does not search. It is mounted anew with another search, since its typed text belongs to the search before.
 */
export function BudgetField({ budget }: { budget: Oere | null }) {
  const id = useId()
  const [message, setMessage] = useState<string | undefined>(undefined)
  const value = budget === null ? '' : formatAmount(budget)
  return (
    <div className={styles.field}>
      <label htmlFor={id}>Budget pr. kuvert</label>
      <input
        id={id}
        name={FIELDS.budget}
        inputMode="decimal"
        defaultValue={value}
        placeholder="Kr."
        maxLength={20}
        aria-invalid={message ? true : undefined}
        aria-describedby={message ? `${id}-error` : undefined}
        onChange={({ target }) => {
          target.setCustomValidity(budgetError(target.value))
          setMessage(undefined)
        }}
        // The search was stopped at the field, by its own button or by a filter further down
        onInvalid={({ currentTarget }) => setMessage(currentTarget.validationMessage)}
        onBlur={({ target }) => {
          const oere = parseKroner(target.value)
          if (oere !== null) target.value = formatAmount(oere)
          setMessage(budgetError(target.value) || undefined)
        }}
      />
      <div className={styles.error}>
        <FieldError id={`${id}-error`} message={message} />
      </div>
    </div>
  )
}

const budgetError = (typed: string): string =>
  typed.trim() === '' || parseKroner(typed) !== null ? '' : REFUSAL_TEXTS.amount
