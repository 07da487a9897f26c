import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FSDriverOptions } from 'flydrive/drivers/fs/types'

/** Who may read what is written: `owner` closes files (0600) and new folders (0700) to other users. */
export type Readers = 'owner' | 'umask'

/** The library's file system driver with atomic writes; its own ones show half-written files to readers. */
export class AtomicFilesDriver extends FSDriver {
  readonly #folder: string
  readonly #modes: { file?: number; folder?: number }

  constructor(options: FSDriverOptions & { location: string; readers: Readers }) {
    super(options)
    this.#folder = options.location
    this.#modes = options.readers === 'owner' ? { file: 0o600, folder: 0o700 } : {}
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const file = join(this.#folder, key)
    const temporary = `${file}.${randomUUID()}`
    const { folder, file: mode } = this.#modes
    await mkdir(dirname(file), { recursive: true, mode: folder })
    try {
      // Flushed before the rename, so that the name never leads to a partial file, not even after a power cut
      await writeFile(temporary, contents, { flush: true, mode })
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
}
