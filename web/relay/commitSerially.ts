import { commitMutation } from 'relay-runtime'
import type { IEnvironment, MutationConfig, MutationParameters } from 'relay-runtime'

/**
 * Commits a mutation after those committed before it have been answered; its optimistic update shows at once. For quick
 * successions such as moving rows, whose order the service must keep: `useMutation(mutation, commitSerially)`.
 */
export function commitSerially<Mutation extends MutationParameters>(
  environment: IEnvironment,
  config: MutationConfig<Mutation>,
) {
  return commitMutation(environment, { ...config, cacheConfig: { metadata: { isSerial: true } } })
}
