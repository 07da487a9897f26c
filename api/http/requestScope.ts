import { runInRequest } from '../database/requestId.ts'
import type { App } from './fastifyApp.ts'

/** Makes the request's id available to everything that it starts, down to the statements sent to the database. */
export function addRequestScope(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => runInRequest(request.id, done))
  // The body is read in the async scope of the connection, which is older than the request
  app.addHook('preValidation', (request, _reply, done) => runInRequest(request.id, done))
}
