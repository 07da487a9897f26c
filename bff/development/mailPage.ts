import { readdir, readFile, stat } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { formatTimestamp } from '../../domain/time/formats.ts'
import { NO_STORE } from '../http/noStore.ts'
import { parseMail } from './mailFile.ts'

/** Handles /dev/mail, the list of sent mails, and /dev/mail/{file}, a mail. Never served in production. */
export function createMailPages(dataDir: string) {
  const folder = join(dataDir, 'mail')
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    const name = tryDecode(pathname.replace(/^\/dev\/mail\/?/, ''))
    const page = name === '' ? await listPage(folder) : name === null ? null : await mailPage(folder, name)
    response.writeHead(page === null ? 404 : 200, {
      'content-type': 'text/html; charset=utf-8',
      'cache-control': NO_STORE,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; img-src *; frame-src 'self'",
    })
    response.end(page ?? document('Mail', '<p>Mailen findes ikke.</p>'))
  }
}

async function listPage(folder: string): Promise<string> {
  const files = await mailFiles(folder)
  const rows = await Promise.all(files.map((file) => row(folder, file)))
  const head = '<tr><th>Sendt</th><th>Til</th><th>Emne</th></tr>'
  const list = rows.length === 0 ? '<p>Ingen mails endnu.</p>' : `<table>${head}${rows.join('')}</table>`
  return document('Mails', `<h1>Mails</h1>${list}`)
}

async function row(folder: string, { name, sentAt }: MailFile): Promise<string> {
  const source = await nullIfGone(readFile(join(folder, name), 'utf8'))
  if (source === null) return ''
  const { to, subject } = await parseMail(source)
  const link = `<a href="/dev/mail/${encodeURIComponent(name)}">${escape(subject || name)}</a>`
  return `<tr><td>${formatTimestamp(sentAt)}</td><td>${escape(to)}</td><td>${link}</td></tr>`
}

async function mailPage(folder: string, name: string): Promise<string | null> {
  // A name must be in the folder's own list, so that nothing outside of it can be read
  const file = (await mailFiles(folder)).find((known) => known.name === name)
  const source = file ? await nullIfGone(readFile(join(folder, name), 'utf8')) : null
  if (source === null) return null
  const mail = await parseMail(source)
  const headers = [`Fra: ${mail.from}`, `Til: ${mail.to}`, `Emne: ${mail.subject}`].map(
    (line) => `<p>${escape(line)}</p>`,
  )
  const html = mail.html === null ? '' : `<iframe sandbox title="HTML" srcdoc="${escape(mail.html)}"></iframe>`
  const text = mail.text === null ? '' : `<pre>${escape(mail.text)}</pre>`
  return document(mail.subject, `<p><a href="/dev/mail">Alle mails</a></p>${headers.join('')}${html}${text}`)
}

interface MailFile {
  name: string
  sentAt: Date
}

async function mailFiles(folder: string): Promise<MailFile[]> {
  const names = await readdir(folder).catch(() => [])
  // A mail that is still being written has a name with a leading dot
  const mails = names.filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
  const files = await Promise.all(
    mails.map(async (name) => {
      const stats = await nullIfGone(stat(join(folder, name)))
      return stats ? [{ name, sentAt: stats.mtime }] : []
    }),
  )
  return files.flat().toSorted((a, b) => b.sentAt.getTime() - a.sentAt.getTime())
}

// Files are created and deleted while the folder is read
function nullIfGone<Read>(reading: Promise<Read>): Promise<Read | null> {
  return reading.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return null
    throw error
  })
}

function tryDecode(text: string): string | null {
  try {
    return decodeURIComponent(text)
  } catch {
    return null
  }
}

function document(title: string, body: string): string {
  const style =
    'body{font:16px/1.5 system-ui;max-width:70rem;margin:2rem auto;padding:0 1rem}' +
    'td,th{text-align:left;padding:.25rem 1rem .25rem 0}iframe{width:100%;height:60vh;border:1px solid}'
  const head = `<meta charset="utf-8"><title>${escape(title)}</title><style>${style}</style>`
  return `<!doctype html><html lang="da"><head>${head}</head><body>${body}</body></html>`
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')
}
