import { useMutation } from 'react-relay/hooks';
import type { GraphQLTaggedNode, MutationParameters, RecordSourceSelectorProxy } from 'relay-runtime';
import { requestRefusalOf } from './requestRefusal.ts';

/** A mutation whose one field answers a union: its payload, or `... on Error @alias(as: "failure") { code }`. */
type ResultMutation = MutationParameters & {
  readonly response: { readonly [field: string]: { readonly failure?: { readonly code: string } | null } };
};

type Answer<M extends ResultMutation> = M['response'][keyof M['response']];

/** Why a mutation did not do what it should: the code of the refusal, that of a request refused as a whole (`RequestRefusal`), or null when no usable answer came. */
export type Refusal<M extends ResultMutation> = NonNullable<Answer<M>['failure']>['code'] | null;

export type ResultMutationCallbacks<M extends ResultMutation> = {
  /** Updates the store before the answer; undone by Relay when the mutation fails. */
  optimisticUpdater?: (store: RecordSourceSelectorProxy) => void;
  /** Updates what the payload cannot say by itself; runs only when the mutation was carried out. */
  updater?: (store: RecordSourceSelectorProxy, payload: Answer<M>) => void;
  onDone?: (payload: Answer<M>) => void;
  onRefused?: (code: Refusal<M>) => void;
  /** Under which it is carried out once, however often it is sent: for what is sent again when no answer came. With other variables it needs another key. */
  idempotencyKey?: string;
};

/** `useMutation` for result unions: done, or refused with a code. Answers the function that runs it, and whether it runs. */
export function useResultMutation<M extends ResultMutation>(
  mutation: GraphQLTaggedNode,
): [run: (variables: M['variables'], callbacks: ResultMutationCallbacks<M>) => void, isRunning: boolean] {
  const [commit, isRunning] = useMutation<M>(mutation);
  const run = (variables: M['variables'], { optimisticUpdater, updater, onDone, onRefused, idempotencyKey }: ResultMutationCallbacks<M>) => {
    commit({
      variables,
      ...(idempotencyKey !== undefined && sentOnce(idempotencyKey)),
      optimisticUpdater,
      updater: (store, response) => {
        const payload = response && answerOf<M>(response);
        if (payload && !payload.failure) updater?.(store, payload);
      },
      onCompleted: (response) => {
        const payload = answerOf<M>(response);
        if (payload.failure) onRefused?.(payload.failure.code);
        else onDone?.(payload);
      },
      onError: (error) => onRefused?.(requestRefusalOf(error)),
    });
  };
  return [run, isRunning];
}

/** How the network hears of the key (environment.ts). */
const sentOnce = (idempotencyKey: string) => ({ cacheConfig: { metadata: { idempotencyKey } } });

function answerOf<M extends ResultMutation>(response: M['response']): Answer<M> {
  return Object.values(response)[0] as Answer<M>;
}
