import { useState } from 'react'
import { useMutation } from 'react-relay/hooks'
import type { UseMutationConfig } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime'
import { toActionError } from './saveResult.ts'
import type { ActionError } from './saveResult.ts'

interface ActionConfig<Mutation extends MutationParameters>
  extends Omit<UseMutationConfig<Mutation>, 'onCompleted' | 'onError'> {
  /** Returns false for an answer that is a typed error. By default every answer is a success. */
  isSuccess?: (answer: Mutation['response']) => boolean
  /** The Danish message of a typed error; without it every error reads 'Noget gik galt'. */
  refusalOf?: (answer: Mutation['response']) => string | undefined
  onSuccess?: (answer: Mutation['response']) => void
}

/**
 * A mutation that saves at once, without a form. A run clears the error of those before it; a hook whose runs each send
 * the whole state clears it `onSuccess` too. `commitMutation` is commitSerially if runs must be sent one after the other.
 */
export function useAction<Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  commitMutation?: Parameters<typeof useMutation<Mutation>>[1],
) {
  const [error, setError] = useState<ActionError | null>(null)
  const [commit, isPending] = useMutation<Mutation>(mutation, commitMutation)
  const run = ({ isSuccess = () => true, refusalOf, onSuccess, ...config }: ActionConfig<Mutation>) => {
    const toError = (answer: Mutation['response']): ActionError => {
      const refused = refusalOf?.(answer)
      return refused === undefined ? 'failed' : { refused }
    }
    setError(null)
    commit({
      ...config,
      onCompleted: (answer) => (isSuccess(answer) ? onSuccess?.(answer) : setError(toError(answer))),
      onError: (cause) => setError(toActionError(cause)),
    } as UseMutationConfig<Mutation>)
  }
  return { run, error, isPending, clearError: () => setError(null) }
}
