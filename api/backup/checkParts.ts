import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import type { BackupPlace } from './backupPlace.ts'
import { type Manifest, partKey } from './manifest.ts'
import { sha256 } from '../../runtime/sha256.ts'

const decompress = promisify(gunzip)

/** The lines of a part, each a row. Throws where its file is missing or damaged, naming it. */
export async function readPart(place: BackupPlace, key: string, checksum?: string): Promise<string[]> {
  return (await decompressed(await readBytes(place, key, checksum), key)).toString().split('\n')
}

/** Reads all parts of a backup and throws at the first one that is missing or damaged, naming its file. */
export async function checkParts(place: BackupPlace, backup: string, { tables }: Manifest): Promise<void> {
  for (const { name, parts, checksums } of tables)
    for (let part = 0; part < parts; part++) {
      const key = partKey(backup, name, part)
      const bytes = await readBytes(place, key, checksums?.[part])
      // What no checksum tells, the compression's own does
      if (!checksums) await decompressed(bytes, key)
    }
}

async function readBytes(place: BackupPlace, key: string, checksum: string | undefined): Promise<Buffer> {
  const bytes = await place.read(key).catch((error: unknown) => {
    throw new Error(`The file ${key} of the backup cannot be read.`, { cause: error })
  })
  if (checksum !== undefined && sha256(bytes) !== checksum) throw damaged(key)
  return bytes
}

const decompressed = (bytes: Buffer, key: string): Promise<Buffer> =>
  decompress(bytes).catch((error: unknown) => {
    throw damaged(key, error)
  })

const damaged = (key: string, cause?: unknown) => new Error(`The file ${key} of the backup is damaged.`, { cause })
