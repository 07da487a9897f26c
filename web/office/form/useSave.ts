import { useMutation } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime'
import { watchUpload } from '../../relay/uploads.ts'
import type { UploadProgress } from '../../relay/uploads.ts'
import { toSaveError } from './saveResult.ts'
import type { SaveResult } from './saveResult.ts'

/** Progress and cancellation of an upload. useEditForm passes it to `save`. */
export interface UploadOptions {
  onProgress: UploadProgress
  signal: AbortSignal
}

/** The options of a save beside its variables. */
export interface SaveOptions<Data> {
  /** Files by their path in the variables, which hold null there: { 'input.logo': file }. */
  files?: Record<string, File>
  upload?: UploadOptions
  updater?: SelectorStoreUpdater<Data>
}

/**
 * A mutation as a promise of its result, for useEditForm and DeleteButton. Never rejects.
 *
 *   const commit = useSave<dishMutationsUpdateMutation, DishValues>(mutation, ({ updateDish }) =>
 *     toSaveResult(updateDish, toDishValues),
 *   )
 *   return (values) => commit({ input: { id, ...values } })
 */
export function useSave<Mutation extends MutationParameters, Values>(
  mutation: GraphQLTaggedNode,
  toResult: (answer: Mutation['response']) => SaveResult<Values>,
) {
  const [commit] = useMutation<Mutation>(mutation)
  return (
    variables: Mutation['variables'],
    { files = {}, upload, updater }: SaveOptions<Mutation['response']> = {},
  ): Promise<SaveResult<Values>> =>
    new Promise((resolve) => {
      const uploadables = Object.keys(files).length > 0 ? files : undefined
      if (uploadables && upload) watchUpload(uploadables, upload.onProgress)
      const request = commit({
        variables,
        ...(uploadables && { uploadables }),
        ...(updater && { updater }),
        onCompleted: (answer) => resolve(toResult(answer)),
        onError: (error) => resolve(toSaveError(error)),
      })
      upload?.signal.addEventListener('abort', () => {
        request.dispose()
        resolve({ kind: 'cancelled' })
      })
    })
}
