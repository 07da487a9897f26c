import { type CompiledQuery, type LogEvent, PostgresQueryCompiler, type QueryId, type RootOperationNode } from 'kysely'
import { currentRequestId } from '../http/requestScope.ts'

/** The statement with the id of the request that sends it, so that the database's log and list of sessions name it. */
export function addRequestId(statement: string): string {
  const requestId = currentRequestId()
  return requestId === undefined ? statement : `${statement} /* request ${requestId} */`
}

/** Kysely's compiler, whose statements are {@link addRequestId}. */
export class TracingCompiler extends PostgresQueryCompiler {
  override compileQuery(node: RootOperationNode, queryId: QueryId): CompiledQuery {
    const compiled = super.compileQuery(node, queryId)
    return { ...compiled, sql: addRequestId(compiled.sql) }
  }
}

/** Where statements are told of. */
export interface StatementLog {
  debug(details: object, text: string): void
}

/** Tells of each statement with its request and how long it took; never of its values. */
export const toStatementLog =
  (log: StatementLog) =>
  ({ level, query, queryDurationMillis }: LogEvent): void => {
    const details = { requestId: currentRequestId(), ms: Math.round(queryDurationMillis), sql: query.sql }
    log.debug(details, level === 'query' ? 'statement' : 'statement failed')
  }
