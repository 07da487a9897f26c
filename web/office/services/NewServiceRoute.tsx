import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { NewServiceRoute_cater$key } from '../../__generated__/NewServiceRoute_cater.graphql.ts'
import type { NewServiceRouteQuery } from '../../__generated__/NewServiceRouteQuery.graphql.ts'
import { paths } from '../../page/paths.ts'
import { catalogueParents } from '../page/catalogueParents.ts'
import { NewItemPage } from '../catalogue/NewItemPage.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { ServiceFields } from './ServiceFields.tsx'
import { SERVICE_LABELS, ServiceSchema, NEW_SERVICE } from './serviceValues.ts'
import { newServiceRouteQuery } from './NewServiceRoute.data.ts'
import type { loader } from './NewServiceRoute.data.ts'
import { useCreateService } from './useCreateService.ts'

/** 'Ny service': the form of a new service. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const { cater } = usePreloadedQuery<NewServiceRouteQuery>(newServiceRouteQuery, ref)
  return cater && <NewService cater={cater} />
}

function NewService(props: { cater: NewServiceRoute_cater$key }) {
  const cater = useFragment(
    graphql`
      fragment NewServiceRoute_cater on Cater {
        id
        number
        ...catalogueParents_cater
      }
    `,
    props.cater,
  )
  const { id, number } = cater
  const form = useForm({ resolver: zodResolver(ServiceSchema), defaultValues: NEW_SERVICE })
  const save = useCreateService(id, number)
  const editing = useEditForm({ form, draftId: `service:new:${number}`, labels: SERVICE_LABELS, save })
  return (
    <NewItemPage
      title="Ny service"
      parents={catalogueParents(cater, { label: 'Services', to: paths.officeServices })}
      editing={editing}
      emptyValues={NEW_SERVICE}
      itemPath={(key) => paths.officeService(number, key)}
    >
      <ServiceFields control={form.control} />
    </NewItemPage>
  )
}
