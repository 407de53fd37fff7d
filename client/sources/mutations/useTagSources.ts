import { graphql } from 'react-relay/hooks';
import type { RecordProxy, RecordSourceSelectorProxy } from 'relay-runtime';
import type { TagSourcesInput, useTagSourcesMutation } from '#client/__generated__/useTagSourcesMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';

const mutation = graphql`
  mutation useTagSourcesMutation($input: TagSourcesInput!) {
    tagSources(input: $input) {
      ... on TagSourcesPayload {
        undoId
        taggedSourceIds
        # For the store: whoever shows tags reads them there.
        # eslint-disable-next-line relay/unused-fields
        sources {
          id
          # eslint-disable-next-line relay/unused-fields
          tags {
            id
            # eslint-disable-next-line relay/unused-fields
            name
          }
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type TagOptions = {
  /** A dialog waits for the answer: tags change with it. */
  isAwaited: boolean;
  onDone?: (taggedIds: readonly string[], undoId: string | null | undefined) => void;
  onRefused: (code: Refusal<useTagSourcesMutation>) => void;
};

/** Adds tags to sources and takes tags from them; unless that is awaited, they change at once and back when the server refuses. */
export function useTagSources() {
  const [run, isTagging] = useResultMutation<useTagSourcesMutation>(mutation);
  const tagSources = (input: TagSourcesInput, { isAwaited, onDone, onRefused }: TagOptions) =>
    run(
      { input },
      {
        optimisticUpdater: isAwaited
          ? undefined
          : (store) => {
              for (const id of input.sourceIds ?? []) changeTags(store, id, input.add ?? [], input.remove ?? []);
            },
        onDone: ({ taggedSourceIds = [], undoId }) => onDone?.(taggedSourceIds, undoId),
        onRefused,
      },
    );
  return { tagSources, isTagging };
}

function changeTags(store: RecordSourceSelectorProxy, sourceId: string, add: readonly string[], remove: readonly string[]): void {
  const source = store.get(sourceId);
  const tags = source?.getLinkedRecords('tags') as readonly RecordProxy[] | null | undefined;
  if (!source || !tags) return;
  const [added, removed] = [add, remove].map((names) => new Set(names.map(folded))) as [Set<string>, Set<string>];
  const nameOf = (tag: RecordProxy) => folded(String(tag.getValue('name')));
  const staying = tags.filter((tag) => added.has(nameOf(tag)) || !removed.has(nameOf(tag)));
  const known = new Set(staying.map(nameOf));
  const coming = add.filter((name) => !known.has(folded(name))).map((name) => tagNamed(store, name));
  source.setLinkedRecords([...staying, ...coming], 'tags');
}

/** Stands for a tag until the server tells which it is. */
function tagNamed(store: RecordSourceSelectorProxy, name: string): RecordProxy {
  const id = `client:tag:${folded(name)}`;
  const tag = store.get(id) ?? store.create(id, 'Tag');
  tag.setValue(id, 'id').setValue(name, 'name');
  return tag;
}

const folded = (name: string): string => name.toLocaleLowerCase();
