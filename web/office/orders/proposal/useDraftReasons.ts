import { useEffect, useState } from 'react'
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay/hooks'
import type { OrderDraft } from '../../../proposals/proposalDraft.ts'
import type { useDraftReasonsQuery } from '../../../__generated__/useDraftReasonsQuery.graphql.ts'

const query = graphql`
  query useDraftReasonsQuery($number: Int!, $input: CanDeliverInput!) {
    cater(number: $number) {
      canDeliver(input: $input) {
        day {
          reasons {
            code
            message
          }
          warnings {
            code
            message
          }
        }
      }
    }
  }
`

const PAUSE_MS = 500

/** The reasons why a customer could not order the changes, and the warnings it would get; empty where nothing is changed. */
export function useDraftReasons(number: number, draft: OrderDraft, before: OrderDraft): readonly string[] {
  const environment = useRelayEnvironment()
  const [answer, setAnswer] = useState<{ question: string; reasons: string[] } | null>(null)
  const question = questionOf(draft, before)
  const isSameDay = draft.date === before.date
  useEffect(() => {
    if (question === null) return
    let isOver = false
    const timer = setTimeout(() => {
      const variables = { number, input: JSON.parse(question) as useDraftReasonsQuery['variables']['input'] }
      fetchQuery<useDraftReasonsQuery>(environment, query, variables)
        .toPromise()
        .then((data) => {
          const day = data?.cater?.canDeliver?.day
          const all = [...(day?.reasons ?? []), ...(day?.warnings ?? [])]
          // On its own day the order adds covers, and is no new order
          const counted = isSameDay
            ? all.filter(({ code }) => code !== 'BELOW_MIN_COVERS' && code !== 'LEAD_TIME')
            : all
          const reasons = counted.map(({ message }) => message)
          if (!isOver) setAnswer({ question, reasons: [...new Set(reasons)] })
        })
        // Warnings are an aid: the service checks what is sent
        .catch(() => undefined)
    }, PAUSE_MS)
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [environment, number, question, isSameDay])
  return answer !== null && answer.question === question ? answer.reasons : []
}

/** The question about what is changed; null where neither time, place nor covers are. */
function questionOf(draft: OrderDraft, before: OrderDraft): string | null {
  const coversOf = ({ lines }: OrderDraft) => lines.reduce((sum, { menu }) => sum + menu.amount, 0)
  const isMoved = draft.date !== before.date
  const isElsewhere = draft.delivery?.zipCode !== before.delivery?.zipCode
  // The order has its own place on its own day already
  const covers = isMoved ? coversOf(draft) : Math.max(0, coversOf(draft) - coversOf(before))
  if (!isMoved && !isElsewhere && draft.clock === before.clock && covers === 0) return null
  const zipCode = draft.delivery?.zipCode ?? ''
  return JSON.stringify({
    date: draft.date,
    clock: draft.clock,
    lines: covers > 0 ? [{ covers }] : [],
    fulfilment: draft.delivery ? 'DELIVERY' : 'PICKUP',
    zipCode: /^\d{4}$/.test(zipCode) ? zipCode : null,
  })
}
