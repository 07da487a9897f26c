import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { gunzip } from 'node:zlib'
import { z } from 'zod'
import type { Db } from '../database/connect.ts'
import { migrate, migrateTo } from '../database/migrate.ts'
import { createImageFiles, type ImageFilesConfig } from '../images/imageFiles.ts'
import type { BackupPlace } from './backupPlace.ts'
import {
  continueSequence,
  insertRows,
  listFilledTables,
  listTables,
  loadTables,
  useExactTexts,
} from './backupTableStore.ts'
import { Manifest, manifestKey, partKey, pictureKey } from './manifest.ts'

const decompress = promisify(gunzip)

/** The source and the target of a restore: the newest one that is whole, where none is named. */
export interface RestoreOptions {
  db: Db
  pictures: ImageFilesConfig
  place: BackupPlace
  backup?: string | undefined
  progress?: (line: string) => void
}

/**
 * Restores a backup into an empty database: with the tables of its release, all of its rows or none, and the
 * migrations that came since. Returns the backup's name.
 */
export async function restoreBackup({ db, pictures, place, backup, progress = () => {} }: RestoreOptions) {
  const { name, manifest } = await openBackup(place, backup)
  const last = manifest.migrations.at(-1)
  if (!last) throw new Error(`The backup ${name} is of a database without tables.`)
  const filled = await listFilledTables(db)
  if (filled.some((table) => ['cater', 'order', 'user'].includes(table)))
    throw new Error(`The database is not empty (${filled.join(', ')}): restore into a new one.`)
  await migrateTo(db, last)
  await loadTables(db, await listTables(db), async (tx) => {
    await useExactTexts(tx)
    for (const table of manifest.tables) {
      let rows = 0
      for (let part = 0; part < table.parts; part++) {
        const lines = (await decompress(await place.read(partKey(name, table.name, part)))).toString().split('\n')
        await insertRows(tx, table, lines)
        rows += lines.length
      }
      if (rows !== table.rows) throw new Error(`${table.name}: ${rows} rows instead of ${table.rows}`)
    }
    for (const sequence of manifest.sequences) await continueSequence(tx, sequence)
  })
  progress(`${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${manifest.tables.length} tables`)
  await migrate(db)
  const files = createImageFiles(pictures)
  for (const key of manifest.pictures) {
    const bytes = await place.read(pictureKey(key))
    if (!key.includes(`/${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.`))
      throw new Error(`The picture ${key} of the backup is damaged.`)
    await files.write(key, bytes)
  }
  progress(`${manifest.pictures.length} pictures`)
  return name
}

async function openBackup(place: BackupPlace, wanted: string | undefined) {
  const names = wanted ? [wanted] : (await place.listBackups()).toReversed()
  for (const name of names) {
    if (!(await place.has(manifestKey(name)))) continue
    const { data, error } = Manifest.safeParse(JSON.parse((await place.read(manifestKey(name))).toString()))
    if (!data) throw new Error(`The backup ${name} cannot be read:\n${z.prettifyError(error)}`)
    return { name, manifest: data }
  }
  throw new Error(wanted ? `There is no finished backup ${wanted}.` : 'There is no finished backup.')
}
