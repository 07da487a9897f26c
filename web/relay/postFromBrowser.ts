const postAccepting = (accept: string) => (body: string, signal: AbortSignal) =>
  fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', accept, 'x-csrf': '1' },
    body,
    signal,
  })

/** Posts the JSON of an operation to the graph from the browser. */
export const postFromBrowser = postAccepting('application/json')

/** Opens the event stream of a subscription from the browser. */
export const openStreamFromBrowser = postAccepting('text/event-stream')
