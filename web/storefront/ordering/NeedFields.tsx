import { useFieldArray, useWatch } from 'react-hook-form'
import type { UseFormReturn } from 'react-hook-form'
import { formatCharactersLeft } from '../../ui/charactersLeft.ts'
import { MAX_NEED_LENGTH, MAX_NEEDS, NEED_CHOICES, NEED_DAYS } from '../../../domain/foods/needs.ts'
import type { OrderForm } from '../../../domain/orders/orderForm.ts'
import { Button } from '../../ui/Button.tsx'
import { Field } from '../../ui/Field.tsx'
import { Icon } from '../../ui/Icon.tsx'
import textStyles from '../../ui/text.module.css'
import styles from './NeedFields.module.css'

/** ALG-7: what some of the guests need, a row for each. */
export function NeedFields({ form }: { form: UseFormReturn<OrderForm> }) {
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'needs' })
  const addRow = () =>
    append(
      { guests: '1', choice: 'GLUTEN', text: '' },
      { focusName: `needs.${fields.length}.guests`, shouldFocus: true },
    )
  return (
    <div className={styles.needs}>
      <p className={textStyles.note}>
        {`Hvor mange gæster gælder det, og hvad skal køkkenet tage hensyn til? Skriv ikke navne. Slettes ${NEED_DAYS} dage efter leveringen.`}
      </p>
      {fields.map(({ id }, index) => (
        <NeedRow key={id} form={form} index={index} onRemove={() => remove(index)} />
      ))}
      {fields.length < MAX_NEEDS ? (
        <div>
          <Button onClick={addRow}>
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
      <Field label="Hensyn">
        {(control) => (
          <select {...control} {...form.register(`needs.${index}.choice`)}>
            {NEED_CHOICES.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
            <option value="">Andet</option>
          </select>
        )}
      </Field>
      {choice === '' && (
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
