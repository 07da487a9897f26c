import { NotFound, RateLimited } from '../v2/errors.ts'
import { NotPossible } from '../v2/outcomes.ts'
import { TooManyAttempts } from '../graph/userErrors.ts'

/** Runs a change that goes through an order's link: an unknown link and too many changes become outcomes. */
export async function writeThroughLink<Changed>(change: () => Promise<Changed>): Promise<Changed> {
  try {
    return await change()
  } catch (error) {
    if (error instanceof RateLimited) throw new TooManyAttempts(Number(error.extensions.retryAfter))
    if (error instanceof NotFound) throw new NotPossible('link_unknown')
    throw error
  }
}
