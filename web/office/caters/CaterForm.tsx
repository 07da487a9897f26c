import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import type { CaterFilterFields_filters$key } from '../../__generated__/CaterFilterFields_filters.graphql.ts'
import { EditForm } from '../form/EditForm.tsx'
import { FormTabs } from '../form/FormTabs.tsx'
import type { FormTab } from '../form/useFormTabs.ts'
import { findTabIndex, useFormTabs } from '../form/useFormTabs.ts'
import { useEditForm } from '../form/useEditForm.ts'
import type { AfterSave, EditFormOptions } from '../form/useEditForm.ts'
import { CaterAffiliate } from './CaterAffiliate.tsx'
import { CaterBasics } from './CaterBasics.tsx'
import { CaterFilterFields } from './CaterFilterFields.tsx'
import { CaterPrices } from './CaterPrices.tsx'
import { CaterRatings } from './CaterRatings.tsx'
import { caterRules } from './caterRules.ts'
import { CATER_LABELS, CATER_RULES } from './caterValues.ts'
import type { CaterValues } from './caterValues.ts'

const PRICE_FIELDS = [
  'minCovers',
  'noticeDays',
  'commission',
  'regNumber',
  'accountNumber',
  'noticeText',
  'tags',
  'offerDays',
]
const RATING_FIELDS = ['ratingsLink', 'googlePlaceId', 'ratingAverage', 'ratingCount']

/** The form of a new or saved caterer, in tabs; the last three are for admins. */
export function CaterForm(props: {
  values: CaterValues
  draftId: string
  filters: CaterFilterFields_filters$key
  isAdmin: boolean
  submitLabel: string
  /** True where its prices are to be seen first. */
  isAtPrices?: boolean
  save: EditFormOptions<CaterValues>['save']
  onSaved?: AfterSave<CaterValues>
}) {
  const { values, draftId, isAdmin, save, onSaved } = props
  const form = useForm<CaterValues>({ resolver: zodResolver(caterRules(isAdmin)), defaultValues: values })
  const { control } = form
  const tabs: FormTab[] = [
    // the first tab holds all other fields
    { name: 'Basis informationer', fields: [], content: <CaterBasics form={form} /> },
    {
      name: 'Priser og diverse',
      fields: [...PRICE_FIELDS, 'accentColor', 'pricePeriods'],
      content: <CaterPrices form={form} isAdmin={isAdmin} />,
    },
    ...(isAdmin
      ? [
          {
            name: 'Filtre',
            fields: ['filterIds'],
            content: <CaterFilterFields control={control} filters={props.filters} />,
          },
          {
            name: 'Affiliate',
            fields: ['isAffiliate', 'affiliateLink'],
            content: <CaterAffiliate control={control} />,
          },
          { name: 'Google ratings', fields: RATING_FIELDS, content: <CaterRatings control={control} /> },
        ]
      : []),
  ]
  const tabState = useFormTabs(tabs, props.isAtPrices ? findTabIndex(tabs, 'pricePeriods') : 0)
  const editing = useEditForm({
    form,
    draftId,
    labels: CATER_LABELS,
    rules: CATER_RULES,
    save,
    ...(onSaved && { onSaved }),
    onInvalid: tabState.openFirstOf,
  })
  return (
    <EditForm editing={editing} submits={[{ label: props.submitLabel }]}>
      <FormTabs label="Oplysninger" tabs={tabs} state={tabState} invalidFields={Object.keys(form.formState.errors)} />
    </EditForm>
  )
}
