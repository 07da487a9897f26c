import { promisify } from 'node:util'
import { gzip } from 'node:zlib'
import type { Db } from '../database/connect.ts'
import { listMigrations } from '../database/migrate.ts'
import { type ImageFilesConfig, openImageDisk } from '../images/imageFiles.ts'
import { type BackupPlace, listKeys } from './backupPlace.ts'
import { type BackupTable, listSequences, listTables, readRows, useExactTexts } from './backupTableStore.ts'
import { BACKUP_FORMAT, type Manifest, manifestKey, partKey, pictureKey } from './manifest.ts'
import { sha256 } from '../../runtime/sha256.ts'

const compress = promisify(gzip)
/** A picture as it was uploaded; the sizes of it are made again on demand. */
const PICTURE = /^\d+\/[0-9a-f]{32}\.(jpg|png)$/
/** A part is held in memory. */
const PART_CHARACTERS = 8_000_000

/** The sources of a backup, and where it goes. `progress` gets a line for each step. */
export interface BackupOptions {
  db: Db
  pictures: ImageFilesConfig
  place: BackupPlace
  now: Date
  progress?: (line: string) => void
}

/**
 * Copies the database as it is at one moment, then the pictures that the place does not have yet, while the service goes
 * on. Returns the backup's name.
 */
export async function makeBackup({ db, pictures, place, now, progress = () => {} }: BackupOptions): Promise<string> {
  const backup = now.toISOString().replaceAll(/[:.]/g, '-')
  const database = await db
    .transaction()
    .setIsolationLevel('repeatable read')
    .execute(async (tx) => {
      await useExactTexts(tx)
      const tables: Manifest['tables'] = []
      for (const table of await listTables(tx)) tables.push(await copyTable(tx, table, place, backup))
      return { migrations: await listMigrations(tx), tables, sequences: await listSequences(tx) }
    })
  progress(`${database.tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${database.tables.length} tables`)
  // After the database: each picture that a row names was stored before the row
  const disk = await openImageDisk(pictures)
  const keys: string[] = []
  for await (const key of listKeys(disk, '', true)) if (PICTURE.test(key)) keys.push(key)
  let copied = 0
  for (const key of keys) {
    if (await place.has(pictureKey(key))) continue
    await place.write(pictureKey(key), await disk.getBytes(key))
    copied += 1
  }
  progress(`${keys.length} pictures, of which ${copied} are new in this place`)
  const manifest: Manifest = { format: BACKUP_FORMAT, createdAt: now.toISOString(), ...database, pictures: keys.sort() }
  await place.write(manifestKey(backup), Buffer.from(JSON.stringify(manifest, undefined, 1)))
  return backup
}

async function copyTable(tx: Db, table: BackupTable, place: BackupPlace, backup: string) {
  let rows = 0
  const checksums: string[] = []
  let waiting: string[] = []
  let length = 0
  const writePart = async () => {
    const bytes = await compress(waiting.join('\n'))
    await place.write(partKey(backup, table.name, checksums.length), bytes)
    checksums.push(sha256(bytes))
    waiting = []
    length = 0
  }
  for await (const lines of readRows(tx, table)) {
    rows += lines.length
    for (const line of lines) {
      waiting.push(line)
      length += line.length
      if (length >= PART_CHARACTERS) await writePart()
    }
  }
  if (waiting.length > 0) await writePart()
  return { ...table, rows, parts: checksums.length, checksums }
}
