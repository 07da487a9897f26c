/** What the fields of a form are called in Danish, in the form's order. Fields without a name are shown nowhere. */
export type FieldLabels<Values> = Partial<Record<keyof Values & string, string>>

/** The names of those fields that have changed, in the form's order. */
export function changedLabels<Values>(
  labels: FieldLabels<Values>,
  isChanged: (field: keyof Values & string) => boolean,
) {
  return (Object.entries(labels) as [keyof Values & string, string][])
    .filter(([field]) => isChanged(field))
    .map(([, label]) => label)
}
