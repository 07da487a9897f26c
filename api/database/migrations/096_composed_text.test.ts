import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEmptyTestConnection } from '../../testing/testDatabase.ts'
import { type Connection, createPGlite, usePGlite } from '../connect.ts'
import { migrate, migrateTo } from '../migrate.ts'

const typed = (text: string) => text.normalize('NFD')

test.each<[string, () => Promise<Connection>]>([
  ['embedded database', async () => usePGlite(await createPGlite())],
  ['database of the tests', openEmptyTestConnection],
])('VIS-15 what was stored in another form is composed, in columns, lists and contents: %s', async (_name, open) => {
  const { db, close } = await open()
  await migrateTo(db, '095_service_scope')
  await sql`insert into cater (id, name, email, tags) values (1, ${typed('Køkkenet på Ågade')}, 'aa@example.dk',
    array['sund', ${typed('smørrebrød på brød')}])`.execute(db)
  await sql`insert into menu ("caterId", type, name, "priceOere") values (1, 'menu', ${typed('Rugbrød på fad')}, 100)`.execute(
    db,
  )
  const content = JSON.stringify({ menus: [{ name: typed('Rugbrød på fad'), amount: 2 }], services: [] })
  const order = (orderer: string, reference: number) => sql`
    insert into "order" ("orderRef", "caterId", orderer, email, "phoneNumber", "priceOere", "deliveryDate", "deliveryTime",
      content, address)
    values (${reference}, 1, ${orderer}, 'frey@example.dk', '86123456', 1, '2026-12-24', '12:00', ${content}, ${typed('Ågade 3')})`
  await order(typed('Frøya Bækgård'), 100_001).execute(db)
  await order('Anne Holm', 100_002).execute(db)
  // The text of the document has a line break and a mark side by side, which are no letter
  const terms = { note: typed('Ål\n\u0303\\\u0303"\u0303'), price: 12.5, more: [null, true, typed('é')] }
  await sql`insert into "productionPrint" ("caterId", date, "printedAt", content)
    values (1, '2026-12-24', now(), ${JSON.stringify({ lines: [terms] })}), (1, '2026-12-25', now(), ${JSON.stringify(['\n\u0303'])})`.execute(
    db,
  )
  try {
    await migrate(db)
    expect(await db.selectFrom('cater').select(['name', 'tags']).execute()).toEqual([
      { name: 'Køkkenet på Ågade', tags: ['sund', 'smørrebrød på brød'] },
    ])
    expect(await db.selectFrom('menu').select('name').execute()).toEqual([{ name: 'Rugbrød på fad' }])
    expect(await db.selectFrom('productionPrint').select('content').orderBy('date').execute()).toEqual([
      { content: { lines: [{ note: 'Ål\n\u0303\\\u0303"\u0303', price: 12.5, more: [null, true, 'é'] }] } },
      { content: ['\n\u0303'] },
    ])
    const orders = db.selectFrom('order').select(['orderer', 'address', 'content', 'lookupText']).orderBy('orderRef')
    expect(await orders.execute()).toEqual([
      {
        orderer: 'Frøya Bækgård',
        address: 'Ågade 3',
        content: { menus: [{ name: 'Rugbrød på fad', amount: 2 }], services: [] },
        lookupText: ' 100001 frøya bækgård frey@example.dk 86123456 ågade 3  ',
      },
      expect.objectContaining({ orderer: 'Anne Holm', address: 'Ågade 3' }),
    ])
    expect(await db.selectFrom('priceLog').select('priceOere').execute()).toEqual([{ priceOere: 100 }])
  } finally {
    await close()
  }
})
