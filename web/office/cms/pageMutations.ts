import { graphql, useMutation } from 'react-relay/hooks'
import type { pageMutationsCreateMutation } from '../../__generated__/pageMutationsCreateMutation.graphql.ts'
import type { pageMutationsDeleteMutation } from '../../__generated__/pageMutationsDeleteMutation.graphql.ts'
import type { pageMutationsUpdateMutation } from '../../__generated__/pageMutationsUpdateMutation.graphql.ts'
import type { pageMutationsUploadImageMutation } from '../../__generated__/pageMutationsUploadImageMutation.graphql.ts'
import { ROOT_ID } from 'relay-runtime'
import { invalidateRecords } from '../form/storeUpdaters.ts'
import { toDeleteResult, toSaveResult } from '../form/toSaveResult.ts'
import { useSave } from '../form/useSave.ts'
import { toPageInput, toPageValues } from './pageValues.ts'
import type { PageValues } from './pageValues.ts'

/** Creates a page, and invalidates the lists of all. The key of the result is its number. */
export function useCreatePage() {
  const commit = useSave<pageMutationsCreateMutation, PageValues>(
    graphql`
      mutation pageMutationsCreateMutation($input: CreatePageInput!) {
        createPage(input: $input) {
          ...pageValues_page @alias(as: "saved")
          ... on Page {
            key: number
          }
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ createPage }) => toSaveResult(createPage, toPageValues),
  )
  return (values: PageValues) => commit({ input: toPageInput(values) }, { updater: invalidateRecords(ROOT_ID) })
}

/** Updates a page. */
export function useUpdatePage() {
  const commit = useSave<pageMutationsUpdateMutation, PageValues>(
    graphql`
      mutation pageMutationsUpdateMutation($input: UpdatePageInput!) {
        updatePage(input: $input) {
          ...pageValues_page @alias(as: "saved")
          ...toSaveResult_error @alias(as: "error")
          ... on EditConflict {
            current {
              ...pageValues_page @alias(as: "saved")
            }
          }
        }
      }
    `,
    ({ updatePage }) => toSaveResult(updatePage, toPageValues),
  )
  return (id: string, values: PageValues) => commit({ input: { id, version: values.version, ...toPageInput(values) } })
}

/** Deletes a page, and invalidates the lists of all. */
export function useDeletePage() {
  const commit = useSave<pageMutationsDeleteMutation, null>(
    graphql`
      mutation pageMutationsDeleteMutation($input: DeletePageInput!) {
        deletePage(input: $input) {
          ...toSaveResult_error @alias(as: "error")
        }
      }
    `,
    ({ deletePage }) => toDeleteResult(deletePage),
  )
  return (id: string) =>
    commit(
      { input: { id } },
      {
        updater: (store, answer) => {
          if (!answer?.deletePage.error) invalidateRecords(ROOT_ID)(store)
        },
      },
    )
}

/** The address of the stored picture, or the error in Danish. */
type UploadResult = { address: string } | { error: string }

const UPLOAD_FAILED = 'Billedet blev ikke gemt. Prøv igen.'

/** Stores a picture for the blocks of pages: `[upload, isUploading]`. Never rejects. */
export function useUploadPageImage() {
  const [commit, isUploading] = useMutation<pageMutationsUploadImageMutation>(graphql`
    mutation pageMutationsUploadImageMutation($input: UploadPageImageInput!) {
      uploadPageImage(input: $input) {
        __typename
        ... on UploadedPageImage {
          address
        }
        ... on ValidationFailed {
          issues {
            message
          }
        }
      }
    }
  `)
  const upload = (file: File): Promise<UploadResult> =>
    new Promise((resolve) => {
      commit({
        variables: { input: { file: null } },
        uploadables: { 'input.file': file },
        onCompleted: ({ uploadPageImage: answer }) => {
          if (answer.__typename === 'UploadedPageImage') resolve({ address: answer.address })
          else
            resolve({
              error: (answer.__typename === 'ValidationFailed' && answer.issues[0]?.message) || UPLOAD_FAILED,
            })
        },
        onError: () => resolve({ error: UPLOAD_FAILED }),
      })
    })
  return [upload, isUploading] as const
}
