const MARK = '\uFEFF'

/** What JSON in UTF-8 says, with or without a byte order mark; undefined for nothing, and for what is no JSON. */
export function readJson(bytes: Buffer): unknown {
  const text = bytes.toString()
  try {
    return JSON.parse(text.startsWith(MARK) ? text.slice(MARK.length) : text)
  } catch {
    return undefined
  }
}
