import type { Control } from 'react-hook-form'
import { MAX_NAME_LENGTH } from '../../../domain/texts/textLengths.ts'
import { TextField } from '../form/TextField.tsx'
import type { DishValues } from './dishValues.ts'

/** The fields of a dish. */
export function DishFields({ control }: { control: Control<DishValues> }) {
  return <TextField control={control} name="name" label="Navn" maxLength={MAX_NAME_LENGTH} />
}
