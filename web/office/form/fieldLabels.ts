/** The Danish labels of a form's fields, in the form's order. Fields without one are listed nowhere. */
export type FieldLabels<Values> = Partial<Record<keyof Values & string, string>>

/** The labels of all of a form's fields but `Unlabelled`, in the form's order. */
export type EveryLabel<Values, Unlabelled extends keyof Values = never> = Record<
  Exclude<keyof Values, Unlabelled> & string,
  string
>

/** Lists the labels of the changed fields, in the form's order. */
export function changedLabels<Values>(
  labels: FieldLabels<Values>,
  isChanged: (field: keyof Values & string) => boolean,
) {
  return (Object.entries(labels) as [keyof Values & string, string][])
    .filter(([field]) => isChanged(field))
    .map(([, label]) => label)
}
