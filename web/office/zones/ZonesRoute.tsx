import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { ZonesRoute_query$key } from '../../__generated__/ZonesRoute_query.graphql.ts'
import type { ZonesRouteQuery } from '../../__generated__/ZonesRouteQuery.graphql.ts'
import type { zoneValues_zones$key } from '../../__generated__/zoneValues_zones.graphql.ts'
import { toOere } from '../../../domain/money/money.ts'
import type { Oere } from '../../../domain/money/money.ts'
import { deliveryServices } from '../../../domain/money/services.ts'
import { readServiceScope } from '../../catalogue/readServiceScope.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { settingsParents } from '../page/settingsParents.ts'
import { TryZipCode } from './TryZipCode.tsx'
import { useSetDeliveryZones } from './useSetDeliveryZones.ts'
import { ZoneFields } from './ZoneFields.tsx'
import { ZONE_LABELS, ZONE_RULES, ZonesFormSchema, toZonesValues } from './zoneValues.ts'
import { zonesRouteQuery } from './ZonesRoute.data.ts'
import type { loader } from './ZonesRoute.data.ts'

/** 'Leveringsområder' of a caterer: its zones, and what a postal code is answered. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const answer = usePreloadedQuery<ZonesRouteQuery>(zonesRouteQuery, ref)
  return <ZonesPage key={ref.variables.number} query={answer} />
}

function ZonesPage(props: { query: ZonesRoute_query$key }) {
  const { viewer, cater } = useFragment(
    graphql`
      fragment ZonesRoute_query on Query @argumentDefinitions(number: { type: "Int!" }) {
        viewer {
          role
        }
        cater(number: $number) {
          number
          ...settingsParents_cater
          offersDelivery
          requiredServices {
            price
            appliesTo
          }
          deliveryZones {
            ...zoneValues_zones
          }
        }
      }
    `,
    props.query,
  )
  if (!cater) return null
  const services = cater.requiredServices.map(({ price, appliesTo }) => ({
    price: toOere(price),
    appliesTo: readServiceScope(appliesTo),
  }))
  const parents = settingsParents(cater, viewer?.role === 'ADMIN')
  return (
    <OfficePage title="Leveringsområder" parents={parents}>
      <PageHeader title="Leveringsområder" />
      {!cater.offersDelivery && (
        <Notice variant="warning">Firmaet tilbyder ikke levering. Slå det til under Firmaet.</Notice>
      )}
      {cater.deliveryZones ? (
        <ZonesForm number={cater.number} zones={cater.deliveryZones} services={deliveryServices(services)} />
      ) : (
        <Notice variant="warning">Tjenesten kender ikke til leveringsområder.</Notice>
      )}
    </OfficePage>
  )
}

interface ZonesFormProps {
  number: number
  zones: zoneValues_zones$key
  /** The price of the required services for delivery alone. */
  services: Oere
}

function ZonesForm({ number, zones, services }: ZonesFormProps) {
  const form = useForm({ resolver: zodResolver(ZonesFormSchema), defaultValues: toZonesValues(zones) })
  const editing = useEditForm({
    form,
    draftId: `zones:${number}`,
    labels: ZONE_LABELS,
    rules: ZONE_RULES,
    save: useSetDeliveryZones(number),
  })
  return (
    <EditForm editing={editing} submits={[{ label: 'Opdater' }]}>
      <ZoneFields form={form} />
      <TryZipCode control={form.control} services={services} />
    </EditForm>
  )
}
