import { useLocation, useNavigate } from 'react-router'
import { paths } from '../../../page/paths.ts'
import { useLetterKey } from '../../keys/useLetterKey.ts'
import { readOrderLinkState } from './orderLinkState.ts'
import { useNextAwaiting } from './useNextAwaiting.ts'

/** The orders before and after one in the list that led to it; without a list, the next that awaits approval. */
export function useOrderNeighbours(uuid: string) {
  const { orders = [] } = readOrderLinkState(useLocation().state)
  const waiting = useNextAwaiting(uuid)
  const index = orders.indexOf(uuid)
  return {
    position: index + 1,
    count: index < 0 ? 0 : orders.length,
    previous: orders[index - 1] ?? null,
    next: index < 0 ? (waiting?.uuid ?? null) : (orders[index + 1] ?? null),
  }
}

/** J and K: the next and the previous order. Going on replaces the history entry, so that 'Tilbage' leads to the list. */
export function useOrderKeys(uuid: string): void {
  const { previous, next } = useOrderNeighbours(uuid)
  const { state } = useLocation()
  const navigate = useNavigate()
  const goTo = (other: string) => void navigate(paths.officeOrder(other), { replace: true, state })
  useLetterKey('j', next === null ? null : () => goTo(next))
  useLetterKey('k', previous === null ? null : () => goTo(previous))
}
