import type { App } from './fastifyApp.ts'
import { invalidField } from './problems.ts'

/** More than any menu or mail of people nests, far less than what makes a program that walks it run out of stack. */
const DEEPEST = 100

/** Refuses a JSON body that is nested too deep with 422 and the field it is in; reading it takes no stack. */
export function addNestingLimit(app: App): void {
  app.addHook('preValidation', async ({ body }) => {
    if (typeof body !== 'object' || body === null) return
    for (const [field, value] of Object.entries(body)) {
      if (isTooDeep(value)) throw invalidField(field, 'too_deep', `A body is nested at most ${DEEPEST} deep.`)
    }
  })
}

function isTooDeep(value: unknown): boolean {
  let level = [value]
  for (let depth = 1; level.length > 0; depth++) {
    if (depth > DEEPEST) return true
    level = level.flatMap((each) => (typeof each === 'object' && each !== null ? Object.values(each) : []))
  }
  return false
}
