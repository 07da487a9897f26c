import { ProblemError } from '../http/problems.ts'

/** 409 for what an offer's state does not allow: somebody was first, or its time is over. */
export const offerHandled = (): ProblemError =>
  new ProblemError(409, 'offer_handled', {
    detail: 'The state of the offer does not allow this any more: read it again.',
  })
