import { useState } from 'react'
import { useController } from 'react-hook-form'
import type { FieldValues } from 'react-hook-form'
import { MultiSelect } from '../catalogue/MultiSelect.tsx'
import { errorMessage } from '../form/errorMessage.ts'
import type { EditFieldProps } from '../form/TextField.tsx'
import { CaterChoiceStatus } from './CaterChoiceStatus.tsx'
import { useCaterChoices } from './useCaterChoices.ts'
import { useCaterNames } from './useCaterNames.ts'

/** Several caterers as a form's value: their numbers, in the order in which they were chosen. */
export function CatersField<Values extends FieldValues>(props: EditFieldProps<Values> & { hint: string }) {
  const { control, name, label, hint } = props
  const { field, fieldState } = useController({ control, name })
  const { ref, onChange } = field
  const chosen: string[] = field.value
  const [typed, setTyped] = useState<string | null>(null)
  const found = useCaterChoices(typed)
  const nameOf = useCaterNames(chosen)
  return (
    <MultiSelect
      label={label}
      hint={hint}
      error={errorMessage(fieldState.error)}
      choices={found.choices}
      chosen={chosen.map((id) => ({ id, name: nameOf(id) }))}
      value={chosen}
      ref={ref}
      onChange={onChange}
      onSearch={setTyped}
      status={<CaterChoiceStatus found={found} />}
    />
  )
}
