import { useRelayEnvironment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import { commitLocalUpdate } from 'relay-runtime'

/** Refetches the page's data past the store: `[retry, isRetrying]`. */
export function useRetry() {
  const environment = useRelayEnvironment()
  const { revalidate, state } = useRevalidator()
  const retry = () => {
    commitLocalUpdate(environment, (store) => store.invalidateStore())
    void revalidate()
  }
  return [retry, state === 'loading'] as const
}
