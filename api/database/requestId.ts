import { AsyncLocalStorage } from 'node:async_hooks'

const scope = new AsyncLocalStorage<string>()

/** The id of the current request, which its statements carry; undefined outside of one. */
export const currentRequestId = (): string | undefined => scope.getStore()

/** Runs work as a part of the request with this id. */
export const runInRequest = (requestId: string, work: () => void): void => scope.run(requestId, work)

/** Runs work outside the current request's scope, such as a shared task that a request happens to start. */
export const runOutsideRequest = <Result>(work: () => Result): Result => scope.exit(work)
