import { getVariableValues } from 'graphql'
import { CodedError } from '../v2/errors.ts'
import { costOf } from './cost.ts'
import type { Asked } from './cost.ts'
import { refuseLongLists } from './pageSizeLimit.ts'

/** Most that is told of what is wrong with a query: more takes long, and helps nobody. */
export const MOST_ERRORS = 10

/** What an operation costs, in whole points. Throws where it asks for too much, and what is wrong with its variables. */
export function admit(asked: Asked): number {
  refuseLongLists(asked.document, asked.variables)
  refuseWrongVariables(asked)
  return costOf(asked)
}

/** What executes the operation would tell it at great length. */
function refuseWrongVariables({ schema, operation: { variableDefinitions = [] }, variables }: Asked): void {
  const { errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: MOST_ERRORS })
  if (!errors) return
  const http = { spec: true, status: 400 }
  throw new AggregateError(errors.map(({ message }) => new CodedError(message, 'BAD_REQUEST', { http })))
}
