import { FormData } from './upstream.ts'

/** A file of a form: what `FormData` takes for a File. Its bytes are read while the form is sent. */
export interface FormFile {
  name: string
  type: string
  size: number
  stream: () => unknown
  readonly [Symbol.toStringTag]: string
}

/** How a form of fields and files is sent, in their order; what is null or undefined is left out. */
export function toMultipart(fields: Readonly<Record<string, string | FormFile | null | undefined>>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value as unknown as Blob)
  }
  const hasFiles = Object.values(fields).some((value) => value && typeof value !== 'string')
  return hasFiles ? { form, deadlineMs: FORM_TIMEOUT_MS } : { form }
}

/** How long a form with files may take in ms: many megabytes, and pictures to be made of them. */
export const FORM_TIMEOUT_MS = 120_000
