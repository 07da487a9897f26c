import { use } from 'react'
import { ShowChangesContext } from './ShowChangesContext.ts'

/** The word beside a field's label. */
export function useFieldNote(isDirty: boolean, isOptional: boolean | undefined): string | undefined {
  const showsChanges = use(ShowChangesContext)
  if (isDirty && showsChanges) return 'Ændret'
  return isOptional ? 'valgfri' : undefined
}
