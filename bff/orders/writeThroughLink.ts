import { orTooManyAttempts } from '../graph/orTooManyAttempts.ts'
import { NotFound } from '../v2/errors.ts'
import { NotPossible } from '../v2/outcomes.ts'

/** Runs a change that goes through an order's link: an unknown link and too many changes become outcomes. */
export async function writeThroughLink<Changed>(change: () => Promise<Changed>): Promise<Changed> {
  try {
    return await orTooManyAttempts(change())
  } catch (error) {
    throw error instanceof NotFound ? new NotPossible('link_unknown') : error
  }
}
