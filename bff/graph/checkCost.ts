import { getVariableValues } from 'graphql'
import { CodedError } from '../v2/errors.ts'
import { costOf } from './cost.ts'
import type { CheckedOperation } from './cost.ts'
import { assertPageSizes } from './pageSizeLimit.ts'

/** Most that is told of what is wrong with a query: more takes long, and helps nobody. */
export const MAX_ERRORS = 10

/** What an operation costs, in whole points. Throws where it asks for too much, and what is wrong with its variables. */
export function assertWithinLimits(asked: CheckedOperation): number {
  assertPageSizes(asked.document, asked.variables)
  refuseWrongVariables(asked)
  return costOf(asked)
}

/** What executes the operation would tell it at great length. */
function refuseWrongVariables({ schema, operation: { variableDefinitions = [] }, variables }: CheckedOperation): void {
  const { errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: MAX_ERRORS })
  if (!errors) return
  const http = { spec: true, status: 400 }
  throw new AggregateError(errors.map(({ message }) => new CodedError(message, 'BAD_REQUEST', { http })))
}
