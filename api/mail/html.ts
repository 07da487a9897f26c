import { collapseBlanks } from '../../domain/texts/blanks.ts'

/** Trusted HTML, inserted without escaping. */
export class Html {
  readonly source: string
  constructor(source: string) {
    this.source = source
  }
}

type Part = string | number | Html | readonly Html[] | null

/**
 * Tagged template of HTML: texts are escaped, Html is inserted as it is, null becomes empty. A line break of a text is an
 * element, since Outlook and Microsoft's mail servers drop the style that would keep it.
 */
export function html(texts: TemplateStringsArray, ...parts: Part[]): Html {
  return new Html(texts.reduce((whole, text, index) => whole + toSource(parts[index - 1] ?? null) + text))
}

/** The HTML document of a mail. */
export const mailDocument = (title: string, body: Html): string =>
  html`<!doctype html>
<html lang="da"><head><meta charset="utf-8"><title>${collapseBlanks(title)}</title></head>
<body style="font-family:sans-serif;color:#222;max-width:640px">
${body}
</body></html>
`.source

function toSource(part: Part): string {
  if (part === null) return ''
  if (part instanceof Html) return part.source
  if (typeof part === 'object') return part.map(toSource).join('')
  return String(part)
    .replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`)
    .replace(/\r\n?|\n/g, '<br>\n')
}
