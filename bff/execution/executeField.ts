import { ResolveInfo, type ExecutionContext, type FieldPlan, type Path } from './ExecutionContext.ts'
import { isPromise, type MaybePromise } from './maybePromise.ts'

/** Executes a leaf field without a resolver, which most are: nothing needs to be created for it. */
export function propertyLeaf(
  execution: ExecutionContext,
  field: FieldPlan,
  source: unknown,
  path: Path | undefined,
): MaybePromise<unknown> {
  const value = (source as Record<string, unknown>)[field.property as string]
  if (isPromise(value) || typeof value === 'function') return executeField(execution, field, source, path)
  try {
    return field.complete(value, NO_INFO, NO_PATH)
  } catch (error) {
    return execution.handleFieldError(error, field, path)
  }
}

/** Resolves and completes one field of an object. Throws where it failed and is not nullable. */
export function executeField(
  execution: ExecutionContext,
  field: FieldPlan,
  source: unknown,
  parent: Path | undefined,
): MaybePromise<unknown> {
  const info = new ResolveInfo(execution, field, parent)
  let value: unknown
  try {
    value = resolveField(execution, field, source, info)
  } catch (error) {
    return info.handleError(error)
  }
  return isPromise(value)
    ? value.then(
        (resolved) => completeField(resolved, info),
        (error) => info.handleError(error),
      )
    : completeField(value, info)
}

function resolveField(execution: ExecutionContext, field: FieldPlan, source: unknown, info: ResolveInfo): unknown {
  if (field.property !== null) {
    const value = (source as Record<string, unknown>)[field.property]
    if (typeof value !== 'function') return value
  }
  return field.resolve(source, execution.argumentsOf(field), execution.contextValue, info)
}

function completeField(value: unknown, info: ResolveInfo): MaybePromise<unknown> {
  const { complete, isLeaf } = info.field
  try {
    const completed = complete(value, info, isLeaf ? NO_PATH : info.path)
    return isPromise(completed) ? completed.then(undefined, (error) => info.handleError(error)) : completed
  } catch (error) {
    return info.handleError(error)
  }
}

// Completing a leaf reads neither: it has no fields
const NO_PATH: Path = { prev: undefined, key: '', typename: undefined }
const NO_INFO = undefined as unknown as ResolveInfo
