import { getNullableType, GraphQLInt } from 'graphql'
import type { GraphQLOutputType } from 'graphql'
import { PASS_THROUGH } from './completeValue.ts'
import type { FieldPlan, ObjectCompleter } from './ExecutionContext.ts'
import { executeField, propertyLeaf } from './executeField.ts'
import { isPromise, promiseForObject, settleThenThrow } from './maybePromise.ts'

/**
 * Generates the function that executes these fields of an object. One function that loops over the fields of all plans
 * would see values of every shape, so the engine could not optimize it; a function with its own fields it can.
 */
export function compileObject(fields: readonly FieldPlan[]): ObjectCompleter {
  const source = `
    return function completeObject(execution, source, path) {
      const result = { ${fields.map(({ key }) => `${key === '__proto__' ? '["__proto__"]' : key}: null`).join(', ')} }
      let value
      let hasPromise = false
      try {
        ${fields.map(statementsOf).join('\n')}
      } catch (error) {
        return settleThenThrow(Object.values(result), error)
      }
      return hasPromise ? promiseForObject(result) : result
    }`
  const names = ['fields', 'executeField', 'propertyLeaf', 'isPromise', 'settleThenThrow', 'promiseForObject']
  const create = new Function(...names, source)
  return create(fields, executeField, propertyLeaf, isPromise, settleThenThrow, promiseForObject) as ObjectCompleter
}

function statementsOf(field: FieldPlan, index: number): string {
  const name = JSON.stringify(field.key)
  const { isPropertyLeaf, isNullable, definition, property } = field
  if (!isPropertyLeaf)
    return `value = result[${name}] = executeField(execution, fields[${index}], source, path)
      if (!hasPromise && isPromise(value)) hasPromise = true`
  return `value = source[${JSON.stringify(property)}]
    if (${passesThrough(definition.type)}) result[${name}] = value
    else ${isNullable ? 'if (value !== null) ' : ''}{
      value = result[${name}] = propertyLeaf(execution, fields[${index}], source, path)
      if (!hasPromise && isPromise(value)) hasPromise = true
    }`
}

/** The condition under which a value of the type is its own serialization. */
function passesThrough(type: GraphQLOutputType): string {
  const nullable = getNullableType(type)
  if (nullable === GraphQLInt) return `typeof value === 'number' && (value | 0) === value`
  const kind = PASS_THROUGH.get(nullable)
  return kind === undefined ? 'false' : `typeof value === '${kind}'`
}
