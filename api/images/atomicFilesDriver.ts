import { randomUUID } from 'node:crypto'
import { mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { FSDriver } from 'flydrive/drivers/fs'
import type { FSDriverOptions } from 'flydrive/drivers/fs/types'

/** The library's folder of files, but each is written whole or not at all: its own writes where others may read. */
export class AtomicFilesDriver extends FSDriver {
  readonly #folder: string

  constructor(options: FSDriverOptions & { location: string }) {
    super(options)
    this.#folder = options.location
  }

  override async put(key: string, contents: string | Uint8Array): Promise<void> {
    const file = join(this.#folder, key)
    const unfinished = `${file}.${randomUUID()}`
    await mkdir(dirname(file), { recursive: true })
    try {
      // Flushed before it gets its name, so that the name never leads to less than all, not even after a power cut
      await writeFile(unfinished, contents, { flush: true })
      await rename(unfinished, file)
    } catch (error) {
      await rm(unfinished, { force: true })
      throw error
    }
  }
}
