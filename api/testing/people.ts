import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../database/connect.ts'
import type { CaterTable, UserTable } from '../database/schema.ts'

/** Inserts a caterer, open, with every private field filled, so that tests notice a leak. */
export const addCater = (db: Db, values: Partial<Insertable<CaterTable>> = {}): Promise<Selectable<CaterTable>> =>
  db
    .insertInto('cater')
    .values({
      name: 'Testkøkkenet',
      email: 'koekken@example.dk',
      cvrNumber: '12345678',
      regNumber: 'REG-4321',
      accountNumber: 'KONTO-98765',
      contactPerson: 'Kirsten Kontakt',
      commission: 12.5,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

/** Inserts a verified user with a unique email; a cater needs its caterId. */
export const addUser = (
  db: Db,
  values: Partial<Insertable<UserTable>> & Pick<UserTable, 'role'>,
): Promise<Selectable<UserTable>> =>
  db
    .insertInto('user')
    .values({
      email: `${crypto.randomUUID()}@example.dk`,
      firstName: 'Uffe',
      lastName: 'User',
      verified: true,
      ...values,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
