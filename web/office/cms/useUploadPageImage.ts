import { useMutation, graphql } from 'react-relay/hooks'
import type { useUploadPageImageMutation } from '../../__generated__/useUploadPageImageMutation.graphql.ts'

/** The address of the stored picture, or why it was not stored, in Danish. */
type UploadResult = { address: string } | { refusal: string }

const FAILED = 'Billedet blev ikke gemt. Prøv igen.'

/** Stores a picture for the blocks of pages: `[upload, isUploading]`. Never rejects. */
export function useUploadPageImage() {
  const [commit, isUploading] = useMutation<useUploadPageImageMutation>(graphql`
    mutation useUploadPageImageMutation($input: UploadPageImageInput!) {
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
          else resolve({ refusal: (answer.__typename === 'ValidationFailed' && answer.issues[0]?.message) || FAILED })
        },
        onError: () => resolve({ refusal: FAILED }),
      })
    })
  return [upload, isUploading] as const
}
