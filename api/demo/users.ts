import type { Insertable } from 'kysely'
import type { UserTable } from '../database/schema.ts'

/** Every demo user's password. */
export const DEMO_PASSWORD = 'demo-1234'

/** The demo users; those of a caterer are its owners. */
export const DEMO_USERS = [
  {
    email: 'admin@demo.dk',
    firstName: 'Astrid',
    lastName: 'Administrator',
    phoneNumber: '70203040',
    role: 'admin',
    caterId: null,
    verified: true,
  },
  {
    email: 'smagen@demo.dk',
    firstName: 'Signe',
    lastName: 'Madsen',
    phoneNumber: '86123456',
    role: 'cater',
    caterId: 55,
    verified: true,
  },
  {
    email: 'festkokkenet@demo.dk',
    firstName: 'Frederik',
    lastName: 'Holm',
    phoneNumber: '66114422',
    role: 'cater',
    caterId: 56,
    verified: true,
  },
  {
    email: 'gront@demo.dk',
    firstName: 'Gry',
    lastName: 'Løvstrøm',
    phoneNumber: '33214567',
    role: 'cater',
    caterId: 57,
    verified: true,
  },
  {
    email: 'grillen@demo.dk',
    firstName: 'Bo',
    lastName: 'Kjeldsen',
    phoneNumber: '98134590',
    role: 'cater',
    caterId: 58,
    verified: true,
  },
  {
    email: 'uverificeret@demo.dk',
    firstName: 'Nadia',
    lastName: 'Nielsen',
    phoneNumber: '22334455',
    role: 'cater',
    caterId: 60,
    verified: false,
  },
  {
    email: 'kunde@demo.dk',
    firstName: 'Karen',
    lastName: 'Kunde',
    phoneNumber: '20304050',
    role: 'customer',
    caterId: null,
    verified: true,
  },
] as const satisfies readonly Insertable<UserTable>[]

/** The colleagues of Smagen's owner. Their ids are fixed, so that the random data of the others is as it was before them. */
export const DEMO_COLLEAGUES = [
  {
    id: 'b3d0c9a2-6f0e-4a53-9a44-5d6f1c1e7a01',
    email: 'jonas@demo.dk',
    firstName: 'Jonas',
    lastName: 'Kirk',
    phoneNumber: '86123457',
    role: 'cater',
    staffRole: 'staff',
    caterId: 55,
    verified: true,
  },
  {
    id: 'b3d0c9a2-6f0e-4a53-9a44-5d6f1c1e7a02',
    email: 'koekken@demo.dk',
    firstName: 'Ali',
    lastName: 'Demir',
    phoneNumber: '86123458',
    role: 'cater',
    staffRole: 'kitchen',
    caterId: 55,
    verified: true,
  },
] as const satisfies readonly Insertable<UserTable>[]
