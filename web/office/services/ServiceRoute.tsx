import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import { MAX_NAME_LENGTH } from '../../../domain/texts/textLengths.ts'
import type { ServiceQuery } from '../../__generated__/ServiceQuery.graphql.ts'
import type { ServiceRoute_cater$data, ServiceRoute_cater$key } from '../../__generated__/ServiceRoute_cater.graphql.ts'
import { paths } from '../../page/paths.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { CheckField } from '../form/CheckField.tsx'
import { HtmlField } from '../form/HtmlField.tsx'
import { ItemForm } from '../form/ItemForm.tsx'
import { SelectField } from '../form/SelectField.tsx'
import { AmountField } from '../form/AmountField.tsx'
import { TextField } from '../form/TextField.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { catalogueParents } from '../page/catalogueParents.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { serviceQuery } from './Service.data.ts'
import type { loader } from './Service.data.ts'
import { useCreateService, useDeleteService, useUpdateService } from './serviceMutations.ts'
import {
  APPLIES_TO_LABELS,
  NEW_SERVICE,
  SERVICE_LABELS,
  SERVICE_RULES,
  ServiceSchema,
  toServiceValues,
} from './serviceValues.ts'

/** The form of a new or saved service. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<ServiceQuery>(serviceQuery, ref)
  return cater && <ServicePage cater={cater} />
}

function ServicePage(props: { cater: ServiceRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment ServiceRoute_cater on Cater @argumentDefinitions(id: { type: "ID!" }, isNew: { type: "Boolean!" }) {
        id
        number
        service(id: $id) @skip(if: $isNew) {
          id
          name
          ...serviceValues_service
        }
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  return <ServiceForm key={cater.service?.id} cater={cater} />
}

function ServiceForm({ cater }: { cater: ServiceRoute_cater$data }) {
  const { number, service } = cater
  const form = useForm({
    resolver: zodResolver(ServiceSchema),
    defaultValues: service ? toServiceValues(service) : NEW_SERVICE,
  })
  const create = useCreateService(cater)
  const update = useUpdateService()
  const editing = useEditForm({
    form,
    draftId: `service:${service?.id ?? `new:${number}`}`,
    labels: SERVICE_LABELS,
    rules: SERVICE_RULES,
    save: (values) => (service ? update(service.id, values) : create(values)),
  })
  const { control, formState } = form
  const title = service?.name ?? 'Ny service'
  return (
    <OfficePage title={title} parents={catalogueParents(cater, { label: 'Services', to: paths.officeServices })}>
      <PageHeader title={title} />
      <ItemForm
        editing={editing}
        item={service}
        emptyValues={NEW_SERVICE}
        itemPath={(key) => paths.officeService(number, key)}
        deletion={{
          consequence: 'Ordrer, der har den, beholder den.',
          remove: useDeleteService(cater.id),
          nextPath: paths.officeCater(number),
        }}
      >
        {(formState.errors.name || formState.errors.description) && (
          <Notice variant="error" role="alert">
            <strong>Udfyld alle input felter</strong>
          </Notice>
        )}
        <TextField control={control} name="name" label={SERVICE_LABELS.name} maxLength={MAX_NAME_LENGTH} />
        <HtmlField control={control} name="description" label={SERVICE_LABELS.description} />
        <AmountField
          control={control}
          name="price"
          label={SERVICE_LABELS.price}
          hint="For hele ordren. Tomt felt = 0 kr."
        />
        <CheckField
          control={control}
          name="isRequired"
          label={SERVICE_LABELS.isRequired}
          hint="Lægges til hver ordre, som den gælder for, så kunden ikke kan vælge den fra."
        />
        <SelectField
          control={control}
          name="appliesTo"
          label={SERVICE_LABELS.appliesTo}
          choices={Object.entries(APPLIES_TO_LABELS).map(([value, label]) => ({ value, label }))}
        />
      </ItemForm>
    </OfficePage>
  )
}
