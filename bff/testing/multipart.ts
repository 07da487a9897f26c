import type { startTestGraph } from './testGraph.ts'

/** A request with files by the GraphQL multipart request specification; `files` are by their paths in the variables. */
export function multipartForm(query: string, variables: object, files: Readonly<Record<string, File>>): FormData {
  const form = new FormData()
  const paths = Object.keys(files)
  form.append('operations', JSON.stringify({ query, variables }))
  form.append('map', JSON.stringify(Object.fromEntries(paths.map((path, number) => [number, [`variables.${path}`]]))))
  for (const [number, path] of paths.entries()) form.append(String(number), files[path] as File)
  return form
}

/** Sends a multipart request to the graph. */
export async function sendWithFiles(
  { graph }: Awaited<ReturnType<typeof startTestGraph>>,
  form: FormData,
  headers: Record<string, string>,
) {
  const caller = { requestId: 'request-1', address: '192.0.2.7', isHttps: false }
  const response = await graph.fetch('http://bff/graphql', { method: 'POST', headers, body: form }, { caller })
  // Tests read results like a client without types
  // oxlint-disable-next-line typescript/no-explicit-any
  return (await response.json()) as { data: any; errors?: { message: string; extensions: Record<string, unknown> }[] }
}
