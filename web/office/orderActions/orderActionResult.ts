/**
 * The result of an action on an order. Already handled: somebody else was faster. Signed out: the session has expired
 * and nothing was done. Failed: no answer came, so it may have been done. Refused: the input is invalid or came too often, and
 * nothing was done; `refused` says why, in Danish.
 */
export type OrderActionResult = 'done' | 'alreadyHandled' | 'signedOut' | 'failed' | { refused: string }
