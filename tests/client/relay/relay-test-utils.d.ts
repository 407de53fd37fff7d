/** What our tests use of relay-test-utils, which comes without types. */
declare module 'relay-test-utils' {
  import type { Environment, EnvironmentConfig, GraphQLResponse, OperationDescriptor } from 'relay-runtime';

  export function createMockEnvironment(config?: Partial<EnvironmentConfig>): Environment & {
    mock: {
      getAllOperations(): OperationDescriptor[];
      resolve(operation: OperationDescriptor, response: GraphQLResponse): void;
      nextValue(operation: OperationDescriptor, response: GraphQLResponse): void;
      reject(operation: OperationDescriptor, error: Error): void;
      rejectMostRecentOperation(error: Error): void;
    };
  };
}
