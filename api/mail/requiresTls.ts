/**
 * True where mails are handed to a server at an smtp(s):// URL over TLS or not at all. `insecure` is SMTP_INSECURE: 1, or the
 * name of the one host that may lack it. What stays on this machine needs none.
 */
export function requiresTls(smtpUrl: string, insecure: string | undefined): boolean {
  const { hostname } = new URL(smtpUrl)
  return insecure !== '1' && insecure !== hostname && !/^(localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname)
}
