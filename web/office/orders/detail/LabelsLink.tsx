import { graphql, useFragment } from 'react-relay/hooks'
import type { LabelsLink_order$key } from '../../../__generated__/LabelsLink_order.graphql.ts'
import { paths } from '../../../page/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'

/** 'Etiketter', for an order that is made. */
export function LabelsLink(props: { order: LabelsLink_order$key; className: string | undefined }) {
  const { uuid, status } = useFragment(
    graphql`
      fragment LabelsLink_order on Order {
        uuid
        status
      }
    `,
    props.order,
  )
  if (status !== 'ACCEPTED' && status !== 'PAID') return null
  return (
    <ButtonLink to={paths.officeLabels(uuid)} variant="quiet" className={props.className}>
      Etiketter
    </ButtonLink>
  )
}
