import { commitMutation } from 'relay-runtime'
import type { GraphQLTaggedNode, IEnvironment, MutationParameters } from 'relay-runtime'

const TIMEOUT_MS = 20_000

/**
 * Commits a mutation. Rejects where no answer came within 20 s or it was an error: then it may have taken effect all the
 * same.
 */
export const commitWithTimeout = <Mutation extends MutationParameters>(
  environment: IEnvironment,
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
): Promise<Mutation['response']> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      sent.dispose()
      reject(new Error('No answer in time'))
    }, TIMEOUT_MS)
    const sent = commitMutation<Mutation>(environment, {
      mutation,
      variables,
      onCompleted: (response) => {
        clearTimeout(timer)
        resolve(response)
      },
      onError: (error) => {
        clearTimeout(timer)
        reject(error)
      },
    })
  })
