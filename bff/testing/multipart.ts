import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createGraphHandler } from '../graph/graphHandler.ts'
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
  const server = createServer(createGraphHandler(graph, 0))
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
  const encoded = new Response(form)
  const type = { 'content-type': encoded.headers.get('content-type') ?? '' }
  const response = await fetch(url, {
    method: 'POST',
    headers: { ...headers, ...type },
    body: await encoded.arrayBuffer(),
  })
  server.close()
  server.closeIdleConnections()
  // Tests read results like a client without types
  // oxlint-disable-next-line typescript/no-explicit-any
  return (await response.json()) as { data: any; errors?: { message: string; extensions: Record<string, unknown> }[] }
}
