import { getVariableValues } from 'graphql'
import { CodedError } from '../v2/errors.ts'
import { demandOf } from './cost.ts'
import type { CheckedOperation } from './checkedOperation.ts'
import { assertPageSizes } from './pageSizeLimit.ts'
import type { Demand } from './prices.ts'

/** Maximal number of validation errors in a response: finding more takes long and helps nobody. */
export const MAX_ERRORS = 10

/** Returns the demand of an operation. Throws where it exceeds a limit or its variables are invalid. */
export function assertWithinLimits(checked: CheckedOperation): Demand {
  assertPageSizes(checked.document, checked.variables)
  assertVariables(checked)
  return demandOf(checked)
}

/** Throws the errors of the variables: executors report them without bounds. */
function assertVariables({ schema, operation: { variableDefinitions = [] }, variables }: CheckedOperation): void {
  const { errors } = getVariableValues(schema, variableDefinitions, variables, { maxErrors: MAX_ERRORS })
  if (!errors) return
  const http = { spec: true, status: 400 }
  throw new AggregateError(errors.map(({ message }) => new CodedError(message, 'BAD_REQUEST', { http })))
}
