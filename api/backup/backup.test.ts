import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import sharp from 'sharp'
import { beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import type { Connection } from '../database/connect.ts'
import { listMigrations, migrate } from '../database/migrate.ts'
import { fillDemoData } from '../demo/demoData.ts'
import { createImageStore } from '../images/imageStore.ts'
import { openTestBucket } from '../images/testing/testBucket.ts'
import { openEmptyTestConnection, openTestConnection } from '../testing/testDatabase.ts'
import { openBackupPlace } from './backupPlace.ts'
import { listSequences, listTables } from './backupTableStore.ts'
import { makeBackup } from './makeBackup.ts'
import { restoreBackup, restorePicturesOfBackup } from './restoreBackup.ts'

const NOW = new Date('2026-11-23T12:00:00Z')
const LATER = new Date('2026-11-24T12:00:00Z')

let folder: string
let dataDir: string
let source: Connection
let bucket: Awaited<ReturnType<typeof openTestBucket>>
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kuvert-backup-'))
  dataDir = join(folder, 'data')
  source = await openTestConnection()
  const { db } = source
  const images = createImageStore({ dataDir })
  await fillDemoData({ db, images, now: () => NOW, hashPassword: async (text) => `hash of ${text}` })
  // What a careless copy would change: a JSON null, a text that looks like one, a moment between milliseconds
  await sql`create table oddity (id bigint generated always as identity, document jsonb, word text, moment timestamptz,
    bytes bytea, parent bigint, size float8, twice float8 generated always as (size * 2) stored)`.execute(db)
  await sql`insert into oddity (document, word, moment, bytes, size) values
    ('null', 'null', '2026-11-23T12:00:00.123456Z', '\\x00ff', 0.1), (null, null, 'infinity', null, 'NaN'),
    ('{"a":"linje\\nto"}', E'æ\t"\\\\\n', null, '', 1e300)`.execute(db)
  await sql`alter table oddity add primary key (id)`.execute(db)
  await sql`update oddity set parent = 3 where id = 1`.execute(db)
  await sql`alter table oddity add constraint "ofParent" foreign key (parent) references oddity (id)`.execute(db)
  bucket = await openTestBucket()
  return async () => {
    await source.close()
    await bucket.close()
    await rm(folder, { recursive: true, force: true })
  }
})

/** Every row of every table as text, sorted, with the numbers that come next. */
async function everything({ db }: Connection) {
  const tables: Record<string, string[]> = {}
  for (const { name } of await listTables(db)) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} t order by 1`.execute(db)
    tables[name] = rows.map(({ row }) => row)
  }
  return { tables, sequences: await listSequences(db), migrations: await listMigrations(db) }
}

/** Foreign keys and triggers, with whether these fire. */
async function rules({ db }: Connection) {
  const { rows } = await sql<{ rule: string }>`
    select conrelid::regclass || ' ' || conname || ' ' || pg_get_constraintdef(oid) as rule from pg_constraint
      where contype = 'f' and connamespace = current_schema()::regnamespace
    union all select tgrelid::regclass || ' ' || tgname || ' ' || tgenabled::text from pg_trigger where not tgisinternal
    order by 1`.execute(db)
  return rows.map(({ rule }) => rule)
}

async function pictures(at: string) {
  const names = await readdir(join(at, 'images'), { recursive: true })
  const originals = names.filter((name) => /^\d+\/[^/]+\.(jpg|png)$/.test(name)).sort()
  return Promise.all(
    originals.map(async (name) => [name, (await readFile(join(at, 'images', name))).toString('base64')]),
  )
}

/** An empty database and folder. A table that no migration makes has to be there before. */
async function openTarget(): Promise<{ connection: Connection; at: string }> {
  const connection = await openEmptyTestConnection()
  await sql`create table oddity (id bigint generated always as identity primary key, document jsonb, word text,
    moment timestamptz, bytes bytea, parent bigint, size float8, twice float8 generated always as (size * 2) stored,
    constraint "ofParent" foreign key (parent) references oddity (id))`.execute(connection.db)
  return { connection, at: await mkdtemp(join(folder, 'restored-')) }
}

describe.each(['a folder', 'a bucket'])('SCA-11 in %s', (kind) => {
  const openPlace = () =>
    openBackupPlace(kind === 'a folder' ? join(folder, 'backups') : 's3://pictures/copies', bucket.s3)

  test('a restored backup has every row of every table, the next numbers, the pictures and all rules', async () => {
    const name = await makeBackup({ db: source.db, pictures: { dataDir }, place: await openPlace(), now: NOW })
    expect(name).toBe('2026-11-23T12-00-00-000Z')
    const { connection, at } = await openTarget()
    const place = await openPlace()
    expect(await restoreBackup({ db: connection.db, pictures: { dataDir: at }, place })).toBe(name)
    const [was, is] = [await everything(source), await everything(connection)]
    expect(is).toEqual(was)
    expect(was.tables.order?.length).toBeGreaterThan(100)
    expect(was.tables.oddity).toHaveLength(3)
    expect(await rules(connection)).toEqual(await rules(source))
    expect(await pictures(at)).toEqual(await pictures(dataDir))
    expect((await pictures(at)).length).toBeGreaterThan(10)
    await connection.close()
  })

  test('a second backup copies new pictures only, and the newest one is restored', async () => {
    const red = await sharp({
      create: { width: 9, height: 9, channels: 3, background: kind === 'a folder' ? 'red' : 'blue' },
    })
      .png()
      .toBuffer()
    await createImageStore({ dataDir }).put(55, red)
    const lines: string[] = []
    const place = await openPlace()
    const options = { db: source.db, pictures: { dataDir }, place, now: LATER }
    const name = await makeBackup({ ...options, progress: (line) => lines.push(line) })
    expect(lines[1]).toMatch(/^\d+ pictures, of which 1 are new in this place$/)
    // One that was broken off has no manifest
    await place.write('2026-11-25T12-00-00-000Z/cater.0.jsonl.gz', Buffer.from('half'))
    const { connection, at } = await openTarget()
    expect(await restoreBackup({ db: connection.db, pictures: { dataDir: at }, place })).toBe(name)
    await connection.close()
  })
})

const NAME = '2026-11-23T12-00-00-000Z'
const restoreFrom = async (at: string, db: Connection['db'], backup?: string, progress?: (line: string) => void) => {
  const place = await openBackupPlace(join(folder, at), undefined)
  return restoreBackup({ db, pictures: { dataDir: folder }, place, backup, progress })
}

/** Runs with the manifest of the kept backup as `edit` leaves it, and puts it back. */
async function withManifest(edit: (it: any) => void, run: () => Promise<unknown>) {
  const file = join(folder, 'kept', NAME, 'manifest.json')
  const text = await readFile(file, 'utf8')
  const changed = JSON.parse(text)
  edit(changed)
  await writeFile(file, JSON.stringify(changed))
  await run().finally(() => writeFile(file, text))
}
const tableOf = (manifest: any, name: string) => manifest.tables.find((table: { name: string }) => table.name === name)

describe('SEC-19 a backup is its owner’s', () => {
  beforeAll(async () => {
    const place = await openBackupPlace(join(folder, 'kept'), undefined)
    await makeBackup({ db: source.db, pictures: { dataDir }, place, now: NOW })
  })

  test('files are 0600 in folders 0700 whatever the umask, and a folder that was there stays as it was', async () => {
    const at = await mkdtemp(join(folder, 'given-'))
    await chmod(at, 0o755)
    const before = process.umask(0)
    onTestFinished(() => void process.umask(before))
    for (const place of [at, join(at, 'new', 'below')])
      await makeBackup({
        db: source.db,
        pictures: { dataDir },
        place: await openBackupPlace(place, undefined),
        now: NOW,
      })
    const modes = await Promise.all(
      (await readdir(at, { recursive: true, withFileTypes: true })).map(async (entry) => {
        const { mode } = await stat(join(entry.parentPath, entry.name))
        return `${entry.isFile() ? 'file' : 'folder'} ${(mode & 0o777).toString(8)}`
      }),
    )
    expect(new Set(modes)).toEqual(new Set(['file 600', 'folder 700']))
    expect((await stat(at)).mode & 0o777).toBe(0o755)
  })

  test('a part that is damaged, another’s or gone is named before anything is made', async () => {
    const { connection } = await openTarget()
    const at = (part: string) => join(folder, 'kept', NAME, part)
    const whole = await readFile(at('order.0.jsonl.gz'))
    const other = await readFile(at('menu.0.jsonl.gz'))
    const bent = Buffer.from(whole)
    bent[bent.length >> 1]! ^= 1
    for (const bytes of [bent, other, whole.subarray(0, 100)]) {
      await writeFile(at('order.0.jsonl.gz'), bytes)
      await expect(restoreFrom('kept', connection.db, NAME)).rejects.toThrow(
        `The file ${NAME}/order.0.jsonl.gz of the backup is damaged`,
      )
    }
    await rm(at('order.0.jsonl.gz'))
    await expect(restoreFrom('kept', connection.db, NAME)).rejects.toThrow(
      `The file ${NAME}/order.0.jsonl.gz of the backup cannot be read`,
    )
    await writeFile(at('order.0.jsonl.gz'), whole)
    expect((await listTables(connection.db)).map(({ name }) => name)).toEqual(['oddity'])
    await connection.close()
  })

  test('SCA-17 damaged pictures are listed before the first row and left out, and can be restored alone once they are repaired', async () => {
    const { connection, at } = await openTarget()
    const manifest = JSON.parse(await readFile(join(folder, 'kept', NAME, 'manifest.json'), 'utf8'))
    const [bent, gone] = manifest.pictures as [string, string]
    const fileOf = (key: string) => join(folder, 'kept', 'pictures', key)
    const whole = new Map([
      [bent, await readFile(fileOf(bent))] as const,
      [gone, await readFile(fileOf(gone))] as const,
    ])
    await writeFile(fileOf(bent), 'not a picture')
    await rm(fileOf(gone))
    const place = await openBackupPlace(join(folder, 'kept'), undefined)
    const lines: string[] = []
    const options = { pictures: { dataDir: at }, place, progress: (line: string) => lines.push(line) }
    await restoreBackup({ ...options, db: connection.db })
    const count = manifest.pictures.length
    expect(lines).toEqual([
      `The picture pictures/${bent} of the backup is damaged or missing, and is left out.`,
      `The picture pictures/${gone} of the backup is damaged or missing, and is left out.`,
      expect.stringMatching(/^\d+ rows of \d+ tables$/),
      `${count - 2} pictures`,
    ])
    expect((await everything(connection)).tables).toEqual((await everything(source)).tables)
    expect((await pictures(at)).map(([key]) => key)).toEqual(
      manifest.pictures.filter((key: string) => key !== bent && key !== gone),
    )
    for (const [key, bytes] of whole) await writeFile(fileOf(key), bytes)
    expect(await restorePicturesOfBackup(options)).toBe(NAME)
    expect(lines.at(-1)).toBe(`${count} pictures`)
    expect((await pictures(at)).map(([key]) => key)).toEqual(manifest.pictures)
    await connection.close()
  })

  test('types are the database’s own, and a table, column or sequence that it does not have is refused by name', async () => {
    const { connection } = await openTarget()
    const { db } = connection
    const hostile = "text || (select pg_read_file('/etc/passwd'))"
    for (const [edit, message] of [
      [(it: any) => (tableOf(it, 'order').name = 'orders; drop'), "the table 'orders; drop'"],
      [(it: any) => (tableOf(it, 'order').columns[0].name = 'id"'), `the column 'order.id"'`],
      [(it: any) => (tableOf(it, 'user').columns[0].name = 'tableoid'), "the column 'user.tableoid'"],
      [(it: any) => it.sequences.push({ name: 'x"."y', last: '1' }), `the sequence 'x"."y'`],
    ] as const)
      await withManifest(
        (it) => {
          edit(it)
          // The part keeps its name
          for (const table of it.tables) if (table.name !== 'order' && /drop/.test(table.name)) table.parts = 0
        },
        () =>
          expect(restoreFrom('kept', db, NAME)).rejects.toThrow(
            `The backup has ${message}, which its release does not make.`,
          ),
      )
    expect((await everything(connection)).tables.order).toEqual([])
    await withManifest(
      (it) => {
        for (const table of it.tables) for (const column of table.columns) column.type = hostile
      },
      () => restoreFrom('kept', db, NAME),
    )
    expect((await everything(connection)).tables).toEqual((await everything(source)).tables)
    await connection.close()
  })

  test('one of an earlier release has no checksums: it is restored, and told', async () => {
    const { connection } = await openTarget()
    const lines: string[] = []
    await withManifest(
      (it) => {
        for (const table of it.tables) delete table.checksums
      },
      async () => {
        const part = join(folder, 'kept', NAME, 'order.0.jsonl.gz')
        const whole = await readFile(part)
        await writeFile(part, whole.subarray(0, 100))
        await expect(restoreFrom('kept', connection.db, NAME)).rejects.toThrow(
          `order.0.jsonl.gz of the backup is damaged`,
        )
        await writeFile(part, whole)
        await restoreFrom('kept', connection.db, NAME, (line) => lines.push(line))
      },
    )
    expect(lines[0]).toMatch(/^The backup is of an earlier release, without checksums/)
    await connection.close()
  })
})

describe('SCA-11 what is refused', () => {
  const restore = (db: Connection['db'], backup?: string) => restoreFrom('backups', db, backup)
  test('a database that is not empty, which keeps its rows', async () => {
    const before = await everything(source)
    await expect(restore(source.db)).rejects.toThrow('The database is not empty')
    expect(await everything(source)).toEqual(before)
  })

  test('a backup that is not there, or of a newer release, or with rows missing, which leaves no rows', async () => {
    const { connection } = await openTarget()
    await expect(restore(connection.db, '2020-01-01T00-00-00-000Z')).rejects.toThrow('no finished backup 2020')
    const manifest = join(folder, 'backups', '2026-11-23T12-00-00-000Z', 'manifest.json')
    const text = await readFile(manifest, 'utf8')
    const change = (edit: (it: any) => void) => {
      const changed = JSON.parse(text)
      edit(changed)
      return writeFile(manifest, JSON.stringify(changed))
    }
    await change((it) => it.migrations.push('999_later'))
    await expect(restore(connection.db, '2026-11-23T12-00-00-000Z')).rejects.toThrow('does not know 999_later')
    await change((it) => (it.format = 2))
    await expect(restore(connection.db, '2026-11-23T12-00-00-000Z')).rejects.toThrow('made by another release')
    await change((it) => (it.tables.find(({ name }: { name: string }) => name === 'order').rows += 1))
    await expect(restore(connection.db, '2026-11-23T12-00-00-000Z')).rejects.toThrow(/order: \d+ rows instead of/)
    const { tables } = await everything(connection)
    expect([tables.order, tables.cater, tables.user]).toEqual([[], [], []])
    // And can be restored into afterwards
    await writeFile(manifest, text)
    await restore(connection.db, '2026-11-23T12-00-00-000Z')
    await connection.close()
  })

  test('a bucket without the settings of S3', async () => {
    await expect(openBackupPlace('s3://pictures', undefined)).rejects.toThrow('S3_ENDPOINT')
  })

  test('SCA-7 a program that is older than the schema refuses by name, and changes nothing', async () => {
    const { db, close } = await openTestConnection()
    await sql`insert into kysely_migration (name, timestamp) values ('999_later', '2027-01-01')`.execute(db)
    await expect(migrate(db)).rejects.toThrow(
      "The database's schema is newer than this program, which does not know 999_later",
    )
    await close()
  })
})
