import { z } from 'zod'
import type { Db } from '../database/connect.ts'
import { migrate, migrateTo } from '../database/migrate.ts'
import type { ImageFilesConfig } from '../images/imageFiles.ts'
import type { BackupPlace } from './backupPlace.ts'
import {
  type BackupTable,
  continueSequence,
  insertRows,
  listFilledTables,
  listSequenceNames,
  listTables,
  loadTables,
  useExactTexts,
} from './backupTableStore.ts'
import { checkParts, readPart } from './checkParts.ts'
import { Manifest, manifestKey, partKey, type TableManifest } from './manifest.ts'
import { checkPictures, restorePictures } from './restorePictures.ts'

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
 * migrations that came since. Every part and picture is checked before the first row is written; tables, columns, types and
 * sequences are those that the migrations made, never what the files say. Damaged pictures are reported and left out.
 * Returns the backup's name.
 */
export async function restoreBackup({ db, pictures, place, backup, progress = () => {} }: RestoreOptions) {
  const { name, manifest } = await openBackup(place, backup)
  const last = manifest.migrations.at(-1)
  if (!last) throw new Error(`The backup ${name} is of a database without tables.`)
  const filled = await listFilledTables(db)
  if (filled.some((table) => ['cater', 'order', 'user'].includes(table)))
    throw new Error(`The database is not empty (${filled.join(', ')}): restore into a new one.`)
  const counts = await checkParts(place, name, manifest)
  if (manifest.tables.some(({ checksums }) => !checksums))
    progress('The backup is of an earlier release, without checksums: its files were read, but may have been changed.')
  const wholePictures = await checkPictures(place, manifest.pictures, progress)
  await migrateTo(db, last)
  const own = await listTables(db)
  const tables = manifest.tables.map((stored) => ({ stored, table: ownTable(stored, own) }))
  for (const { name: table, rows } of manifest.tables)
    if (counts.get(table) !== rows) throw new Error(`${table}: ${counts.get(table)} rows instead of ${rows}`)
  const sequences = await listSequenceNames(db)
  for (const sequence of manifest.sequences)
    if (!sequences.includes(sequence.name)) throw unknownPart('sequence', sequence.name)
  await loadTables(db, own, async (tx) => {
    await useExactTexts(tx)
    for (const { stored, table } of tables) {
      for (let part = 0; part < stored.parts; part++) {
        await insertRows(tx, table, await readPart(place, partKey(name, table.name, part), stored.checksums?.[part]))
      }
    }
    for (const sequence of manifest.sequences) await continueSequence(tx, sequence)
  })
  progress(`${manifest.tables.reduce((sum, { rows }) => sum + rows, 0)} rows of ${manifest.tables.length} tables`)
  await migrate(db)
  await restorePictures(place, wholePictures, pictures)
  progress(`${wholePictures.length} pictures`)
  return name
}

/** Copies the pictures of a backup alone, for a restore that has its rows. Returns the backup's name. */
export async function restorePicturesOfBackup(options: Omit<RestoreOptions, 'db'>): Promise<string> {
  const { pictures, place, backup, progress = () => {} } = options
  const { name, manifest } = await openBackup(place, backup)
  const whole = await checkPictures(place, manifest.pictures, progress)
  await restorePictures(place, whole, pictures)
  progress(`${whole.length} pictures`)
  return name
}

/** The database's own table of that name, with the columns that the backup has in the order of its rows. */
function ownTable({ name, columns }: TableManifest, own: readonly BackupTable[]): BackupTable {
  const table = own.find((each) => each.name === name)
  if (!table) throw unknownPart('table', name)
  const ownColumns = columns.map((stored) => {
    const column = table.columns.find((each) => each.name === stored.name)
    if (!column) throw unknownPart('column', `${name}.${stored.name}`)
    return column
  })
  return { name, columns: ownColumns }
}

const unknownPart = (kind: 'table' | 'column' | 'sequence', name: string) =>
  new Error(`The backup has the ${kind} '${name}', which its release does not make.`)

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
