import { AsyncLocalStorage } from 'node:async_hooks'
import type { App } from './fastifyApp.ts'

const scope = new AsyncLocalStorage<string>()

/** The id of the current request; undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore()

/** Runs work outside the current request's scope, such as a shared task that a request happens to start. */
export const runOutsideRequest = <Result>(work: () => Result): Result => scope.exit(work)

/** Makes the request's id available to everything that it starts, down to the statements sent to the database. */
export function addRequestScope(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => scope.run(request.id, done))
  // The body is read in the async scope of the connection, which is older than the request
  app.addHook('preValidation', (request, _reply, done) => scope.run(request.id, done))
}
