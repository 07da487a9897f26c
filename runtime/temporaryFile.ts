import { randomUUID } from 'node:crypto'
import { unlinkSync } from 'node:fs'
import { open } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

const CHUNK_BYTES = 65_536

/**
 * A file of this process in the system's temporary folder (TMPDIR). It has no name there, so that the system frees it when
 * it is closed and however the process ends, killed included.
 */
export interface TemporaryFile {
  /** In bytes. */
  readonly size: number
  /** Appends bytes. Throws ENOSPC where the disk is full. */
  write: (bytes: Uint8Array) => Promise<void>
  /** All its bytes. */
  readAll: () => Promise<Buffer>
  /** The bytes from the start, each chunk in memory of its own. */
  read: () => AsyncGenerator<Uint8Array<ArrayBuffer>>
  close: () => Promise<void>
}

/** Creates an empty temporary file. */
export async function createTemporaryFile(): Promise<TemporaryFile> {
  const path = join(tmpdir(), `kuvert-upload-${randomUUID()}`)
  const handle = await open(path, 'wx+', 0o600)
  // Before anything is written: a process that is killed leaves nothing on the disk
  unlinkSync(path)
  let size = 0
  return {
    get size() {
      return size
    },
    write: async (bytes) => {
      for (let start = 0; start < bytes.length; ) {
        const { bytesWritten } = await handle.write(bytes, start, bytes.length - start, size)
        start += bytesWritten
        size += bytesWritten
      }
    },
    readAll: async () => {
      const bytes = Buffer.alloc(size)
      await handle.read(bytes, 0, size, 0)
      return bytes
    },
    read: async function* () {
      for (let position = 0; position < size; ) {
        const chunk = new Uint8Array(Math.min(CHUNK_BYTES, size - position))
        const { bytesRead } = await handle.read(chunk, 0, chunk.length, position)
        position += bytesRead
        yield bytesRead === chunk.length ? chunk : chunk.slice(0, bytesRead)
      }
    },
    close: () => handle.close(),
  }
}
