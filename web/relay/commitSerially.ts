import { commitMutation } from 'relay-runtime'
import type { IEnvironment, MutationConfig, MutationParameters } from 'relay-runtime'

/**
 * For what people do in quick succession, such as moving rows: it is shown at once, but sent when those before it are
 * answered, so that the service keeps the order: `useMutation(mutation, commitInTurn)`.
 */
export function commitInTurn<Mutation extends MutationParameters>(
  environment: IEnvironment,
  config: MutationConfig<Mutation>,
) {
  return commitMutation(environment, { ...config, cacheConfig: { metadata: { inTurn: true } } })
}
