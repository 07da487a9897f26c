import { createContext, use } from 'react'

/** True where changed fields are marked: in forms of saved objects, since in a new one all fields are changed. */
export const ShowChangesContext = createContext(false)

/** The note beside a field's label: 'Ændret' or 'valgfri'. */
export function useFieldNote(isDirty: boolean, isOptional: boolean | undefined): string | undefined {
  const showsChanges = use(ShowChangesContext)
  if (isDirty && showsChanges) return 'Ændret'
  return isOptional ? 'valgfri' : undefined
}
