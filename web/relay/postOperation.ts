/** A response whose body is JSON: one of fetch, or what the graph answers within the server's process. */
export type JsonResponse = Pick<Response, 'json'>

/**
 * Posts the JSON of an operation to the graph, which answers JSON. The browser uses fetch, the server calls the graph within
 * its process.
 */
export type PostOperation = (body: string, signal: AbortSignal) => JsonResponse | Promise<JsonResponse>

/** Posts the JSON of a subscription to the graph, which answers an event stream (text/event-stream). */
export type OpenStream = (body: string, signal: AbortSignal) => Promise<Response>
