import { useRelayEnvironment } from 'react-relay/hooks'
import { useRevalidator } from 'react-router'
import { commitLocalUpdate } from 'relay-runtime'

/** Loads the page's data anew, whatever the store holds: `[retry, isRetrying]`. */
export function useRetry() {
  const environment = useRelayEnvironment()
  const { revalidate, state } = useRevalidator()
  const retry = () => {
    commitLocalUpdate(environment, (store) => store.invalidateStore())
    void revalidate()
  }
  return [retry, state === 'loading'] as const
}
