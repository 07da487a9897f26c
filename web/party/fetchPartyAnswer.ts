import { fetchQuery, graphql } from 'react-relay/hooks'
import type { Environment } from 'relay-runtime'
import { danishDate } from '../../domain/time/danishTime.ts'
import type { fetchPartyAnswerQuery } from '../__generated__/fetchPartyAnswerQuery.graphql.ts'
import type { Party } from './party.ts'

/** A caterer's answer to a party. */
export interface PartyAnswer {
  /** Null without a date. */
  day: {
    isPossible: boolean
    /** The reasons why not, in words. */
    reasons: string[]
    /** The first date on which it is available instead. */
    next: string | null
  } | null
  /** The price of delivery to the postal code, or that there is none; null without a code, and where it costs nothing. */
  delivery: { isPossible: boolean; text: string } | null
}

const query = graphql`
  query fetchPartyAnswerQuery(
    $number: Int!
    $input: CanDeliverInput!
    $zipCode: String!
    $hasDate: Boolean!
    $hasZipCode: Boolean!
  ) {
    cater(number: $number) {
      delivery(zipCode: $zipCode) @include(if: $hasZipCode) {
        __typename
        ... on Delivered {
          text
        }
        ... on NotDelivered {
          message
        }
      }
      canDeliver(input: $input) @include(if: $hasDate) {
        day {
          isPossible
          reasons {
            message
          }
        }
        next
      }
    }
  }
`

/** Fetches a caterer's answer to a party that has at least a date or a postal code. Null if it is not known. */
export async function fetchPartyAnswer(
  environment: Environment,
  { number, offersDelivery }: { number: number; offersDelivery: boolean },
  { covers, date, zipCode }: Party,
): Promise<PartyAnswer | null> {
  const input = {
    date: date ?? danishDate(new Date()),
    lines: covers === null ? [] : [{ covers }],
    fulfilment: offersDelivery ? ('DELIVERY' as const) : ('PICKUP' as const),
    zipCode: offersDelivery ? zipCode : null,
  }
  const data = await fetchQuery<fetchPartyAnswerQuery>(environment, query, {
    number,
    input,
    zipCode: zipCode ?? '',
    hasDate: date !== null,
    hasZipCode: offersDelivery && zipCode !== null,
  }).toPromise()
  return data ? toAnswer(data.cater) : null
}

function toAnswer(cater: fetchPartyAnswerQuery['response']['cater']): PartyAnswer {
  const { canDeliver, delivery } = cater ?? {}
  return {
    day: canDeliver
      ? {
          isPossible: canDeliver.day.isPossible,
          reasons: canDeliver.day.reasons.map(({ message }) => message),
          next: canDeliver.next ?? null,
        }
      : null,
    delivery: toDelivery(delivery),
  }
}

type Delivery = NonNullable<fetchPartyAnswerQuery['response']['cater']>['delivery']

function toDelivery(delivery: Delivery): PartyAnswer['delivery'] {
  if (delivery?.__typename === 'NotDelivered') return { isPossible: false, text: delivery.message }
  if (delivery?.__typename !== 'Delivered' || delivery.text == null) return null
  return { isPossible: true, text: delivery.text }
}
