import { getNullableType, GraphQLInt } from 'graphql'
import type { GraphQLOutputType } from 'graphql'
import { AS_THEY_ARE } from './completion.ts'
import { executeField, shownLeaf } from './executeField.ts'
import { afterwards, isPromise, type MaybePromise, promiseForObject } from './maybePromise.ts'
import type { FieldPlan } from './queryPlan.ts'
import type { Path, Run } from './Run.ts'

/** The answer for one object: each of its fields. Throws where one that may not be null failed. */
export type AnswerObject = (run: Run, source: unknown, path: Path | undefined) => MaybePromise<Record<string, unknown>>

/**
 * Writes the function that answers these fields of an object. A function that went through them would meet the fields
 * and values of all plans: of one that knows its own, the engine makes what somebody would have written by hand.
 */
export function compileAnswer(fields: readonly FieldPlan[]): AnswerObject {
  const text = `
    return function answer(run, source, path) {
      const answers = { ${fields.map(({ key }) => `${key === '__proto__' ? '["__proto__"]' : key}: null`).join(', ')} }
      let value
      let hasPromise = false
      try {
        ${fields.map(statementsOf).join('\n')}
      } catch (error) {
        return afterwards(Object.values(answers), error)
      }
      return hasPromise ? promiseForObject(answers) : answers
    }`
  const write = new Function('fields', 'executeField', 'shownLeaf', 'isPromise', 'afterwards', 'promiseForObject', text)
  return write(fields, executeField, shownLeaf, isPromise, afterwards, promiseForObject) as AnswerObject
}

function statementsOf(field: FieldPlan, index: number): string {
  const name = JSON.stringify(field.key)
  const { isShownLeaf, isNullable, definition, property } = field
  if (!isShownLeaf)
    return `value = answers[${name}] = executeField(run, fields[${index}], source, path)
      if (!hasPromise && isPromise(value)) hasPromise = true`
  return `value = source[${JSON.stringify(property)}]
    if (${isAnsweredAsItIs(definition.type)}) answers[${name}] = value
    else ${isNullable ? 'if (value !== null) ' : ''}{
      value = answers[${name}] = shownLeaf(run, fields[${index}], source, path)
      if (!hasPromise && isPromise(value)) hasPromise = true
    }`
}

function isAnsweredAsItIs(type: GraphQLOutputType): string {
  const nullable = getNullableType(type)
  if (nullable === GraphQLInt) return `typeof value === 'number' && (value | 0) === value`
  const kind = AS_THEY_ARE.get(nullable)
  return kind === undefined ? 'false' : `typeof value === '${kind}'`
}
