import type { Issue } from '../../contract/problems.ts'
import { addDays, danishDate } from '../../domain/time/danishTime.ts'
import { canActOnOffer, MAX_VALID_DAYS } from '../../domain/orders/offers.ts'
import { ProblemError } from '../http/problems.ts'
import type { CaterViewer } from '../accounts/viewer.ts'
import { findMailedCater } from '../orders/mails/mailedCaterStore.ts'
import type { OrderCommandContext } from '../orders/orderCommandContext.ts'
import { consume } from '../rateLimit/rateLimitStore.ts'
import { offerHandled } from './offerHandled.ts'
import { sendLimits } from './offerLimits.ts'
import { offerMail } from './offerMails.ts'
import { lockVersions, type OfferRow, updateOffer } from './offerStore.ts'
import { invalidOffer, pastIssues } from './offerTerms.ts'

/**
 * SHA-3: sends a draft of the viewer's caterer to its customer in the caller's transaction: from now on it is frozen and
 * can be approved. Its earlier versions are replaced, and their links show nothing more. False if there is no such offer.
 * Throws 422 for what is missing, and 409 `offer_handled`, or `offer_ordered` where the customer has ordered an earlier
 * version meanwhile, and 429 after too many of one user.
 */
export async function sendOffer(
  { tx, mailQueue, site, at }: OrderCommandContext,
  viewer: CaterViewer,
  id: string,
): Promise<boolean> {
  const versions = await lockVersions(tx, viewer, id)
  const offer = versions.find((version) => version.id === id)
  if (!offer) return false
  if (!canActOnOffer('send', 'cater', offer.state)) throw offerHandled()
  if (versions.some(({ state }) => state === 'ordered')) throw alreadyOrdered()
  const issues = checkOffer(offer, at)
  if (issues.length > 0) throw invalidOffer(issues)
  await consume(tx, sendLimits(viewer.userId), at)
  for (const earlier of versions) if (earlier.id !== id) await updateOffer(tx, earlier.id, { state: 'replaced' })
  await updateOffer(tx, id, { state: 'sent', sentAt: at })
  await mailQueue.enqueue(tx, offerMail(offer, await findMailedCater(tx, offer.caterId, site), at))
  return true
}

/** The issues that prevent sending a draft. */
function checkOffer({ terms, validUntil }: OfferRow, at: Date): Issue[] {
  const today = danishDate(at)
  const issueIf = (isWrong: boolean, path: string, validatorKey: string): Issue[] =>
    isWrong ? [{ path, validatorKey }] : []
  return [
    ...issueIf(terms.content.menus.length === 0, 'lines', 'required'),
    ...issueIf(terms.zipCode !== null && terms.address === '', 'delivery.address', 'required'),
    ...pastIssues(terms, at),
    ...issueIf(validUntil < today, 'validUntil', 'past'),
    ...issueIf(validUntil > terms.date || validUntil > addDays(today, MAX_VALID_DAYS), 'validUntil', 'max'),
  ]
}

const alreadyOrdered = () =>
  new ProblemError(409, 'offer_ordered', { detail: 'The customer has ordered an earlier version.' })
