/** A file as whatever reads the request's form makes it. */
type ReadFile = Pick<File, 'name' | 'type' | 'size'> & { stream: () => AsyncIterable<Uint8Array> }

/**
 * A file of a request. To those who send forms it is a File, whose bytes are read part by part from where the request
 * has them.
 */
export class Upload {
  readonly #file: ReadFile

  constructor(file: ReadFile) {
    this.#file = file
  }

  /** What its sender calls it. */
  get name(): string {
    return this.#file.name
  }

  /** The media type that its sender names; the v2 service looks at the bytes. */
  get type(): string {
    return this.#file.type
  }

  /** Bytes. */
  get size(): number {
    return this.#file.size
  }

  get [Symbol.toStringTag](): string {
    return 'File'
  }

  async *stream(): AsyncGenerator<Uint8Array> {
    for await (const part of this.#file.stream()) {
      // A copy: who sends it takes its memory away, which other parts of the request may share. Nor is an empty one taken
      if (part.byteLength > 0) yield new Uint8Array(part)
    }
  }
}

/** Whether a value of the variables is a file of the request's form; JSON can hold none. */
export function isFormFile(value: unknown): value is ReadFile {
  if (typeof value !== 'object' || value === null) return false
  const { name, size, stream } = value as Partial<ReadFile>
  return typeof name === 'string' && typeof size === 'number' && typeof stream === 'function'
}
