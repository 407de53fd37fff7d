import { Command } from 'cmdk';
import { ArrowDown, ArrowUp, CornerDownLeft, Download, FileText, Folder, FolderPlus, Keyboard, Link, NotebookPen, PanelsTopLeft, Plus, Search, Settings, SunMoon } from 'lucide-react';
import type { LucideIcon } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { useLocation } from 'react-router-dom';
import styled from 'styled-components';
import type { PaletteResults_space$key } from '#client/__generated__/PaletteResults_space.graphql.ts';
import type { PaletteResultsSearchQuery } from '#client/__generated__/PaletteResultsSearchQuery.graphql.ts';
import type { DialogCollection } from '#client/collections/dialogCollection.ts';
import { useLatestQuery } from '#client/relay/useLatestQuery.ts';
import type { AddTarget } from '#client/sources/addTarget.ts';
import { useTheme } from '#client/theme/ThemeProvider.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { Kbd } from '#client/ui/Kbd.tsx';
import { clip } from '#client/ui/mixins.ts';
import { LEAST_SEARCHED, matching, MOST_RESULTS } from './matching.ts';
import type { PaletteActions } from './paletteActions.ts';
import { useExportSpace } from './useExportSpace.ts';

/** How long the typing must rest before the server is asked. */
const REST_MS = 150;

/** What is chosen from: everything, the sources alone, or a collection for a new source. */
export type PaletteStep = 'all' | 'sources' | 'collection';

/** What the palette opens when it has closed. */
export type PaletteDialog =
  | { kind: 'collection'; spaceId: string; collections: readonly DialogCollection[] }
  | { kind: 'source'; target: AddTarget };

const searchQuery = graphql`
  query PaletteResultsSearchQuery($spaceId: ID!, $words: String!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        search(query: $words, first: 10) {
          edges {
            node {
              id
              title
              type
            }
          }
        }
      }
    }
  }
`;

type PaletteResultsProps = {
  space: PaletteResults_space$key | null;
  isLoading?: boolean;
  actions: PaletteActions;
  /** Closes the palette, then acts. */
  run: (act: () => void) => void;
  openDialog: (dialog: PaletteDialog) => void;
  step: PaletteStep;
  goOn: (step: PaletteStep) => void;
  typed: string;
  highlighted: string;
  onHighlight: (key: string) => void;
};

type Result = { key: string; icon: LucideIcon; label: string; keys?: readonly string[]; act: () => void };

/** The results for what is typed, in groups of at most ten, and how many there are. */
export function PaletteResults(props: PaletteResultsProps) {
  const { space: ref, isLoading = false, actions, run, openDialog, step, goOn, typed, highlighted, onHighlight } = props;
  const intl = useIntl();
  const { pathname } = useLocation();
  const { theme, setPreference } = useTheme();
  const space = useFragment(
    graphql`
      fragment PaletteResults_space on Space {
        id
        viewerCanEdit
        statistics {
          sourceCount
        }
        tree {
          id
          name
          description
          sourceCount
          parent {
            id
          }
        }
        sources(first: 10) {
          edges {
            node {
              id
              title
              type
            }
          }
        }
      }
    `,
    ref,
  );
  const exportSpace = useExportSpace();
  const words = typed.trim();
  const isSearched = words.length >= LEAST_SEARCHED && step !== 'collection';
  const search = useLatestQuery<PaletteResultsSearchQuery>(
    searchQuery,
    space && isSearched ? { spaceId: space.id, words } : null,
    REST_MS,
  );

  const addTo = (collection: { id: string; name: string }) =>
    space && run(() => openDialog({ kind: 'source', target: { spaceId: space.id, collectionId: collection.id, collectionName: collection.name } }));
  const newSource = () => {
    const here = space?.tree.find(({ id }) => pathname === `/collection/${id}`);
    if (here) addTo(here);
    else if (space?.tree.length === 0) newCollection();
    else goOn('collection');
  };
  const newCollection = () =>
    space &&
    run(() =>
      openDialog({
        kind: 'collection',
        spaceId: space.id,
        collections: space.tree.map(({ id, name, description, sourceCount, parent }) => ({
          id,
          name,
          description,
          sourceCount,
          parentId: parent?.id ?? null,
        })),
      }),
    );
  const say = (key: keyof typeof messages) => intl.formatMessage(messages[key]);
  const commands: Result[] = [
    // Also while the space is on its way: the first row is the highlighted one.
    ...((space ? space.viewerCanEdit : isLoading)
      ? [
          { key: 'newCollection', icon: FolderPlus, label: say('newCollection'), act: newCollection },
          { key: 'newSource', icon: Plus, label: say('newSource'), act: newSource },
        ]
      : []),
    {
      key: 'searchSources',
      icon: Search,
      label: say('searchSources'),
      keys: ['/'],
      act: () => (document.querySelector('main input[type="search"]') ? run(() => actions.focusSearch()) : goOn('sources')),
    },
    { key: 'toggleTheme', icon: SunMoon, label: say('toggleTheme'), act: () => run(() => setPreference(theme === 'dark' ? 'light' : 'dark')) },
    {
      key: 'exportData',
      icon: Download,
      label: say('exportData'),
      act: () => space && run(() => exportSpace({ id: space.id, sourceCount: space.statistics.sourceCount })),
    },
    { key: 'newSpace', icon: PanelsTopLeft, label: say('newSpace'), act: () => run(actions.newSpace) },
    { key: 'shortcuts', icon: Keyboard, label: say('shortcuts'), keys: ['?'], act: () => run(actions.showShortcuts) },
    { key: 'settings', icon: Settings, label: say('settings'), act: () => run(() => actions.goTo('/settings')) },
  ];
  const collections: Result[] = matching(space?.tree ?? [], typed, ({ name }) => intl.formatMessage(goTo, { name })).map((collection) => ({
    key: collection.id,
    icon: Folder,
    label: step === 'collection' ? collection.name : intl.formatMessage(goTo, { name: collection.name }),
    act: () => (step === 'collection' ? addTo(collection) : run(() => actions.goTo(`/collection/${collection.id}`))),
  }));
  const found = isSearched ? (search.data?.node?.space?.search.edges ?? []) : (space?.sources.edges ?? []);
  const sources: Result[] = (isSearched ? found.slice(0, MOST_RESULTS) : matching(found, typed, ({ node }) => node.title)).map(({ node }) => ({
    key: node.id,
    icon: iconOf[node.type as keyof typeof iconOf],
    label: intl.formatMessage(open, { title: node.title }),
    act: () => run(() => actions.goTo(`/source/${node.id}`)),
  }));

  const groups = [
    { heading: messages.commands, results: step === 'all' ? matching(commands, typed, ({ label }) => label) : [] },
    { heading: messages.goTo, results: step === 'sources' ? [] : collections },
    { heading: messages.sources, results: step === 'collection' ? [] : sources },
  ].filter(({ results }) => results.length > 0);
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  // When what was highlighted is not among the results any more, the first is.
  const keys = groups.flatMap((group) => group.results.map(({ key }) => key));
  const first = keys[0] ?? '';
  const isGone = !keys.includes(highlighted);
  useEffect(() => {
    if (isGone) onHighlight(first);
  }, [isGone, first, onHighlight]);
  const isWaiting = isLoading || search.isLoading;

  return (
    <>
      <List label={say('results')} aria-busy={isWaiting}>
        {groups.map(({ heading, results }) => (
          <Command.Group key={heading.id} heading={intl.formatMessage(heading)}>
            {results.map(({ key, icon, label, keys, act }) => (
              <Command.Item key={key} value={key} onSelect={act}>
                <Icon of={icon} />
                <span>{label}</span>
                {keys?.map((name) => <Kbd key={name}>{name}</Kbd>)}
              </Command.Item>
            ))}
          </Command.Group>
        ))}
        {count === 0 && !isWaiting && (
          <Nothing role="status">
            <FormattedMessage {...(search.hasFailed ? messages.failed : words === '' ? messages.start : messages.none)} />
          </Nothing>
        )}
      </List>
      <Foot>
        <Hint>
          <Kbd>
            <Icon of={ArrowUp} size={12} />
          </Kbd>
          <Kbd>
            <Icon of={ArrowDown} size={12} />
          </Kbd>
          <FormattedMessage {...messages.move} />
        </Hint>
        <Hint>
          <Kbd>
            <Icon of={CornerDownLeft} size={12} />
          </Kbd>
          <FormattedMessage {...messages.run} />
        </Hint>
        <Count role="status">
          <FormattedMessage {...results} values={{ count }} />
        </Count>
      </Foot>
    </>
  );
}

function Hint({ children }: { children: ReactNode }) {
  return <span aria-hidden>{children}</span>;
}

const iconOf = { URI: Link, FILE: FileText, CONTENT: FileText, NOTE: NotebookPen } satisfies Record<string, LucideIcon>;

const goTo = defineMessage<{ name: string }>({ id: 'palette.goToCollection', defaultMessage: 'Go to {name}' });
const open = defineMessage<{ title: string }>({ id: 'palette.openSource', defaultMessage: 'Open {title}' });
const results = defineMessage<{ count: number }>({
  id: 'palette.count',
  defaultMessage: '{count, plural, one {# result} other {# results}}',
});
const messages = defineMessages({
  commands: { id: 'palette.commands', defaultMessage: 'Commands' },
  goTo: { id: 'palette.goTo', defaultMessage: 'Go to' },
  sources: { id: 'palette.sources', defaultMessage: 'Sources' },
  results: { id: 'palette.results', defaultMessage: 'Results' },
  newCollection: { id: 'palette.newCollection', defaultMessage: 'New Collection' },
  newSource: { id: 'palette.newSource', defaultMessage: 'New Source' },
  searchSources: { id: 'palette.searchSources', defaultMessage: 'Search Sources' },
  toggleTheme: { id: 'palette.toggleTheme', defaultMessage: 'Toggle Theme' },
  exportData: { id: 'palette.exportData', defaultMessage: 'Export Data' },
  newSpace: { id: 'palette.newSpace', defaultMessage: 'New Space' },
  shortcuts: { id: 'palette.shortcuts', defaultMessage: 'Keyboard Shortcuts' },
  settings: { id: 'palette.settings', defaultMessage: 'Settings' },
  none: { id: 'palette.none', defaultMessage: 'No commands found' },
  start: { id: 'palette.start', defaultMessage: 'Start typing to search...' },
  failed: { id: 'palette.failed', defaultMessage: 'Failed to fetch sources.' },
  move: { id: 'palette.move', defaultMessage: 'Move' },
  run: { id: 'palette.run', defaultMessage: 'Run' },
});

const List = styled(Command.List)`
  flex: 1;
  min-height: 0;
  max-height: 464px;
  overflow: auto;
  padding: 8px;
  scroll-padding: 8px;

  [cmdk-group-heading] {
    padding: 8px 12px 4px;
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 500;
  }

  [cmdk-item] {
    display: flex;
    align-items: center;
    gap: 12px;
    min-height: 36px;
    padding: 4px 12px;
    border-radius: var(--r-md);
    font: var(--text-14);
    cursor: pointer;
    user-select: none;

    > svg {
      color: var(--fg-3);
    }

    > span {
      ${clip}
      flex: 1;
    }
  }

  [cmdk-item][data-selected='true'] {
    background: var(--accent-soft);
    color: var(--accent-fg);

    > svg {
      color: inherit;
    }
  }

  @media (pointer: coarse) {
    [cmdk-item] {
      min-height: 44px;
    }
  }
`;

const Nothing = styled.p`
  padding: 24px 12px;
  color: var(--fg-2);
  font: var(--text-13);
  text-align: center;
`;

const Foot = styled.footer`
  display: flex;
  align-items: center;
  gap: 16px;
  flex: none;
  height: 40px;
  padding: 0 20px;
  border-block-start: 1px solid var(--line-1);
  background: color-mix(in srgb, var(--bg-sunken) 55%, transparent);
  color: var(--fg-3);
  font: var(--text-12);

  > span {
    display: flex;
    align-items: center;
    gap: 6px;
  }
`;

const Count = styled.span`
  margin-inline-start: auto;
`;
