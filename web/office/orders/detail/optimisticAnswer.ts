import type { RecordSourceProxy } from 'relay-runtime'

/** The permissions that the viewer loses when an order gets a status. */
const REVOKED_PERMISSIONS = {
  ACCEPTED: ['viewerCanAccept', 'viewerCanRefuse'],
  REFUSED: ['viewerCanAccept', 'viewerCanRefuse'],
  PAID: ['viewerCanMarkPaid'],
}

/** An optimistic updater that shows an order as answered. `fields` are those that the answer sets besides. */
export const optimisticAnswer =
  (
    id: string,
    status: keyof typeof REVOKED_PERMISSIONS,
    fields: { paymentMethod?: string; refusedReason?: string } = {},
  ) =>
  (store: RecordSourceProxy): void => {
    const order = store.get(id)
    order?.setValue(status, 'status')
    // Only fields that change: a live update may arrive before the response, and Relay does not notice a change below
    // an optimistic value that equals the one before it.
    for (const permission of REVOKED_PERMISSIONS[status]) order?.setValue(false, permission)
    for (const [field, value] of Object.entries(fields)) order?.setValue(value, field)
  }
