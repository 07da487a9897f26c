import { Kysely, type Migration, Migrator, sql } from 'kysely'
import { expect, test } from 'vitest'
import { createPGlite, usePGlite } from '../connect.ts'
import { findMigrations } from '../findMigrations.ts'
import { migrate } from '../migrate.ts'

test('SEC-12 stored mails to customers have their mark where their link is, and nowhere else', async () => {
  const { db, close } = usePGlite(await createPGlite())
  const all = await findMigrations()
  const earlier = Object.fromEntries(Object.entries(all).filter(([name]) => name < '071')) as Record<string, Migration>
  const migrator = new Migrator({ db: db as Kysely<any>, provider: { getMigrations: async () => earlier } })
  expect((await migrator.migrateToLatest()).error).toBeUndefined()
  const insert = (kind: string, html: string, text: string) =>
    sql`insert into mail (kind, "to", subject, html, text) values (${kind}, 'x@example.dk', 'x', ${html}, ${text})`.execute(
      db,
    )
  const typed = 'Kok-{{ordrelink}} /ordre/{{ordrelink}}&#34;>Se din bestilling</a>'
  const site = 'http://smagen.localhost:4000'
  await insert(
    'placed',
    `<p>${typed}</p><p><a href="${site}/ordre/{{ordrelink}}">Se din bestilling</a></p><p>${typed}</p>`,
    `${typed}\n\nSe din bestilling:\n${site}/ordre/{{ordrelink}}\n\n${typed}`,
  )
  await insert('notice', `<p>${typed}</p><a href="${site}/admin/ordre/1">Åbn ordre 1</a>`, `${typed}`)
  await insert(
    'offer',
    `<p><a href="${site}/tilbud/{{tilbudslink}}">Se tilbuddet</a></p>`,
    `Se tilbuddet:\n${site}/tilbud/{{tilbudslink}}\n`,
  )
  try {
    await migrate(db)
    const mails = await db.selectFrom('mail').select(['kind', 'html', 'text', 'linkMark']).execute()
    const [placed, notice, offer] = ['placed', 'notice', 'offer'].map((kind) =>
      mails.find((mail) => mail.kind === kind),
    )
    expect(placed?.html).toBe(
      `<p>${typed}</p><p><a href="${site}/ordre/${placed?.linkMark}">Se din bestilling</a></p><p>${typed}</p>`,
    )
    expect(placed?.text).toBe(`${typed}\n\nSe din bestilling:\n${site}/ordre/${placed?.linkMark}\n\n${typed}`)
    expect(notice).toMatchObject({ linkMark: null, text: typed })
    expect(offer?.html).toBe(`<p><a href="${site}/tilbud/${offer?.linkMark}">Se tilbuddet</a></p>`)
    expect(offer?.text).toBe(`Se tilbuddet:\n${site}/tilbud/${offer?.linkMark}\n`)
  } finally {
    await close()
  }
})
