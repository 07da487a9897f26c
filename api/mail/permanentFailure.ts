/**
 * True if a mail server has rejected this mail permanently (RFC 5321: 5yz), such as for an unknown recipient. Errors of
 * connecting, of the login or about the sender affect every mail and can be corrected, so they are not permanent.
 */
export function isPermanentFailure(error: unknown): boolean {
  const { command, responseCode = 0 } = (error ?? {}) as { command?: string; responseCode?: number }
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && responseCode < 600
}
