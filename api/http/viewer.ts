/** The authenticated user of a request. Every store function that touches another's rows takes one. */
export type Viewer = AdminViewer | CaterViewer | CustomerViewer

interface Person {
  userId: string
  /** Shown in an order's history. */
  name: string
}

export interface AdminViewer extends Person {
  role: 'admin'
}

export interface CaterViewer extends Person {
  role: 'cater'
  /** The one caterer that this user works for. */
  caterId: number
}

export interface CustomerViewer extends Person {
  role: 'customer'
}
