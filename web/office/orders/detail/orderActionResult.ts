/**
 * How an attempt to answer an order ended: done, somebody was faster, the session is over and nothing was done, nobody
 * knows (no answer came), or what was written is not right and nothing was done, with what to tell the person.
 */
export type OrderActionResult = 'done' | 'alreadyHandled' | 'signedOut' | 'failed' | { refused: string }
