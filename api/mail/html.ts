/** HTML that is safe to put into a page or mail as it is. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Part = string | number | Html | readonly Html[] | null

/** A template of HTML: every text put into it is escaped, what is Html already is kept, null is nothing. */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.reduce((whole, text, index) => whole + toSource(parts[index - 1] ?? null) + text))
}

function toSource(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(toSource).join('')
  return String(part).replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
}
