/** What our tests use of relay-test-utils, which comes without types. */
declare module 'relay-test-utils' {
  import type { Environment, GraphQLResponse, OperationDescriptor } from 'relay-runtime';

  export function createMockEnvironment(options?: ConstructorParameters<typeof Environment>[0]): Environment & {
    mock: {
      getAllOperations(): OperationDescriptor[];
      resolve(operation: OperationDescriptor, response: GraphQLResponse): void;
      nextValue(operation: OperationDescriptor, response: GraphQLResponse): void;
      reject(operation: OperationDescriptor, error: Error): void;
      rejectMostRecentOperation(error: Error): void;
    };
  };

  /** Values for the objects of a type; what is left out is made up. */
  export type MockResolvers = Record<string, (context: { parentType?: string; name?: string | null }, id: () => number) => unknown>;

  export const MockPayloadGenerator: {
    generate(operation: OperationDescriptor, resolvers?: MockResolvers): GraphQLResponse;
  };
}
