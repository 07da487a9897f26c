import { zodResolver } from '@hookform/resolvers/zod'
import type { ReactNode } from 'react'
import { useForm } from 'react-hook-form'
import type { usePageChoices_query$key } from '../../__generated__/usePageChoices_query.graphql.ts'
import { EditForm } from '../editing/EditForm.tsx'
import { SelectField } from '../editing/SelectField.tsx'
import { TextField } from '../editing/TextField.tsx'
import { useEditing } from '../editing/useEditing.ts'
import type { AfterSave, EditingOptions } from '../editing/useEditing.ts'
import { BlocksField } from './BlocksField.tsx'
import { PAGE_LABELS, pageRules } from './pageValues.ts'
import type { PageValues } from './pageValues.ts'
import { usePageChoices } from './usePageChoices.ts'

/** The form of a page, new or there: its address, whose storefront it is, and its blocks. */
export function PageForm(props: {
  values: PageValues
  /** What the draft belongs to. */
  thing: string
  query: usePageChoices_query$key
  submitLabel: string
  save: EditingOptions<PageValues>['save']
  onSaved?: AfterSave<PageValues>
  actions?: ReactNode
}) {
  const { values, thing, save, onSaved } = props
  const choices = usePageChoices(props.query)
  const form = useForm<PageValues>({ resolver: zodResolver(pageRules), defaultValues: values })
  const editing = useEditing({ form, thing, labels: PAGE_LABELS, save, ...(onSaved && { onSaved }) })
  const { control } = form
  const isFrontPage = values.version !== null && values.url === '/'
  return (
    <EditForm editing={editing} submits={[{ label: props.submitLabel }]} actions={props.actions}>
      <TextField
        control={control}
        name="url"
        label={PAGE_LABELS.url}
        readOnly={isFrontPage}
        hint="'/' er forsiden. '/smagen' er det, der står før domænet: smagen.kuvert.dk."
      />
      <TextField control={control} name="title" label={PAGE_LABELS.title} />
      <SelectField
        control={control}
        name="caterNumber"
        label={PAGE_LABELS.caterNumber}
        hint="Hvis side adressen fører til."
        choices={[{ value: '', label: 'Ingen' }, ...choices.caters]}
      />
      <BlocksField control={control} choices={choices} />
    </EditForm>
  )
}
