/** A file as the form parser creates it. */
type ReadFile = Pick<File, 'name' | 'type' | 'size'> & { stream: () => AsyncIterable<Uint8Array> }

/**
 * A file of a request. It can be sent on in a form like a File, but its bytes are streamed from the request's form.
 */
export class Upload {
  readonly #file: ReadFile

  constructor(file: ReadFile) {
    this.#file = file
  }

  /** The name that the client gave it. */
  get name(): string {
    return this.#file.name
  }

  /** The media type that the client gave it; the v2 service looks at the bytes. */
  get type(): string {
    return this.#file.type
  }

  /** In bytes. */
  get size(): number {
    return this.#file.size
  }

  get [Symbol.toStringTag](): string {
    return 'File'
  }

  async *stream(): AsyncGenerator<Uint8Array> {
    for await (const part of this.#file.stream()) {
      // A copy, as sending transfers the memory, which other parts of the request may share. Empty chunks cannot be sent
      if (part.byteLength > 0) yield new Uint8Array(part)
    }
  }
}

/** True if a variable's value is a file of the request's form. */
export function isFormFile(value: unknown): value is ReadFile {
  if (typeof value !== 'object' || value === null) return false
  const { name, size, stream } = value as Partial<ReadFile>
  return typeof name === 'string' && typeof size === 'number' && typeof stream === 'function'
}
