import { isPromise, type MaybePromise } from './maybePromise.ts'
import type { FieldPlan } from './queryPlan.ts'
import { Info, type Path, type Run } from './Run.ts'

/** Most fields are such: a value of the object that is answered as it is. */
export function shownLeaf(run: Run, field: FieldPlan, source: unknown, path: Path | undefined): MaybePromise<unknown> {
  const value = (source as Record<string, unknown>)[field.property as string]
  if (isPromise(value)) return executeField(run, field, source, path)
  try {
    return field.complete(value, NOT_ASKED, NOWHERE)
  } catch (error) {
    return run.failField(error, field, path)
  }
}

/** The answer of one field of an object: resolved, and completed. Throws where it failed and may not be null. */
export function executeField(
  run: Run,
  field: FieldPlan,
  source: unknown,
  parent: Path | undefined,
): MaybePromise<unknown> {
  const { property, resolve } = field
  const info = new Info(run, field, parent)
  let value: unknown
  try {
    value =
      property === null
        ? resolve(source, run.argumentsOf(field), run.context, info)
        : (source as Record<string, unknown>)[property]
  } catch (error) {
    return info.fail(error)
  }
  return isPromise(value)
    ? value.then(
        (resolved) => completeField(resolved, info),
        (error) => info.fail(error),
      )
    : completeField(value, info)
}

function completeField(value: unknown, info: Info): MaybePromise<unknown> {
  const { complete, isLeaf } = info.field
  try {
    const completed = complete(value, info, isLeaf ? NOWHERE : info.path)
    return isPromise(completed) ? completed.then(undefined, (error) => info.fail(error)) : completed
  } catch (error) {
    return info.fail(error)
  }
}

// A leaf has no parts that stand anywhere, and asks for nothing to be answered
const NOWHERE: Path = { prev: undefined, key: '', typename: undefined }
const NOT_ASKED = undefined as unknown as Info
