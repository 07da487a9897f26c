import { useId } from 'react'
import { useFieldArray, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import type { Allergen } from '../../../domain/foods/allergens.ts'
import type { Diet } from '../../../domain/foods/diets.ts'
import { formatCharactersLeft } from '../../ui/charactersLeft.ts'
import { MAX_NEED_LENGTH, MAX_NEEDS, NEED_CHOICES, NEED_DAYS, OTHER_NEED } from '../../../domain/foods/needs.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './NeedFields.module.css'

interface NeedFieldsProps {
  form: UseFormReturn<OrderForm>
  /** ALG-12: the diet filter by which the visitor has chosen, to be added as needs. */
  suggested?: readonly (Allergen | Diet)[]
}

/** ALG-7: what some of the guests need, a row for each. */
export function NeedFields({ form, suggested = [] }: NeedFieldsProps) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'needs' })
  const rows = useWatch({ control: form.control, name: 'needs' })
  const suggestionId = useId()
  const addRow = (choice: string) =>
    append({ guests: '1', choice, text: '' }, { focusName: `needs.${fields.length}.guests`, shouldFocus: true })
  const hasRoom = fields.length < MAX_NEEDS
  const suggestions = NEED_CHOICES.filter(
    ({ value }) => hasRoom && suggested.includes(value) && !rows.some(({ choice }) => choice === value),
  )
  return (
    <div className={styles.needs}>
      <p className={textStyles.note}>
        {`Hvor mange gæster gælder det, og hvad skal køkkenet tage hensyn til? Skriv ikke navne. Slettes ${NEED_DAYS} dage efter leveringen.`}
      </p>
      {suggestions.length > 0 && (
        <fieldset className={styles.suggestions} aria-labelledby={suggestionId}>
          <p id={suggestionId}>Dit ønske fra menuen. Køkkenet får det kun at vide, hvis du tilføjer det her:</p>
          {suggestions.map(({ value, label }) => (
            <Button key={value} onClick={() => addRow(value)}>
              <Icon name="plus" />
              <span>{label}</span>
            </Button>
          ))}
        </fieldset>
      )}
      {fields.map(({ id }, index) => (
        <NeedRow key={id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      {hasRoom ? (
        <div>
          <Button onClick={() => addRow('')}>
            <Icon name="plus" />
            <span>{fields.length === 0 ? 'Tilføj hensyn' : 'Tilføj endnu et'}</span>
          </Button>
        </div>
      ) : (
        <p className={textStyles.note}>{`Skriv resten i kommentaren: her er plads til ${MAX_NEEDS}.`}</p>
      )}
    </div>
  )
}

interface NeedRowProps {
  form: UseFormReturn<OrderForm>
  index: number
  onRemove: () => void
}

function NeedRow({ form, index, onRemove }: NeedRowProps) {
  const errors = form.formState.errors.needs?.[index]
  const choice = useWatch({ control: form.control, name: `needs.${index}.choice` })
  const text = useWatch({ control: form.control, name: `needs.${index}.text` })
  return (
    <fieldset className={styles.row} aria-label={`Hensyn ${index + 1}`}>
      <Field label="Antal" error={errors?.guests?.message}>
        {(control) => (
          <input type="text" {...control} {...form.register(`needs.${index}.guests`)} inputMode="numeric" />
        )}
      </Field>
      <Field label="Hensyn" error={errors?.choice?.message}>
        {(control) => (
          <select {...control} {...form.register(`needs.${index}.choice`)}>
            <option value="" disabled>
              Vælg ...
            </option>
            {NEED_CHOICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value={OTHER_NEED}>Andet</option>
          </select>
        )}
      </Field>
      {choice === OTHER_NEED && (
        <Field label="Hvad?" hint={formatCharactersLeft(text.length, MAX_NEED_LENGTH)} error={errors?.text?.message}>
          {(control) => (
            <input type="text" {...control} {...form.register(`needs.${index}.text`)} maxLength={MAX_NEED_LENGTH} />
          )}
        </Field>
      )}
      <Button variant="quiet" aria-label={`Fjern hensyn ${index + 1}`} onClick={onRemove}>
        <Icon name="close" />
      </Button>
    </fieldset>
  )
}
