import type { Plugin } from 'graphql-yoga'
import { ValidationFailed } from '../v2/outcomes.ts'
import type { Upload } from './Upload.ts'

const MEGABYTE = 1024 * 1024
export const MAX_FILE_BYTES = 15 * MEGABYTE
/** Files of one request. */
export const MAX_FILES = 20
/** A request with files: the files and the operation. */
export const MAX_FORM_BYTES = MAX_FILES * MAX_FILE_BYTES + MEGABYTE

/** Limits of the form parser: a form has the operation, the map and the files. */
const LIMITS = { files: MAX_FILES, fields: 10, parts: MAX_FILES + 10, fieldSize: MEGABYTE }

interface FormReader {
  formData: (options?: { formDataLimits: typeof LIMITS }) => Promise<FormData>
}

/** Parses forms within limits: a small request could have a great many parts otherwise. */
export const useFormLimits = (): Pick<Plugin, 'onRequestParse'> => ({
  onRequestParse({ request, requestParser, setRequestParser }) {
    if (!requestParser || !request.headers.get('content-type')?.startsWith('multipart/form-data')) return
    setRequestParser((form) => {
      const reader = form as unknown as FormReader
      const read = reader.formData.bind(form)
      reader.formData = () => read({ formDataLimits: LIMITS })
      return requestParser(form)
    })
  },
})

/** Throws ValidationFailed with each file that is too large, by its path in the input. */
export function assertFileSizes(files: Readonly<Record<string, Upload | null | undefined>>): void {
  const issues = Object.entries(files).flatMap(([path, file]) =>
    file && file.size > MAX_FILE_BYTES ? [{ path, validatorKey: 'too_large' }] : [],
  )
  if (issues.length > 0) throw new ValidationFailed(issues)
}
