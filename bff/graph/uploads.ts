import type { Plugin } from 'graphql-yoga'
import { ValidationFailed } from '../v2/outcomes.ts'
import type { Upload } from './Upload.ts'

const MEGABYTE = 1024 * 1024
/** Most bytes of one file. */
export const LARGEST_FILE = 15 * MEGABYTE
/** Most files of one request. */
export const MOST_FILES = 20
/** Most bytes of a request with files: the files, and the operation beside them. */
export const LARGEST_FORM = MOST_FILES * LARGEST_FILE + MEGABYTE

/** What the form of a request may hold: the operation, the map, and files. */
const LIMITS = { files: MOST_FILES, fields: 10, parts: MOST_FILES + 10, fieldSize: MEGABYTE }

interface FormReader {
  formData: (options?: { formDataLimits: typeof LIMITS }) => Promise<FormData>
}

/** Reads forms within limits: without them a small request could make a great many parts. */
export const useFormLimits = (): Plugin => ({
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

/** Throws ValidationFailed naming each file that is too large, by its path in the input. */
export function refuseLargeFiles(files: Readonly<Record<string, Upload | null | undefined>>): void {
  const issues = Object.entries(files).flatMap(([path, file]) =>
    file && file.size > LARGEST_FILE ? [{ path, validatorKey: 'too_large' }] : [],
  )
  if (issues.length > 0) throw new ValidationFailed(issues)
}
