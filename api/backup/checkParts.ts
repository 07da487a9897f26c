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

/**
 * Reads all parts of a backup and throws at the first one that is missing, damaged or no rows in JSON, naming its file.
 * Returns the number of rows that each table has.
 */
export async function checkParts(
  place: BackupPlace,
  backup: string,
  { tables }: Manifest,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>()
  for (const { name, parts, checksums } of tables) {
    let rows = 0
    for (let part = 0; part < parts; part++) {
      const key = partKey(backup, name, part)
      const lines = await readPart(place, key, checksums?.[part])
      if (!lines.every(isJson)) throw damaged(key)
      rows += lines.length
    }
    counts.set(name, rows)
  }
  return counts
}

function isJson(line: string): boolean {
  try {
    JSON.parse(line)
    return true
  } catch {
    return false
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
