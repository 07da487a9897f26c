import { useMutation } from 'react-relay/hooks'
import type { GraphQLTaggedNode, MutationParameters, SelectorStoreUpdater } from 'relay-runtime'
import { watchUpload } from '../../relay/uploads.ts'
import type { UploadProgress } from '../../relay/uploads.ts'
import { toActionError } from './saveResult.ts'
import type { SaveResult } from './saveResult.ts'

/** What useEditForm gives to `save`, to be passed on: tells how much of the files is sent, and lets the person stop. */
export interface UploadOptions {
  onProgress: UploadProgress
  signal: AbortSignal
}

/** What goes with a mutation beside its variables. */
export interface SaveOptions<Answer> {
  /** Files by where they go: { 'input.logo': file }; the variables hold null there. */
  files?: Record<string, File>
  upload?: UploadOptions
  updater?: SelectorStoreUpdater<Answer>
}

/**
 * A mutation as useEditForm saves with it. `read` turns the answer's union into an outcome, by its __typename.
 *
 *   const commit = useSave<useUpdateDishMutation, DishValues>(mutation, ({ updateDish }) => ...)
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
        onError: (error) => resolve({ kind: toActionError(error) }),
      })
      upload?.signal.addEventListener('abort', () => {
        request.dispose()
        resolve({ kind: 'cancelled' })
      })
    })
}
