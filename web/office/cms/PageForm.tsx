import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { usePageChoices_query$key } from '../../__generated__/usePageChoices_query.graphql.ts'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { EditForm } from '../form/EditForm.tsx'
import type { SaveResult } from '../form/saveResult.ts'
import { SelectField } from '../form/SelectField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import type { AfterSave, EditFormOptions } from '../form/useEditForm.ts'
import { BlocksField } from './BlocksField.tsx'
import { PagePreview } from './PagePreview.tsx'
import { PAGE_LABELS, pageRules } from './pageValues.ts'
import type { PageValues } from './pageValues.ts'
import { usePageChoices } from './usePageChoices.ts'

/** The form of a new or saved page: its address, caterer and blocks. */
export function PageForm(props: {
  values: PageValues
  draftId: string
  query: usePageChoices_query$key
  submitLabel: string
  save: EditFormOptions<PageValues>['save']
  onSaved?: AfterSave<PageValues>
  /** Deletes a saved page. */
  deletion?: { remove: () => Promise<SaveResult<null>>; onRemoved: () => void }
}) {
  const { values, draftId, save, onSaved, deletion } = props
  const choices = usePageChoices(props.query)
  const form = useForm<PageValues>({ resolver: zodResolver(pageRules), defaultValues: values })
  const editing = useEditForm({ form, draftId, labels: PAGE_LABELS, save, ...(onSaved && { onSaved }) })
  const { control } = form
  const actions = deletion && (
    <DeleteButton
      question={`Vil du slette siden ${values.url}?`}
      consequence="Adressen fører ingen steder hen bagefter."
      {...deletion}
      editing={editing}
    />
  )
  const isFrontPage = values.version !== null && values.url === '/'
  return (
    <EditForm editing={editing} submits={[{ label: props.submitLabel }]} actions={actions}>
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
        hint="Det cateringfirma, adressen viser."
        choices={[{ value: '', label: 'Ingen' }, ...choices.caters]}
      />
      <BlocksField control={control} choices={choices} />
      <p>
        <PagePreview control={control} choices={choices} />
      </p>
    </EditForm>
  )
}
