import { graphql, readInlineData } from 'relay-runtime'
import type { toSaveResult_error$key } from '../../__generated__/toSaveResult_error.graphql.ts'
import type { SaveResult } from './saveResult.ts'

/** The errors of a mutation that people can act on, aliased 'error'. */
interface FailedAnswer {
  readonly error?: toSaveResult_error$key | null | undefined
}

/** The answer of a mutation that creates or updates an object: the form's fragment of it, aliased 'saved', or an error. */
interface SaveAnswer<Key> extends FailedAnswer {
  readonly saved?: Key | null | undefined
  /** The id or number in the address of a new object. */
  readonly key?: string | number
  /** The object as somebody else has saved it. */
  readonly current?: { readonly saved?: Key | null | undefined }
}

/**
 * Reads the answer of a mutation that creates or updates an object, as useSave needs it.
 *
 *   updateDish(input: $input) {
 *     ...dishValues_dish @alias(as: "saved")
 *     ...toSaveResult_error @alias(as: "error")
 *     ... on EditConflict {
 *       current {
 *         ...dishValues_dish @alias(as: "saved")
 *       }
 *     }
 *   }
 */
export function toSaveResult<Key, Values>(
  answer: SaveAnswer<Key>,
  toValues: (saved: Key) => Values,
): SaveResult<Values> {
  const { saved, key, current } = answer
  if (saved) return { kind: 'saved', values: toValues(saved), ...(key !== undefined && { key: String(key) }) }
  const error = readError(answer)
  if (!error) return { kind: 'failed' }
  const { issues, message, changedBy = null, changedAt = null } = error
  if (issues) return { kind: 'invalid', issues: issues.map(({ path, message: text }) => ({ path, message: text })) }
  if (current?.saved) return { kind: 'conflict', conflict: { current: toValues(current.saved), changedBy, changedAt } }
  return { kind: 'refused', message }
}

/** Reads the answer of a mutation that deletes an object. */
export function toDeleteResult(answer: FailedAnswer): SaveResult<null> {
  const error = readError(answer)
  return error ? { kind: 'refused', message: error.message } : { kind: 'saved', values: null }
}

const readError = ({ error }: FailedAnswer) =>
  readInlineData(
    graphql`
      fragment toSaveResult_error on UserError @inline {
        message
        ... on ValidationFailed {
          issues {
            path
            message
          }
        }
        ... on EditConflict {
          changedBy
          changedAt
        }
      }
    `,
    error ?? null,
  )
