import type { FieldValues, UseFormReturn } from 'react-hook-form'

/** Tracks edits while a form is being saved. The returned function stops, and returns the fields edited since. */
export function trackEdits<Values extends FieldValues>(form: UseFormReturn<Values>): () => Partial<Values> {
  const initialValues: Values = { ...form.getValues() }
  const touched = new Set<string>()
  const unsubscribe = form.subscribe({
    formState: { values: true },
    callback: ({ name }) => {
      if (name) touched.add(name.split('.')[0] ?? '')
    },
  })
  return () => {
    unsubscribe()
    const now = Object.entries(form.getValues()).filter(([field]) => touched.has(field))
    // lists are mutated in place, so they always compare as equal
    return Object.fromEntries(
      now.filter(([field, value]) => typeof value === 'object' || value !== initialValues[field]),
    ) as Partial<Values>
  }
}
