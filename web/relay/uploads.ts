import type { UploadableMap } from 'relay-runtime'

/** Called with the sent fraction of an upload, from 0 to 1. */
export type UploadProgress = (fraction: number) => void

const watchers = new WeakMap<UploadableMap, UploadProgress>()

/** Reports the progress of these files. The files are the key, since Relay passes nothing else through to the network. */
export function watchUpload(files: UploadableMap, onProgress: UploadProgress): void {
  watchers.set(files, onProgress)
}

/**
 * Sends an operation with files from the browser, by the GraphQL multipart request specification. A file's key is its
 * path in the variables: 'input.logo'. XMLHttpRequest, since fetch reports no upload progress.
 */
export function sendWithFiles(operation: object, files: UploadableMap, signal: AbortSignal): Promise<Response> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', '/graphql')
    request.setRequestHeader('accept', 'application/json')
    request.setRequestHeader('x-csrf', '1')
    request.upload.addEventListener('progress', ({ loaded, total }) => watchers.get(files)?.(loaded / total))
    request.addEventListener('load', () => resolve(new Response(request.responseText, { status: request.status })))
    request.addEventListener('error', () => reject(new Error('The upload failed')))
    request.addEventListener('abort', () => reject(new Error('The upload was cancelled')))
    signal.addEventListener('abort', () => request.abort())
    request.send(toFormData(operation, files))
  })
}

function toFormData(operation: object, files: UploadableMap): FormData {
  const entries = Object.entries(files)
  const form = new FormData()
  form.append('operations', JSON.stringify(operation))
  form.append('map', JSON.stringify(Object.fromEntries(entries.map(([path], index) => [index, [`variables.${path}`]]))))
  for (const [index, [, file]] of entries.entries()) form.append(String(index), file)
  return form
}
