import { ValidationFailed } from '../v2/outcomes.ts'

/** For a mutation's catch: renames the v2 service's paths of validation issues to those of the input. */
export function renamedIssues(rename: (path: string) => string) {
  return (error: unknown): never => {
    if (!(error instanceof ValidationFailed)) throw error
    throw new ValidationFailed(error.issues.map((issue) => ({ ...issue, path: rename(issue.path) })))
  }
}
