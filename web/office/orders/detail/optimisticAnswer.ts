import type { RecordSourceProxy } from 'relay-runtime'

/** What an answer takes away, by what the order becomes. */
const REVOKED_PERMISSIONS = {
  ACCEPTED: ['viewerCanAccept', 'viewerCanRefuse'],
  REFUSED: ['viewerCanAccept', 'viewerCanRefuse'],
  PAID: ['viewerCanMarkPaid'],
}

/** Shows an order as answered while the answer is on its way: it is nearly certain, and Relay takes it back else. */
export const optimisticAnswer =
  (
    id: string,
    status: keyof typeof REVOKED_PERMISSIONS,
    known: { paymentMethod?: string; refusedReason?: string } = {},
  ) =>
  (store: RecordSourceProxy): void => {
    const order = store.get(id)
    order?.setValue(status, 'status')
    // nothing that stays as it is: a live change may come before the answer, and Relay does not see what changes beneath
    // a value that was set to what it was
    for (const offer of REVOKED_PERMISSIONS[status]) order?.setValue(false, offer)
    for (const [field, value] of Object.entries(known)) order?.setValue(value, field)
  }
