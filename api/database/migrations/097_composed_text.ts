import { type Kysely, sql } from 'kysely'

/**
 * VIS-15: what people have typed is stored in its composed form (NFC), so that 'å' is found in whichever way it was typed.
 * Mails, the audit log and the answers of repeated calls stay as they were sent. A release from before writes on: what it
 * writes in another form is read as before.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [table, columns] of Object.entries(TYPED_TEXT)) {
    const typed = columns.map((column) => {
      const [name = '', type = 'text'] = column.split('::')
      return { name: sql.id(name), type: sql.raw(type) }
    })
    const changes = typed.map(({ name, type }) => sql`${name} = normalize(${name}::text, NFC)::${type}`)
    const differs = typed.map(({ name }) => sql`${name}::text is not nfc normalized`)
    await sql`update ${sql.table(table)} set ${sql.join(changes)} where ${sql.join(differs, sql` or `)}`.execute(db)
  }
}

const TYPED_TEXT = {
  cater: ['name', 'legalName', 'address', 'city', 'description', 'contactPerson', 'noticeText', 'tags::text[]'],
  pricePeriod: ['name'],
  filter: ['name'],
  page: ['title', 'blocks::jsonb'],
  category: ['name', 'description'],
  image: ['name', 'text'],
  menu: ['name', 'description'],
  service: ['name', 'description'],
  dish: ['name'],
  deliveryZone: ['name'],
  availabilitySettings: ['settings::jsonb'],
  user: ['firstName', 'lastName'],
  order: [
    'orderer',
    'address',
    'city',
    'comment',
    'refusedReason',
    'cancelReason',
    'deliveryZone',
    'content::jsonb',
    'needs::jsonb',
    'activePeriodPrice::jsonb',
  ],
  orderMessage: ['message'],
  orderNote: ['text'],
  orderProposal: ['message', 'terms::jsonb', 'before::jsonb'],
  offer: ['title', 'message', 'customerName', 'terms::jsonb'],
  sharedBasket: ['content::jsonb'],
  productionPrint: ['content::jsonb'],
}
