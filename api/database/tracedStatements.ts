import { type CompiledQuery, type LogEvent, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely'
import { currentRequestId } from './requestId.ts'

/** Appends the id of the current request as a comment, for the database's log and list of sessions. */
export function addRequestId(statement: string): string {
  const requestId = currentRequestId()
  return requestId === undefined ? statement : `${statement} /* request ${requestId} */`
}

/** Kysely's compiler with {@link addRequestId}. */
export class TracingCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId)
    return { ...compiled, sql: addRequestId(compiled.sql) }
  }
}

/** A log of statements. */
export interface StatementLog {
  debug(details: object, text: string): void
}

/** Logs each statement with its request and duration, never with its values. */
export const toStatementLog =
  (log: StatementLog) =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    const details = { requestId: currentRequestId(), ms: Math.round(queryDurationMillis), sql: query.sql }
    log.debug(details, level === 'query' ? 'statement' : 'statement failed')
  }
