import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData, useNavigate } from 'react-router'
import type { ServiceRoute_cater$data, ServiceRoute_cater$key } from '../../__generated__/ServiceRoute_cater.graphql.ts'
import type { ServiceRouteQuery } from '../../__generated__/ServiceRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { catalogueParents } from '../page/catalogueParents.ts'
import { DeleteButton } from '../form/DeleteButton.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { ServiceFields } from './ServiceFields.tsx'
import { serviceRouteQuery } from './ServiceRoute.data.ts'
import type { loader } from './ServiceRoute.data.ts'
import { SERVICE_LABELS, ServiceSchema, toServiceValues } from './serviceValues.ts'
import { useDeleteService } from './useDeleteService.ts'
import { useUpdateService } from './useUpdateService.ts'

type Cater = ServiceRoute_cater$data
type Service = NonNullable<Cater['service']>

/** The form of one service. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<ServiceRouteQuery>(serviceRouteQuery, ref)
  return cater && <ServicePage cater={cater} />
}

function ServicePage(props: { cater: ServiceRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment ServiceRoute_cater on Cater @argumentDefinitions(id: { type: "ID!" }) {
        id
        number
        service(id: $id) {
          id
          name
          ...serviceValues_service
        }
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  return cater.service && <EditService key={cater.service.id} cater={cater} service={cater.service} />
}

function EditService({ cater, service }: { cater: Cater; service: Service }) {
  const navigate = useNavigate()
  const form = useForm({ resolver: zodResolver(ServiceSchema), defaultValues: toServiceValues(service) })
  const editing = useEditForm({
    form,
    draftId: `service:${service.id}`,
    labels: SERVICE_LABELS,
    save: useUpdateService(service.id),
  })
  const remove = useDeleteService(cater.id)
  return (
    <OfficePage title={service.name} parents={catalogueParents(cater, { label: 'Services', to: paths.officeServices })}>
      <PageHeader title={service.name} />
      <EditForm
        editing={editing}
        submits={[{ label: 'Opdater' }]}
        actions={
          <DeleteButton
            question={`Vil du slette ${service.name}?`}
            consequence="Ordrer, der har den, beholder den."
            remove={() => remove(service.id)}
            onRemoved={() => void navigate(paths.officeCater(cater.number))}
            editing={editing}
          />
        }
      >
        <ServiceFields control={form.control} />
      </EditForm>
    </OfficePage>
  )
}
