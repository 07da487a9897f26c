import type { FormData, Response } from 'node-fetch'
import type { z } from 'zod'
import type { Path } from './path.ts'

export type { Response } from 'node-fetch'

/** The requester of a call of the v2 service. */
export interface Requester {
  /** The v2 service's own token; null for the public. */
  token: string | null
  requestId: string
  /** The client's address, by which the service limits attempts; null where the call is this process's own. */
  address: string | null
  /** The position of the database that the client must see; null or left out where it has written nothing. */
  position?: string | null
  /** Runs when the service reports a position: what the client has written is before it. */
  onPosition?: (position: string) => void
  /** Runs before each call; what it throws is thrown in place of the call. */
  onCall?: () => void
  /** Runs when the service does not accept the token. */
  onTokenRefused?: (() => void) | undefined
}

/** The schemas of the responses that a caller handles itself, by status. */
export type ResponseSchemas = Readonly<Record<number, z.ZodType>>
/** A parsed response; `json` is its body before parsing. */
export type V2Response<A extends ResponseSchemas> = {
  [Status in keyof A]: {
    status: Status
    body: z.output<A[Status]>
    json: unknown
    headers: Response['headers']
  }
}[keyof A]

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE'

export interface SendOptions {
  /** Sent as JSON. */
  body?: unknown
  /** Sent as multipart/form-data, in place of a body. */
  form?: FormData
  headers?: Readonly<Record<string, string>>
  /** Replaces the usual timeout for slow calls. These bypass the circuit breaker and have a connection pool of their own. */
  timeoutMs?: number
  /** For slow calls that wait for something to happen: these have connections of their own, as many as they need. */
  isLongPoll?: boolean
  /** Returns a 503 with Retry-After, of a service that works and has too much to do, like any answer. */
  acceptsTooBusy?: boolean
  /** Aborts the call. */
  signal?: AbortSignal | undefined
}

export interface ChangeOptions extends SendOptions {
  /** The ETag that the client read; see resolveIfMatch. */
  ifMatch?: string | undefined
  /** The graph's type and the schema of the current state that a 412 answers with. */
  current?: { typename: string; schema: z.ZodType<object> }
}

/** The v2 service for one requester. Every method throws the errors of errors.ts for a status without a schema. */
export interface Http {
  requester: Requester
  get: <Schema extends z.ZodType>(path: Path, schema: Schema, options?: SendOptions) => Promise<z.output<Schema>>
  send: <A extends ResponseSchemas>(
    method: Method,
    path: Path,
    answers: A,
    options?: SendOptions,
  ) => Promise<V2Response<A>>
  /**
   * Sends a change and returns the answer's body. Throws ValidationFailed, EditConflict or NotPossible where the service
   * refuses it.
   */
  change: <Schema extends z.ZodType>(
    method: Exclude<Method, 'GET'>,
    path: Path,
    schema: Schema,
    options?: ChangeOptions,
  ) => Promise<z.output<Schema>>
  /** Returns the answer as a stream, for what is not JSON. Its body must be read or destroyed. */
  open: (path: Path, options: Omit<SendOptions, 'body' | 'form'>) => Promise<Response>
}
