import { zodResolver } from '@hookform/resolvers/zod'
import { useForm } from 'react-hook-form'
import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { AvailabilityRoute_query$key } from '../../__generated__/AvailabilityRoute_query.graphql.ts'
import type { AvailabilityRouteQuery } from '../../__generated__/AvailabilityRouteQuery.graphql.ts'
import type { availabilityValues_rules$key } from '../../__generated__/availabilityValues_rules.graphql.ts'
import { Notice } from '../../ui/Notice.tsx'
import { PageHeader } from '../../ui/PageHeader.tsx'
import { EditForm } from '../form/EditForm.tsx'
import { useEditForm } from '../form/useEditForm.ts'
import { OfficePage } from '../page/OfficePage.tsx'
import { settingsParents } from '../page/settingsParents.ts'
import styles from './Availability.module.css'
import { availabilityRouteQuery } from './AvailabilityRoute.data.ts'
import type { loader } from './AvailabilityRoute.data.ts'
import {
  AVAILABILITY_LABELS,
  AVAILABILITY_RULES,
  AvailabilityFormSchema,
  toAvailabilityValues,
} from './availabilityValues.ts'
import { CancelStepFields } from './CancelStepFields.tsx'
import { ExceptionsField } from './ExceptionsField.tsx'
import { HoursFields } from './HoursFields.tsx'
import { LeadTimeFields } from './LeadTimeFields.tsx'
import { OwnChangeFields } from './OwnChangeFields.tsx'
import { useSetAvailabilityRules } from './useSetAvailabilityRules.ts'

/** 'Levering og kapacitet' of a caterer: hours, lead times, capacity and exceptions. */
export function Component() {
  const { ref } = useLoaderData<typeof loader>()
  const answer = usePreloadedQuery<AvailabilityRouteQuery>(availabilityRouteQuery, ref)
  return <AvailabilityPage key={ref.variables.number} query={answer} />
}

function AvailabilityPage(props: { query: AvailabilityRoute_query$key }) {
  const { viewer, cater } = useFragment(
    graphql`
      fragment AvailabilityRoute_query on Query @argumentDefinitions(number: { type: "Int!" }) {
        viewer {
          role
        }
        cater(number: $number) {
          number
          ...settingsParents_cater
          availabilityRules {
            ...availabilityValues_rules
          }
        }
      }
    `,
    props.query,
  )
  if (!cater) return null
  const parents = settingsParents(cater, viewer?.role === 'ADMIN')
  return (
    <OfficePage title="Levering og kapacitet" parents={parents}>
      <PageHeader title="Levering og kapacitet" />
      {cater.availabilityRules ? (
        <AvailabilityForm number={cater.number} rules={cater.availabilityRules} />
      ) : (
        <Notice variant="warning">Tjenesten kender ikke til levering og kapacitet.</Notice>
      )}
    </OfficePage>
  )
}

function AvailabilityForm({ number, rules }: { number: number; rules: availabilityValues_rules$key }) {
  const form = useForm({ resolver: zodResolver(AvailabilityFormSchema), defaultValues: toAvailabilityValues(rules) })
  const editing = useEditForm({
    form,
    draftId: `availability:${number}`,
    labels: AVAILABILITY_LABELS,
    rules: AVAILABILITY_RULES,
    save: useSetAvailabilityRules(number),
  })
  const { control } = form
  return (
    <div className={styles.wide}>
      <EditForm editing={editing} submits={[{ label: 'Opdater' }]}>
        <HoursFields control={control} />
        <LeadTimeFields control={control} />
        <CancelStepFields control={control} />
        <OwnChangeFields control={control} />
        <ExceptionsField control={control} />
      </EditForm>
    </div>
  )
}
