import { type Insertable, sql, type Transaction } from 'kysely'
import { danishDate } from '../../domain/time/danishTime.ts'
import type { Db } from '../database/connect.ts'
import type { Database } from '../database/schema.ts'
import type { ImageStore } from '../images/imageStore.ts'
import { festkokkenet } from './caters/festkokkenet.ts'
import { grillen } from './caters/grillen.ts'
import { gront } from './caters/gront.ts'
import { lukket } from './caters/lukket.ts'
import { nyt } from './caters/nyt.ts'
import { smagen } from './caters/smagen.ts'
import { addDemoAvailability } from './demoAvailability.ts'
import { addDemoDeclarations } from './demoDeclarations.ts'
import { addDemoNeeds } from './demoNeeds.ts'
import { addDemoOffers } from './demoOffers.ts'
import { addDemoSharedBasket } from './demoSharedBasket.ts'
import { addDemoZones } from './demoZones.ts'
import { type DemoPictures, type OnDemoPicture, storeDemoPictures } from './demoPictures.ts'
import { agoAt, type CaterRows, toCaterRows } from './demoRows.ts'
import { DEMO_FILTERS } from './filters.ts'
import type { OrderBook } from './orders/orderBook.ts'
import { createOrderRows } from './orders/orderRows.ts'
import { demoPages } from './pages.ts'
import { type SeededRandom, seededRandom } from './seededRandom.ts'
import { DEMO_COLLEAGUES, DEMO_PASSWORD, DEMO_USERS } from './users.ts'

const DEMO_CATERS = [smagen, festkokkenet, gront, grillen, lukket, nyt]
const SEED = 4221
const BATCH_SIZE = 250

/** The orders of each caterer, by caterer id; some of the first one's belong to the demo customer. */
const BOOKS: Record<number, Omit<OrderBook, 'cater' | 'handlerId'>> = {
  55: { orders: 60, awaiting: 4, oldest: 150, newest: 4 },
  56: { orders: 30, awaiting: 2, oldest: 140, newest: 5 },
  57: { orders: 8, awaiting: 1, oldest: 60, newest: 4 },
  58: { orders: 6, awaiting: 1, oldest: 90, newest: 6 },
  59: { orders: 3, awaiting: 0, oldest: 420, newest: 330 },
}
const CUSTOMER_ORDER_INDEXES = [18, 41, -7, -2]

/**
 * Fills an empty database with demo caterers, users, pages and orders, in one transaction. Does nothing if there is a
 * caterer already; one that was broken off has left nothing but pictures, which the next one stores again under their names.
 * Dates are relative to `now`; everything else is the same each time.
 */
export async function fillDemoData(services: {
  db: Db
  images: ImageStore
  now: () => Date
  hashPassword: (text: string) => Promise<string>
  onPicture?: OnDemoPicture | undefined
}): Promise<void> {
  const { db, images, now, hashPassword, onPicture = () => {} } = services
  if (await hasCaters(db)) return
  const random = seededRandom(SEED)
  const [pictures, passwordHash] = await Promise.all([
    storeDemoPictures(DEMO_CATERS, images, onPicture),
    hashPassword(DEMO_PASSWORD),
  ])
  const moment = now()
  const caters = DEMO_CATERS.map((demo) => toCaterRows(demo, pictures, danishDate(moment), random))
  await db.transaction().execute(async (tx) => {
    // Another process may be starting on the same database: one of them waits here, and finds it filled
    await sql`lock table cater in exclusive mode`.execute(tx)
    if (await hasCaters(tx)) return
    await insertCatalogue(tx, caters, pictures)
    await insertUsersAndOrders(tx, caters, passwordHash, moment, random)
  })
}

async function hasCaters(db: Db): Promise<boolean> {
  return (await db.selectFrom('cater').select('id').limit(1).executeTakeFirst()) !== undefined
}

async function insertCatalogue(
  tx: Transaction<Database>,
  caters: readonly CaterRows[],
  pictures: DemoPictures,
): Promise<void> {
  await insert(
    tx,
    'cater',
    caters.map(({ demo }) => ({ id: demo.id, ...demo.facts })),
  )
  // The fixed ids did not advance the sequence
  await sql`alter table cater alter column id restart with 61`.execute(tx)
  const filters = await tx
    .insertInto('filter')
    .values([...DEMO_FILTERS])
    .returningAll()
    .execute()
  const idOf = new Map(filters.map(({ id, name }) => [name, id]))
  await insert(
    tx,
    'caterFilter',
    caters.flatMap(({ demo }) => demo.filters.map((name) => ({ caterId: demo.id, filterId: idOf.get(name)! }))),
  )
  await insert(
    tx,
    'pricePeriod',
    caters.flatMap(({ pricePeriods }) => pricePeriods),
  )
  await insert(
    tx,
    'category',
    caters.flatMap(({ categories }) => categories),
  )
  await insert(
    tx,
    'priceLog',
    caters.flatMap(({ priceLog }) => priceLog),
  )
  await insert(
    tx,
    'menu',
    caters.flatMap(({ menuRows }) => menuRows),
  )
  await insert(
    tx,
    'image',
    caters.flatMap(({ images }) => images),
  )
  await insert(
    tx,
    'menuCategory',
    caters.flatMap(({ menuCategories }) => menuCategories),
  )
  await insert(
    tx,
    'dish',
    caters.flatMap(({ dishes }) => dishes),
  )
  await insert(
    tx,
    'menuDish',
    caters.flatMap(({ menuDishes }) => menuDishes),
  )
  await insert(
    tx,
    'service',
    caters.flatMap((cater) => cater.services),
  )
  await insert(tx, 'page', demoPages(caters, filters, pictures))
}

async function insertUsersAndOrders(
  tx: Transaction<Database>,
  caters: readonly CaterRows[],
  passwordHash: string,
  now: Date,
  random: SeededRandom,
): Promise<void> {
  const users = DEMO_USERS.map((user) => ({ ...user, id: random.uuid(), passwordHash }))
  await insert(tx, 'user', users)
  await insert(
    tx,
    'user',
    DEMO_COLLEAGUES.map((colleague) => ({ ...colleague, passwordHash })),
  )
  const [jonas] = DEMO_COLLEAGUES
  await insert(tx, 'calendarFeed', [
    {
      userId: jonas.id,
      // The hash of no secret: nobody has its address
      secretHash: 'demo',
      createdAt: agoAt(danishDate(now), 20),
      fetchedAt: new Date(now.getTime() - 40 * 60_000),
    },
  ])
  const customer = users.find(({ role }) => role === 'customer')!
  const books = caters.flatMap((cater): OrderBook[] => {
    const book = BOOKS[cater.demo.id]
    const user = users.find(({ caterId }) => caterId === cater.demo.id)
    return book ? [{ ...book, cater, handlerId: user?.id ?? null }] : []
  })
  const orderer = {
    id: customer.id,
    orderer: getFullName(customer),
    email: customer.email,
    phoneNumber: customer.phoneNumber,
  }
  const rows = createOrderRows(books, { ...orderer, indexes: CUSTOMER_ORDER_INDEXES }, now, random)
  await insert(tx, 'order', rows.orders)
  await insert(tx, 'orderEvent', rows.events)
  await insert(tx, 'orderMessage', rows.messages)
  await insert(tx, 'orderNote', rows.notes)
  await insert(tx, 'orderProposal', rows.proposals)
  await addDemoAvailability(tx, danishDate(now))
  await addDemoZones(tx, agoAt(danishDate(now), 60))
  await addDemoNeeds(tx, danishDate(now))
  await addDemoDeclarations(tx, new Date(agoAt(danishDate(now), 60)))
  await addDemoSharedBasket(tx, danishDate(now))
  await addDemoOffers(tx, now, random)
  await sql`select setval('"orderReferences"', ${rows.lastReference}::integer)`.execute(tx)
}

const getFullName = ({ firstName, lastName }: { firstName: string; lastName: string }) => `${firstName} ${lastName}`

async function insert<Table extends keyof Database>(
  tx: Transaction<Database>,
  table: Table,
  rows: readonly Insertable<Database[Table]>[],
): Promise<void> {
  for (let from = 0; from < rows.length; from += BATCH_SIZE) {
    await tx
      .insertInto(table)
      .values(rows.slice(from, from + BATCH_SIZE) as never)
      .execute()
  }
}
