import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form'
import type { FieldLabels } from './fieldLabels.ts'
import type { FieldIssue } from './saveResult.ts'

/**
 * Shows the service's validation issues at their fields, and focuses the first. Returns the messages of issues whose
 * path ('pricePeriods.0.from') begins with no field of the form, to be shown above it.
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
