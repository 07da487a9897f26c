import { execute } from 'graphql'
import type { Plugin } from 'graphql-yoga'

/** Executes as GraphQL.js does, which is faster than what Yoga brings. */
export const useExecutor = (): Plugin => ({
  onExecute: ({ setExecuteFn }) => setExecuteFn(execute),
})
