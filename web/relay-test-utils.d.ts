declare module 'relay-test-utils' {
  import type { Environment, GraphQLSingularResponse, OperationDescriptor } from 'relay-runtime'

  type Resolver = (operation: OperationDescriptor) => GraphQLSingularResponse | Error | null
  interface Mocked {
    parentType?: string
    name?: string
    alias?: string
    path?: string[]
    args?: Record<string, unknown>
  }

  /** The part of the package's mocks that the tests use. */
  export type MockEnvironment = Environment & {
    mock: {
      queueOperationResolver(resolver: Resolver): void
      resolveMostRecentOperation(answer: GraphQLSingularResponse | Resolver): void
      rejectMostRecentOperation(error: Error): void
      getMostRecentOperation(): OperationDescriptor
      getAllOperations(): OperationDescriptor[]
      resolve(operation: OperationDescriptor, answer: GraphQLSingularResponse): void
    }
  }
  export function createMockEnvironment(config?: object): MockEnvironment
  export const MockPayloadGenerator: {
    generate(
      operation: OperationDescriptor,
      resolvers?: Record<string, (mocked: Mocked, newId: () => string) => unknown>,
    ): GraphQLSingularResponse
  }
}
