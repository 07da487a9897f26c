import type { TemporaryFile } from '../../../runtime/temporaryFile.ts'

/** A file of a request, on disk until its response has ended. It can be sent on in a form like a File, as a stream. */
export class Upload {
  /** The name that the client gave it. */
  readonly name: string
  /** The media type that the client gave it; the v2 service looks at the bytes. */
  readonly type: string
  readonly #file: TemporaryFile

  constructor(name: string, type: string, file: TemporaryFile) {
    this.name = name
    this.type = type
    this.#file = file
  }

  /** In bytes; no more than the limit of a file and one, however much was sent. */
  get size(): number {
    return this.#file.size
  }

  get [Symbol.toStringTag](): string {
    return 'File'
  }

  /** The bytes. */
  stream(): AsyncGenerator<Uint8Array> {
    return this.#file.read()
  }
}
