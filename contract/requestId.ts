/** Returns true for an X-Request-Id that is safe to reuse: it cannot forge a log line or an SQL statement. */
export const isRequestId = (header: unknown): header is string =>
  typeof header === 'string' && /^[\w.:-]{1,128}$/.test(header)
