import { AsyncLocalStorage } from 'node:async_hooks'
import type { App } from './fastifyApp.ts'

const scope = new AsyncLocalStorage<string>()

/** The id of the request that is being answered; undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore()

/** Does work that is nobody's request, whoever has set it off. */
export const runOutsideRequest = <Result>(work: () => Result): Result => scope.exit(work)

/** Lets all that a request sets off know its id, down to the statements that the database is sent. */
export function addRequestScope(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => scope.run(request.id, done))
  // A body is read in the scope of its connection, which is older than the request
  app.addHook('preValidation', (request, _reply, done) => scope.run(request.id, done))
}
