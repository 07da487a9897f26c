import PostalMime, { type Address } from 'postal-mime'

/** The parts of a mail that the mail page shows. Texts are plain, not HTML. */
export interface Mail {
  from: string
  to: string
  subject: string
  html: string | null
  text: string | null
}

/** Parses an .eml file. */
export async function parseMail(source: string): Promise<Mail> {
  const { from, to = [], subject = '', html, text } = await PostalMime.parse(source)
  return {
    from: from ? formatAddress(from) : '',
    to: to.map(formatAddress).join(', '),
    subject,
    html: html?.trimEnd() ?? null,
    text: text?.trimEnd() ?? null,
  }
}

const formatAddress = ({ name, address = '' }: Address) => (name ? `${name} <${address}>` : address)
