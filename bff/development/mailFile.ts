/** What a page shows of a mail file. Texts are plain, not HTML. */
export interface Mail {
  from: string
  to: string
  subject: string
  date: string
  html: string | null
  text: string | null
}

interface Part {
  headers: Map<string, string>
  body: string
}

/** Reads an .eml file as our own mails are written: headers, and text and HTML as alternatives or alone. */
export function parseMail(source: string): Mail {
  const root = parsePart(source.replaceAll('\r\n', '\n'))
  const leaves = leavesOf(root)
  const body = (type: string) => {
    const leaf = leaves.find(({ headers }) => contentType(headers).startsWith(type))
    return leaf ? decodeBody(leaf) : null
  }
  const header = (name: string) => decodeWords(root.headers.get(name) ?? '')
  return {
    from: header('from'),
    to: header('to'),
    subject: header('subject'),
    date: header('date'),
    html: body('text/html'),
    text: body('text/plain'),
  }
}

function parsePart(source: string): Part {
  const end = source.indexOf('\n\n')
  const head = end < 0 ? source : source.slice(0, end)
  const headers = new Map<string, string>()
  // A line that begins with a blank goes on with the one before.
  for (const line of head.replace(/\n[ \t]+/g, ' ').split('\n')) {
    const colon = line.indexOf(':')
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim())
  }
  return { headers, body: end < 0 ? '' : source.slice(end + 2) }
}

function leavesOf(part: Part): Part[] {
  const boundary = /^multipart\/.*boundary="?([^";]+)"?/i.exec(part.headers.get('content-type') ?? '')?.[1]
  if (boundary === undefined) return [part]
  const parts = `\n${part.body}`.split(`\n--${boundary}`).slice(1)
  return parts
    .filter((text) => !text.startsWith('--'))
    .flatMap((text) => leavesOf(parsePart(text.replace(/^.*\n/, ''))))
}

function contentType(headers: Part['headers']): string {
  return (headers.get('content-type') ?? 'text/plain').toLowerCase()
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get('content-transfer-encoding')?.toLowerCase()
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString()
  return encoding === 'quoted-printable' ? decodeQuoted(body.replace(/=\n/g, '')) : body
}

function decodeWords(text: string): string {
  return text
    .replace(/\?=\s+=\?/g, '?==?')
    .replace(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_word, kind: string, encoded: string) =>
      kind.toLowerCase() === 'b'
        ? Buffer.from(encoded, 'base64').toString()
        : decodeQuoted(encoded.replaceAll('_', ' ')),
    )
}

function decodeQuoted(text: string): string {
  const bytes = Buffer.from(text).toString('latin1')
  const decoded = bytes.replace(/=([0-9A-F]{2})/gi, (_code, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  )
  return Buffer.from(decoded, 'latin1').toString()
}
