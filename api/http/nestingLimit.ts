import type { App } from './fastifyApp.ts'
import { invalidField } from './problems.ts'

/** Deeper than any real menu or mail, far below the depth at which recursion overflows the stack. */
const MAX_DEPTH = 100

/** Throws 422 naming the field of a JSON body that is nested too deep. Iterates, since recursion could overflow. */
export function addNestingLimit(app: App): void {
  app.addHook('preValidation', async ({ body }) => {
    if (typeof body !== 'object' || body === null) return
    for (const [field, value] of Object.entries(body)) {
      if (isTooDeep(value)) throw invalidField(field, 'too_deep', `A body is nested at most ${MAX_DEPTH} deep.`)
    }
  })
}

function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > MAX_DEPTH) return true
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return false
}
