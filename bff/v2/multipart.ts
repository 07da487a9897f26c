import type { SendOptions } from './http.ts'
import { FormData } from './upstream.ts'

/** A file of a form, in the shape that `FormData` accepts as a File. It is streamed while the form is sent. */
export interface FormFile {
  name: string
  type: string
  size: number
  stream: () => unknown
  readonly [Symbol.toStringTag]: string
}

/** Returns the options that send these fields and files, in their order, without those that are null or undefined. */
export function toMultipart(
  fields: Readonly<Record<string, string | FormFile | null | undefined>>,
): Pick<SendOptions, 'form' | 'timeoutMs'> {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) {
    if (value === null || value === undefined) continue
    if (typeof value === 'string') form.append(name, value)
    else form.append(name, value as unknown as Blob)
  }
  const hasFiles = Object.values(fields).some((value) => value && typeof value !== 'string')
  return hasFiles ? { form, timeoutMs: FORM_TIMEOUT_MS } : { form }
}

/** The timeout of a form with files: an upload of many megabytes, which the service resizes. */
export const FORM_TIMEOUT_MS = 120_000
