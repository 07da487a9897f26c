import { graphql, useFragment, usePreloadedQuery } from 'react-relay/hooks'
import type { PreloadedQuery } from 'react-relay/hooks'
import { useLoaderData } from 'react-router'
import type { LabelsQuery } from '../../../__generated__/LabelsQuery.graphql.ts'
import type { LabelsRoute_viewer$key } from '../../../__generated__/LabelsRoute_viewer.graphql.ts'
import { FailedPart } from '../../../errors/FailedPart.tsx'
import { OfficePage } from '../../page/OfficePage.tsx'
import { nameOfDays } from '../productionDays.ts'
import { ProductionHeader } from '../ProductionHeader.tsx'
import { PRODUCTION_PARENTS } from '../productionParents.ts'
import { ProductionViews } from '../ProductionViews.tsx'
import { LabelPrint } from './LabelPrint.tsx'
import { labelsQuery } from './Labels.data.ts'
import type { loader } from './Labels.data.ts'
import { readLabels } from './readLabels.ts'

/** ALG-9: the labels of the food of some days, or of one order. */
export function Component() {
  const { isCater, ref, days, errors } = useLoaderData<typeof loader>()
  return (
    <OfficePage title="Etiketter" parents={PRODUCTION_PARENTS}>
      {!isCater && <h1>Denne side er forbeholdt cateringprofiler</h1>}
      {isCater && !ref && <ProductionHeader title="Etiketter" days={days} errors={errors} />}
      {ref && <LoadedLabels queryRef={ref} />}
    </OfficePage>
  )
}

function LoadedLabels(props: { queryRef: PreloadedQuery<LabelsQuery> }) {
  const { days, ids, errors } = useLoaderData<typeof loader>()
  const { viewer } = usePreloadedQuery<LabelsQuery>(labelsQuery, props.queryRef)
  const { cater } =
    useFragment(
      graphql`
        fragment LabelsRoute_viewer on User {
          cater {
            name
            kitchenOrders(from: $from, to: $to) @skip(if: $byIds) {
              ...readLabels_order
            }
            kitchenOrdersByIds(ids: $ids) @include(if: $byIds) {
              ...readLabels_order
            }
          }
        }
      `,
      viewer as LabelsRoute_viewer$key | null,
    ) ?? {}
  const found = ids === null ? cater?.kitchenOrders : cater?.kitchenOrdersByIds
  if (!cater || !found) return <FailedPart />
  const labels = found.flatMap(readLabels)
  return (
    <>
      <ProductionHeader
        title={ids === null ? `Etiketter ${nameOfDays(days)}` : 'Etiketter'}
        summary={labels.length === 1 ? '1 ret.' : `${labels.length} retter.`}
        days={ids === null ? days : null}
        errors={errors}
      />
      {ids === null && <ProductionViews days={days} />}
      {labels.length === 0 ? (
        <p>{ids === null ? 'Ingen godkendte ordrer i perioden.' : 'Ingen godkendte ordrer.'}</p>
      ) : (
        <LabelPrint labels={labels} caterName={cater.name} />
      )}
    </>
  )
}
