import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay/hooks';
import type { useRunGrowthSubscription } from '#client/__generated__/useRunGrowthSubscription.graphql.ts';

const subscription = graphql`
  subscription useRunGrowthSubscription($runIds: [ID!]!) {
    promptRunGrew(runIds: $runIds) {
      newText
      position
      run {
        id
        # For the store: what is shown reads it there.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...RunAnswer_state
      }
    }
  }
`;

/** Keeps runs as they are written; each word comes once. */
export function useRunGrowth(runIds: readonly string[]): void {
  const asked = runIds.join(' ');
  useSubscription<useRunGrowthSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: { runIds: asked.split(' ') },
        updater: (store, data) => {
          const { run, newText, position } = data?.promptRunGrew ?? {};
          const record = run && store.get(run.id);
          const before: unknown = record?.getValue('output');
          if (record && typeof position === 'number') record.setValue((typeof before === 'string' ? before : '').slice(0, position) + (newText ?? ''), 'output');
        },
      }),
      [asked],
    ),
  );
}
