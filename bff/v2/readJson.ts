const BYTE_ORDER_MARK = '\uFEFF'

/** Parses JSON in UTF-8, with or without a byte order mark. Returns undefined for an empty body and for invalid JSON. */
export function readJson(bytes: Buffer): unknown {
  const text = bytes.toString()
  try {
    return JSON.parse(text.startsWith(BYTE_ORDER_MARK) ? text.slice(BYTE_ORDER_MARK.length) : text)
  } catch {
    return undefined
  }
}
