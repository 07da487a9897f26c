/** A path of the v2 service. `name` is its pattern without values, as metrics and circuit breakers use it. */
export interface Path {
  text: string
  name: string
}

type PathValue = string | number

/** Builds a v2 path: path`/caters/${id}`. Every value is encoded, so that none can change the path. */
export function path(texts: TemplateStringsArray, ...values: readonly PathValue[]): Path {
  return {
    text: texts.reduce((whole, text, index) => whole + encodeURIComponent(values[index - 1] ?? '') + text),
    name: texts.join('*'),
  }
}

/** Adds query parameters to a path, without those that are null or undefined. */
export function withQuery({ text, name }: Path, query: Readonly<Record<string, PathValue | null | undefined>>): Path {
  const parameters = Object.entries(query).flatMap(([key, value]) =>
    value === null || value === undefined ? [] : [[key, String(value)]],
  )
  return parameters.length === 0 ? { text, name } : { text: `${text}?${new URLSearchParams(parameters)}`, name }
}
