/** An address at the v2 service. `name` is its pattern without values, for counting. */
export interface Path {
  text: string
  name: string
}

type PathValue = string | number

/** A v2 path: path`/caters/${id}`. Every value is encoded, so that none can become another path. */
export function path(texts: TemplateStringsArray, ...values: readonly PathValue[]): Path {
  return {
    text: texts.reduce((whole, text, index) => whole + encodeURIComponent(values[index - 1] ?? '') + text),
    name: texts.join('*'),
  }
}

/** A path with query parameters, without those that are null or undefined. */
export function withQuery({ text, name }: Path, query: Readonly<Record<string, PathValue | null | undefined>>): Path {
  const given = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  )
  return given.length === 0 ? { text, name } : { text: `${text}?${new URLSearchParams(given)}`, name }
}
