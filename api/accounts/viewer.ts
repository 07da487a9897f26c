import type { StaffRole } from '../../contract/users.ts'

/** The authenticated user of a request. Every store function that touches another's rows takes one. */
export type Viewer = AdminViewer | CaterViewer | CustomerViewer

interface Person {
  userId: string
}

export interface AdminViewer extends Person {
  role: 'admin'
}

export interface CaterViewer extends Person {
  role: 'cater'
  staffRole: StaffRole
  /** The one caterer that this user works for. */
  caterId: number
}

export interface CustomerViewer extends Person {
  role: 'customer'
}

/** Whoever holds the secret link of one order: its customer, without a user. */
export interface LinkViewer {
  role: 'link'
  orderId: string
}

/** Whoever may read an order. */
export type OrderReader = Viewer | LinkViewer
