/** How an attempt to answer an order ended: done, somebody was faster, or nobody knows (no answer came). */
export type OrderDeedOutcome = 'done' | 'alreadyHandled' | 'failed'
