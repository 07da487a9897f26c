/**
 * Posts the JSON of an operation to the graph, which answers JSON unless `accept` says otherwise. The browser uses fetch,
 * the server calls the graph within its process.
 */
export type PostOperation = (body: string, signal: AbortSignal, accept?: string) => Response | Promise<Response>
