import { ValidationFailed } from '../../v2/outcomes.ts'
import type { Upload } from './Upload.ts'

const MEGABYTE = 1024 * 1024
export const MAX_FILE_BYTES = 15 * MEGABYTE
/** Files of one request. */
export const MAX_FILES = 20
/** The operation, and the map of the files. */
export const MAX_FIELD_BYTES = MEGABYTE
/** A request with files: the files and the operation. */
export const MAX_FORM_BYTES = MAX_FILES * MAX_FILE_BYTES + MEGABYTE

/** Throws ValidationFailed with each file that is too large, by its path in the input. */
export function assertFileSizes(files: Readonly<Record<string, Upload | null | undefined>>): void {
  const issues = Object.entries(files).flatMap(([path, file]) =>
    file && file.size > MAX_FILE_BYTES ? [{ path, validatorKey: 'too_large' }] : [],
  )
  if (issues.length > 0) throw new ValidationFailed(issues)
}
