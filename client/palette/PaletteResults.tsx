import { Folder, Inbox, PanelsTopLeft, SlidersHorizontal } from 'lucide';
import { useEffect, useEffectEvent, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useLocation } from 'react-router-dom';
import type { PaletteResults_space$key } from '#client/__generated__/PaletteResults_space.graphql.ts';
import type { DialogCollection } from '#client/collections/dialogs/dialogCollection.ts';
import { actionLabels, actionNames, useAvailableActions } from '#client/sources/actions/sourceActions.ts';
import type { AddTarget } from '#client/sources/add/addTarget.ts';
import type { SourceView } from '#client/sources/filter/sourceView.ts';
import { sortMessages } from '#client/sources/filter/viewMessages.ts';
import { Marked } from '#client/ui/display/Marked.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { MIN_SEARCH_LENGTH, matching, MAX_RESULTS, piecesOf } from './matching.ts';
import { pageControls } from './pageControls.ts';
import type { PaletteActions } from './paletteActions.ts';
import { named, type NewKind, usePaletteCommands } from './paletteCommands.ts';
import { PaletteList, type Result } from './PaletteList.tsx';
import { placeNames, placesToGo } from './placesToGo.ts';
import { usePaletteQuestion } from './usePaletteQuestion.tsx';
import { usePaletteSmart } from './usePaletteSmart.tsx';
import { usePaletteSources } from './usePaletteSources.tsx';

/** What is chosen from: everything, the sources alone, in what way to add a source, or a collection for it. */
export type PaletteStep = 'all' | 'sources' | 'kind' | 'collection';

/** What the palette opens when it has closed. */
export type PaletteDialog =
  | { kind: 'collection'; spaceId: string | null; collections: readonly DialogCollection[] }
  | { kind: 'source'; as: Exclude<NewKind, 'file'>; target: AddTarget }
  | { kind: 'smart'; spaceId: string; view: SourceView }
  | { kind: 'settings'; spaceId: string };

export type PaletteResultsProps = {
  space: PaletteResults_space$key | null;
  isLoading?: boolean;
  actions: PaletteActions;
  /** Closes the palette, then acts. */
  run: (act: () => void) => void;
  openDialog: (dialog: PaletteDialog) => void;
  step: PaletteStep;
  /** In what way a source is added, while a collection is chosen for it. */
  newKind: Exclude<NewKind, 'file'>;
  goToStep: (step: PaletteStep, kind?: Exclude<NewKind, 'file'>) => void;
  /** The viewer's spaces, to go to another one. */
  spaces: readonly { readonly id: string; readonly name: string }[];
  typed: string;
  highlighted: string;
  onHighlight: (key: string) => void;
  runsFirst: boolean;
  onNothing: () => void;
  /** What was chosen before the space was there: it happens as soon as that is. */
  early: NewKind | 'collection' | null;
  onEarly: (chosen: NewKind | 'collection' | null) => void;
};

/** The results for what is typed, in groups of at most ten: what is chosen comes first, as it is what one is about. */
export function PaletteResults(props: PaletteResultsProps) {
  const { space: ref, isLoading = false, actions, run, openDialog, step, newKind, goToStep, spaces, typed, highlighted, onHighlight, runsFirst, onNothing, early, onEarly } = props;
  const intl = useIntl();
  const { pathname } = useLocation();
  const space = useFragment(
    graphql`
      fragment PaletteResults_space on Space {
        id
        viewerCanEdit
        # So that the tree stays up to date (useTreeVersion).
        # eslint-disable-next-line relay/unused-fields
        treeVersion
        tree {
          id
          name
          description
          sourceCount
          parent {
            id
          }
        }
        ...usePaletteSources_space
      }
    `,
    ref,
  );
  const offered = useAvailableActions();
  const words = typed.trim();
  const isSearched = words.length >= MIN_SEARCH_LENGTH && (step === 'all' || step === 'sources');
  const sources = usePaletteSources({ space, typed, words, isSearched, actions, run });

  const inboxName = intl.formatMessage(placeNames.inbox);
  const addTo = (as: Exclude<NewKind, 'file'>, place: { id: string | null; name: string }) =>
    space && run(() => openDialog({ kind: 'source', as, target: { spaceId: space.id, collectionId: place.id, placeName: place.name } }));
  const newSource = () => {
    if (space || isLoading) goToStep('kind');
    else run(() => showToast({ type: 'error', message: intl.formatMessage(messages.noSpace) }));
  };
  const addSource = (kind: NewKind) => {
    if (isLoading) return onEarly(kind);
    if (!space) return;
    if (kind === 'file') {
      run(actions.upload);
      return;
    }
    const here = space.tree.find(({ id }) => pathname === `/collection/${id}`);
    if (here) addTo(kind, here);
    else if (space.tree.length === 0 || pathname === '/collection/inbox') addTo(kind, { id: null, name: inboxName });
    else goToStep('collection', kind);
  };
  const newCollection = () => {
    if (isLoading) return onEarly('collection');
    run(() =>
      openDialog({
        kind: 'collection',
        spaceId: space?.id ?? null,
        collections: (space?.tree ?? []).map(({ id, name, description, sourceCount, parent }) => ({
          id,
          name,
          description,
          sourceCount,
          parentId: parent?.id ?? null,
        })),
      }),
    );
  };
  const catchUp = useEffectEvent(() => {
    if (isLoading || early === null) return;
    onEarly(null);
    if (early === 'collection') newCollection();
    else addSource(early);
  });
  useEffect(() => {
    catchUp();
  }, [isLoading, early]);
  const commands = usePaletteCommands({
    actions,
    run,
    hasSpace: space !== null && space !== undefined,
    // Also while the space is on its way: the first row is the highlighted one. Where there is none, what they open says so.
    canAdd: space?.viewerCanEdit ?? true,
    newCollection,
    newSource,
    addSource,
    spaceSettings: () => space && run(() => openDialog({ kind: 'settings', spaceId: space.id })),
    searchSources: () => goToStep('sources'),
  });
  const [onPage] = useState(pageControls);
  const controls = onPage.filter(({ name, of }, at) => onPage.findIndex((other) => other.name === name && other.of === of) === at).map(({ name, of, press }, at): Result => ({ key: `control ${at}`, icon: SlidersHorizontal, label: of === null ? name : intl.formatMessage(named, { what: of, name }), act: () => run(press) }));
  const { smarts, saveSmart, isLoading: areSmartsLoading } = usePaletteSmart({ space: space ?? null, actions, run, save: (view) => space && openDialog({ kind: 'smart', spaceId: space.id, view }) });
  const sourceResults: Result[] = actionNames.flatMap((name) => {
    const act = offered?.actions[name];
    const { icon, name: label } = actionLabels[name];
    return act ? { key: `act ${name}`, icon, label: intl.formatMessage(label), danger: name === 'delete', act: () => run(act) } : [];
  });
  const collections: Result[] = matching(space?.tree ?? [], typed, ({ name }) => intl.formatMessage(goTo, { name })).map((collection) => ({
    key: collection.id,
    icon: Folder,
    label: step === 'collection' ? collection.name : intl.formatMessage(goTo, { name: collection.name }),
    act: () => (step === 'collection' ? addTo(newKind, collection) : run(() => actions.goTo(`/collection/${collection.id}`))),
  }));
  // Only for who looks for them: what stands there unasked is what one has made.
  const isAsked = words !== '' && step === 'all';
  const places: Result[] = isAsked
    ? matching<Result>(
        [
          ...smarts,
          ...placesToGo.map(({ path, icon, name, words: known }) => ({ key: path, icon, besides: known ? intl.formatMessage(known) : '', label: intl.formatMessage(goTo, { name: intl.formatMessage(name) }), act: () => run(() => actions.goTo(path)) })),
          ...spaces
            .filter(({ id }) => id !== space?.id)
            .map(({ id, name }) => ({ key: id, icon: PanelsTopLeft, label: intl.formatMessage(goTo, { name }), detail: <FormattedMessage {...messages.space} />, act: () => run(() => actions.switchSpace(id)) })),
        ],
        typed,
        ({ label }) => label,
        ({ besides = '' }) => besides,
      )
    : [];
  const inbox: Result[] = step === 'collection' ? matching([{ key: 'inbox', icon: Inbox, label: inboxName, act: () => addTo(newKind, { id: null, name: inboxName }) }], typed, ({ label }) => label) : [];
  const question = usePaletteQuestion(words, isAsked && space !== null, run);

  const forAll = (results: Result[]) => (step === 'all' ? matching(results, typed, ({ label }) => label, ({ besides = '' }) => besides) : []);
  const offeredCommands = step === 'kind' ? matching(commands.kinds, typed, ({ label }) => label, ({ besides = '' }) => besides) : forAll(isAsked ? [...commands.always, ...saveSmart, ...commands.besides] : commands.always);
  const groups = [
    { key: 'ask', heading: intl.formatMessage(messages.ask), results: question.first },
    {
      key: 'acts',
      heading: typeof offered?.count === 'number' ? intl.formatMessage(selected, { count: offered.count }) : intl.formatMessage(messages.thisSource),
      results: forAll(sourceResults),
    },
    { key: 'commands', heading: intl.formatMessage(messages.commands), results: offeredCommands },
    { key: 'collections', heading: intl.formatMessage(messages.goTo), results: step === 'sources' || step === 'kind' ? [] : [...inbox, ...collections, ...places].slice(0, MAX_RESULTS) },
    // After where one goes: a filter is called as the place is.
    { key: 'page', heading: intl.formatMessage(messages.onPage), results: isAsked ? forAll(controls) : [] },
    { key: 'sources', heading: intl.formatMessage(sources.isBest ? sortMessages.best : messages.sources), results: step === 'collection' || step === 'kind' ? [] : sources.results },
    // Sources with all of these words come first, also while they are on their way.
    { key: 'sentence', heading: intl.formatMessage(messages.ask), results: sources.isLoading ? [] : question.last },
  ]
    .filter(({ results }) => results.length > 0)
    .map(({ results, ...group }) => ({ ...group, results: words === '' ? results : results.map((result) => ({ face: <Marked pieces={piecesOf(result.label, words)} />, ...result })) }));

  return (
    <PaletteList
      groups={groups}
      isWaiting={isLoading || areSmartsLoading || sources.isLoading}
      nothing={<FormattedMessage {...(sources.hasFailed ? messages.failed : words === '' ? messages.start : messages.none)} />}
      highlighted={highlighted}
      onHighlight={onHighlight}
      runsFirst={runsFirst}
      onNothing={onNothing}
    />
  );
}

const goTo = defineMessage<{ name: string }>({ id: 'palette.goToCollection', defaultMessage: 'Go to {name}' });
const selected = defineMessage<{ count: number }>({
  id: 'sources.bulk.count',
  defaultMessage: '{count, plural, one {# source selected} other {# sources selected}}',
});
const messages = defineMessages({
  thisSource: { id: 'palette.thisSource', defaultMessage: 'This source' },
  commands: { id: 'palette.commands', defaultMessage: 'Commands' },
  goTo: { id: 'palette.goTo', defaultMessage: 'Go to' },
  onPage: { id: 'palette.onPage', defaultMessage: 'On this page' },
  ask: { id: 'chat.ask', defaultMessage: 'Ask' },
  sources: { id: 'palette.sources', defaultMessage: 'Sources' },
  none: { id: 'palette.none', defaultMessage: 'No commands found' },
  start: { id: 'palette.start', defaultMessage: 'Start typing to search...' },
  space: { id: 'palette.space', defaultMessage: 'Space' },
  noSpace: { id: 'sources.noSpace', defaultMessage: 'No active space selected' },
  failed: { id: 'palette.failed', defaultMessage: 'Failed to fetch sources.' },
});
