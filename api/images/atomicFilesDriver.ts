import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FSDriverOptions } from 'flydrive/drivers/fs/types'

/** The library's file system driver with atomic writes; its own ones show half-written files to readers. */
export class AtomicFilesDriver extends FSDriver {
  readonly #folder: string

  constructor(options: FSDriverOptions & { location: string }) {
    super(options)
    this.#folder = options.location
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const file = join(this.#folder, key)
    const temporary = `${file}.${randomUUID()}`
    await mkdir(dirname(file), { recursive: true })
    try {
      // Flushed before the rename, so that the name never leads to a partial file, not even after a power cut
      await writeFile(temporary, contents, { flush: true })
      await rename(temporary, file)
    } catch (error) {
      await rm(temporary, { force: true })
      throw error
    }
  }
}
