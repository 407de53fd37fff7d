import { useCallback, useEffect, useRef } from 'react';
import { graphql, useRelayEnvironment } from 'react-relay/hooks';
import { createOperationDescriptor, createReaderSelector, getFragment, getRequest, type GraphQLTaggedNode } from 'relay-runtime';
import type { useTreeVersion_space$data } from '#client/__generated__/useTreeVersion_space.graphql.ts';
import type { useTreeVersionQuery } from '#client/__generated__/useTreeVersionQuery.graphql.ts';
import { useReload } from '#client/relay/useReload.ts';
import { useThrottled } from '#client/relay/useThrottled.ts';

/** Whoever changes the tree here gets it with the answer: that may come a moment after the event. */
const ANSWER_MS = 250;

const query: GraphQLTaggedNode = graphql`
  query useTreeVersionQuery($spaceId: ID!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        ...useTreeVersion_space
        # Whoever shows the tree reads what comes.
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...CollectionSidebar_space
        # eslint-disable-next-line relay/must-colocate-fragment-spreads
        ...CollectionDialogs_space
      }
    }
  }
`;

const held: GraphQLTaggedNode = graphql`
  fragment useTreeVersion_space on Space {
    treeVersion
  }
`;

/**
 * Answers a function that says which version the tree of a space has on the server. As soon as the store holds the tree of
 * another version, which may be later, it is read again; a tree that nobody has asked for is not.
 */
export function useTreeVersion(spaceId: string): (version: string) => void {
  const environment = useRelayEnvironment();
  /** What the server told last; null once the tree was found to be of it or has been read since. */
  const told = useRef<string | null>(null);
  const lookUp = useCallback(() => {
    const owner = createOperationDescriptor(getRequest(query), { spaceId }).request;
    return environment.lookup(createReaderSelector(getFragment(held), spaceId, {}, owner));
  }, [environment, spaceId]);
  const isOld = useCallback(() => {
    const treeVersion = (lookUp().data as Partial<useTreeVersion_space$data> | null | undefined)?.treeVersion;
    if (treeVersion === told.current) told.current = null;
    return treeVersion !== undefined && told.current !== null;
  }, [lookUp]);
  const reload = useReload<useTreeVersionQuery>(query);
  const readSoon = useThrottled(() => {
    if (!isOld()) return;
    const version = told.current;
    told.current = null;
    reload({ spaceId }, () => {
      if (told.current === null) told.current = version;
    });
  }, ANSWER_MS);

  useEffect(() => {
    const { dispose } = environment.subscribe(lookUp(), () => isOld() && readSoon());
    return dispose;
  }, [environment, lookUp, isOld, readSoon]);
  return useCallback(
    (version: string) => {
      told.current = version;
      if (isOld()) readSoon();
    },
    [isOld, readSoon],
  );
}
