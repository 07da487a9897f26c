/**
 * Whether a mail server has refused a mail itself for good (RFC 5321: 5yz), as it does for an address that is nobody's.
 * What it says at connecting, at the login or of the sender concerns every mail, and can be put right.
 */
export function isPermanentFailure(error: unknown): boolean {
  const { command, responseCode = 0 } = (error ?? {}) as { command?: string; responseCode?: number }
  return (command === 'RCPT TO' || command === 'DATA') && responseCode >= 500 && responseCode < 600
}
