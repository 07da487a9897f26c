/** Whether an X-Request-Id is taken over: one with which nobody can forge a line of a log, or a statement. */
export const isRequestId = (header: unknown): header is string =>
  typeof header === 'string' && /^[\w.:-]{1,128}$/.test(header)
