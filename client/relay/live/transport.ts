import type { GraphQLResponse, RequestParameters, Variables } from 'relay-runtime';

/** Carries a subscription for as long as it is wanted, through every loss of its connection. Answers how to stop. */
export type Transport = (
  request: RequestParameters,
  variables: Variables,
  sink: { readonly next: (result: GraphQLResponse) => void; readonly error: (error: Error) => void; readonly complete: () => void },
) => () => void;

/** Reads one subscription until it is unwanted. */
export type OpenStream = (operation: string, sink: { readonly next: (result: string) => void; readonly complete: () => void }, unwanted: AbortSignal) => void;
