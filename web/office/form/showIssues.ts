import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldLabels } from './fieldLabels.ts'
import type { FieldIssue } from './saveResult.ts'

/**
 * Puts what the service finds wrong at the fields of the form, and moves there. Answers what no field takes: it is to
 * be shown above the form. A field takes what is named like it, or lies in it: 'pricePeriods.0.from'.
 */
export function showIssues<Values extends FieldValues>(
  form: UseFormReturn<Values>,
  labels: FieldLabels<Values>,
  issues: readonly FieldIssue[],
): string[] {
  const [placed, unmatchedErrors] = [issues.filter(hasField), issues.filter((issue) => !hasField(issue))]
  for (const [index, { path, message }] of placed.entries())
    form.setError(path as FieldPath<Values>, { type: 'server', message }, { shouldFocus: index === 0 })
  return unmatchedErrors.map(({ message }) => message)

  function hasField({ path }: FieldIssue): boolean {
    return (path.split('.')[0] ?? '') in labels
  }
}
