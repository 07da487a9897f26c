import { useLocation } from 'react-router'
import { groupThousands } from '../../../../domain/texts/numbers.ts'
import { paths } from '../../../page/paths.ts'
import { ButtonLink } from '../../../ui/Button.tsx'
import { readOrderLinkState } from './orderLinkState.ts'
import { useNextAwaiting } from './useNextAwaiting.ts'
import { useOrderNeighbours } from './useOrderNeighbours.ts'

/** 'Næste der venter (3)': leads on from an order that is answered, to the one that has waited longest. */
export function NextAwaitingLink({ uuid }: { uuid: string }) {
  const waiting = useNextAwaiting(uuid)
  const { next } = useOrderNeighbours(uuid)
  const { state } = useLocation()
  if (!waiting) return null
  return (
    <ButtonLink
      variant="primary"
      to={paths.officeOrder(waiting.uuid)}
      replace
      state={{ ...readOrderLinkState(state), toAnswer: true }}
      shortcut={next === waiting.uuid ? 'J' : undefined}
    >
      {`Næste der venter (${groupThousands(String(waiting.count))})`}
    </ButtonLink>
  )
}
