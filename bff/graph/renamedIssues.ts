import { ValidationFailed } from '../v2/outcomes.ts'

/** For a mutation's catch: paths that the v2 service names become those of the input, where a client looks for them. */
export function renamedIssues(rename: (path: string) => string) {
  return (error: unknown): never => {
    if (!(error instanceof ValidationFailed)) throw error
    throw new ValidationFailed(error.issues.map((issue) => ({ ...issue, path: rename(issue.path) })))
  }
}
