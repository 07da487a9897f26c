import { MAX_ADDRESS_LENGTH } from '../../domain/texts/textLengths.ts'
import { NotFound } from './errors.ts'

/** A path of the v2 service. `name` is its pattern without values, as metrics and circuit breakers use it. */
export interface Path {
  text: string
  name: string
}

type PathValue = string | number

/** What the service makes the secrets of links of. */
const LINK_KEY = /^[\w-]{1,100}$/

/**
 * Builds a v2 path: path`/caters/${id}`. Every value is encoded, so that none can change the path. Throws NotFound for one
 * that nothing can be called: too long, '.', '..' or with half a character.
 */
export function path(texts: TemplateStringsArray, ...values: readonly PathValue[]): Path {
  return {
    text: texts.reduce((whole, text, index) => whole + encode(values[index - 1] ?? '') + text),
    name: texts.join('*'),
  }
}

function encode(value: PathValue): string {
  const text = String(value)
  if (text.length > MAX_ADDRESS_LENGTH || text === '.' || text === '..') throw new NotFound()
  try {
    return encodeURIComponent(text)
  } catch {
    throw new NotFound()
  }
}

/** The key of a link as it was sent. Throws NotFound for what can be none, before the service is asked. */
export function linkKey(sent: string): string {
  if (!LINK_KEY.test(sent)) throw new NotFound()
  return sent
}

/** Adds query parameters to a path, without those that are null or undefined. */
export function withQuery({ text, name }: Path, query: Readonly<Record<string, PathValue | null | undefined>>): Path {
  const parameters = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  )
  return parameters.length === 0 ? { text, name } : { text: `${text}?${new URLSearchParams(parameters)}`, name }
}
