import { graphql, useFragment } from 'react-relay/hooks'
import { formatTimestamp } from '../../../../domain/time/formats.ts'
import type {
  AllergenChanges_order$data,
  AllergenChanges_order$key,
} from '../../../__generated__/AllergenChanges_order.graphql.ts'
import { ChangedAllergens } from '../../../foods/ChangedAllergens.tsx'

/** ALG-6, ALG-13: the changed allergens of an order, and whether its customer was mailed of them. */
export function AllergenChanges(props: { order: AllergenChanges_order$key }) {
  const order = useFragment(
    graphql`
      fragment AllergenChanges_order on Order {
        email
        mails {
          kind
          state
          at
        }
        ...ChangedAllergens_order
      }
    `,
    props.order,
  )
  const text = notificationText(order)
  return <ChangedAllergens order={order}>{text && <p>{text}</p>}</ChangedAllergens>
}

function notificationText({ email, mails }: AllergenChanges_order$data): string | null {
  if (email === '') return 'Kunden har ingen email og har ikke fået besked. Ring til kunden.'
  const mail = mails?.findLast(({ kind }) => kind === 'allergens_changed')
  switch (mail?.state) {
    case 'SENT':
      return `Kunden har fået besked i en mail ${formatTimestamp(mail.at)}.`
    case 'QUEUED':
      return 'Kunden får besked i en mail om få minutter.'
    case 'FAILED':
      return 'Mailen til kunden kunne ikke sendes. Ring til kunden.'
    default:
      return null
  }
}
