import { readFileSync } from 'node:fs';
import { encodePublicId } from '#server/domain/publicId.ts';
import { listQuery, searchQuery, treeQuery } from './minimalQueries.ts';
import type { Seeded } from './seed/seed.ts';

/** What a case must reach. */
export interface Goals {
  /** Of the bare server's requests per second. */
  readonly share?: number;
  /** Of those of the minimal query of the same. */
  readonly ofMinimal?: number;
  /** p50 alone, in milliseconds. */
  readonly alone?: number;
  readonly requestsPerSecond?: number;
  /** In milliseconds. */
  readonly p99?: number;
}

type Variables = Readonly<Record<string, unknown>>;
/** Answers `data` of an operation of the web client, as the vault under measure answers it. */
export type AskClient = (operation: string, variables: Variables) => Promise<Record<string, unknown>>;

/** An operation of the web client, with the variables that it sends in one situation. */
export interface ClientCase {
  readonly operation: string;
  /** In which situation, where there are several. */
  readonly when?: string;
  /** Asked first where they hold something that the vault says, such as a cursor. */
  readonly variables: Variables | ((ask: AskClient) => Promise<Variables>);
  /** Whether the bare server answers it, too. */
  readonly bare?: true;
  /** The least that is asked for the same page. */
  readonly minimal?: { readonly query: string; readonly variables: Variables };
  readonly goals?: Goals;
  /** So many SQL statements at most, which a test asserts too. */
  readonly statements: number;
}

/** The web client's operations: the document ids under which it sends them, by name. */
export const documentIds: ReadonlyMap<string, string> = new Map(
  Object.entries(JSON.parse(readFileSync(new URL('../../persistedOperations.json', import.meta.url), 'utf8')) as Record<string, string>).map(([hash, text]) => [
    /(?:query|mutation|subscription) (\w+)/.exec(text)?.[1] ?? '',
    `sha256:${hash}`,
  ]),
);

export const nameOf = ({ operation, when }: ClientCase) => (when ? `${operation}: ${when}` : operation);

const list: Goals = { share: 0.5, ofMinimal: 0.6 };
const tree: Goals = { share: 0.6 };
const page: Goals = { alone: 15 };
const shown = 48;

/** The web client's reads, for one seeded space; a query that is not here is an error of `npm run bench`. */
export function clientCases(seeded: Seeded): ClientCase[] {
  const spaceId = encodePublicId('Space', seeded.spaceId);
  const collection = encodePublicId('Collection', seeded.collectionIds[Math.floor(seeded.collectionIds.length / 2)] as string);
  const top = encodePublicId('Collection', seeded.collectionIds[0] as string);
  const article = encodePublicId('Source', seeded.articleId);
  const note = encodePublicId('Source', seeded.noteId);
  const remembered = { spaceId, isRemembered: true };
  const first = { spaceId: '', isRemembered: false };
  const imports = { kinds: ['IMPORT'], isImport: true };
  const exports = { kinds: ['EXPORT'], isImport: false };
  const all = { filter: {}, order: 'MODIFIED', isSearched: false, isPart: false, isCounted: true };
  const found = (text: string) => ({ filter: { text }, order: 'RELEVANCE', isSearched: true, isPart: false, isCounted: true });
  const inCollection = { id: collection, filter: { collectionId: collection }, order: 'MODIFIED', isSearched: false, isCounted: false, withBelow: false };
  const next = { id: spaceId, filter: {}, order: 'MODIFIED', isSearched: false };
  const minimalList = (variables: Variables) => ({ query: listQuery, variables: { id: spaceId, first: shown, ...variables } });
  const minimalSearch = (query: string) => ({ query: searchQuery, variables: { id: spaceId, query, first: shown } });
  const minimalTree = { query: treeQuery, variables: { id: spaceId } };
  const ofSpace = { spaceId };
  const twoDaysAgo = new Date(Date.now() - 2 * 86_400_000).toISOString();
  const layout = { collectionId: '', byCollection: false, spaceId: '', bySpace: false, byViewer: false };
  const layoutOf = (variables: Variables): ClientCase => ({ operation: 'VaultLayoutQuery', statements: 3, variables: { ...layout, ...variables }, bare: true, minimal: minimalTree, goals: tree });
  const endOf = (connection: unknown) => (connection as { pageInfo: { endCursor: string | null } }).pageInfo.endCursor;
  const nodesOf = (connection: unknown) => (connection as { edges: { node: { id: string; thumbnailUrl: string | null; faviconUrl: string | null } }[] }).edges.map(({ node }) => node);
  const listed = async (ask: AskClient) => ((await ask('AllSourcesPageQuery', { ...remembered, ...all }))['space'] as { sources: unknown }).sources;
  const firstJob = async (ask: AskClient) => ((await ask('SpaceJobsPageQuery', { ...remembered, ...imports }))['space'] as { jobs: { edges: { node: { id: string } }[] } }).jobs.edges[0]?.node.id ?? spaceId;
  const firstSmart = async (ask: AskClient) => ((await ask('useSmartCollectionsQuery', ofSpace))['node'] as { smartCollections: { id: string }[] }).smartCollections[0]?.id ?? spaceId;
  const firstConversation = async (ask: AskClient) => ((await ask('ChatPageQuery', remembered))['space'] as { conversations: { edges: { node: { id: string } }[] } }).conversations.edges[0]?.node.id ?? spaceId;
  const firstRun = async (ask: AskClient) => nodesOf(((await ask('AssistantPageQuery', remembered))['space'] as { conversations: unknown }).conversations)[0]?.id ?? spaceId;
  const firstProposals = async (ask: AskClient) => nodesOf(((await ask('RunPageQuery', { id: await firstRun(ask) }))['node'] as { messages?: unknown }).messages ?? { edges: [] })[1]?.id ?? spaceId;
  const firstPrompt = async (ask: AskClient) => nodesOf(((await ask('SearchResultsQuery', { spaceId, text: 'prompt' }))['node'] as { prompts: unknown }).prompts)[0]?.id ?? spaceId;
  const firstWebhook = async (ask: AskClient) => nodesOf(((await ask('SpaceWebhooksQuery', { spaceId }))['node'] as { webhooks: unknown }).webhooks)[0]?.id ?? spaceId;
  const firstDeck = async (ask: AskClient) => nodesOf(((await ask('TodayPageQuery', { spaceId, timeZone: 'UTC' }))['space'] as { decks: unknown }).decks)[0]?.id ?? spaceId;
  const firstDraft = async (ask: AskClient) => nodesOf(((await ask('DraftsPageQuery', { spaceId }))['node'] as { works: unknown }).works)[0]?.id ?? spaceId;
  const testSetIn = async (ask: AskClient) => {
    for (const { id } of nodesOf(((await ask('SearchResultsQuery', { spaceId, text: 'prompt' }))['node'] as { prompts: unknown }).prompts)) {
      const set = nodesOf(((await ask('PromptTestsQuery', { id }))['node'] as { testSets: unknown }).testSets)[0];
      if (set) return { promptId: id, testSetId: set.id };
    }
    return { promptId: spaceId, testSetId: spaceId };
  };
  const firstTestRun = async (ask: AskClient) => nodesOf(((await ask('TestSetViewQuery', { id: (await testSetIn(ask)).testSetId }))['node'] as { runs?: unknown }).runs ?? { edges: [] })[0]?.id ?? spaceId;
  const firstTestResult = async (ask: AskClient) => nodesOf(((await ask('ResultListPaginationQuery', { id: await firstTestRun(ask), count: 1 }))['node'] as { results?: unknown }).results ?? { edges: [] })[0]?.id ?? spaceId;
  const firstPromptCollection = async (ask: AskClient) => ((await ask('PromptCollectionsQuery', remembered))['space'] as { promptTree: { id: string }[] }).promptTree[1]?.id ?? spaceId;
  const entriesOf = async (ask: AskClient) => nodesOf(((await ask('EntryListQuery', { id: article }))['node'] as { entries: unknown }).entries);

  return [
    { operation: 'SourceListPaginationQuery', statements: 2, when: 'next 48', bare: true, goals: list, minimal: minimalList({}), variables: { ...next, count: shown } },
    { operation: 'SourceListPaginationQuery', statements: 2, when: 'next 96', bare: true, variables: async (ask) => ({ ...next, count: 96, cursor: endOf(await listed(ask)) }) },
    { operation: 'SourceListReloadQuery', statements: 3, variables: { ...next, isCounted: true } },
    { operation: 'AllSourcesPageQuery', statements: 3, when: 'first visit', bare: true, goals: list, minimal: minimalList({}), variables: { ...first, ...all } },
    { operation: 'AllSourcesPageQuery', statements: 3, bare: true, goals: list, minimal: minimalList({}), variables: { ...remembered, ...all } },
    { operation: 'AllSourcesPageQuery', statements: 3, when: 'by name', bare: true, goals: list, minimal: minimalList({ order: 'NAME' }), variables: { ...remembered, ...all, order: 'NAME' } },
    { operation: 'AllSourcesPageQuery', statements: 4, when: 'files', bare: true, goals: list, minimal: minimalList({ filter: { types: ['FILE'] } }), variables: { ...remembered, ...all, filter: { types: ['FILE'] } } },
    { operation: 'AllSourcesPageQuery', statements: 3, when: 'the Inbox', goals: list, minimal: minimalList({ order: 'CREATED', filter: { withoutCollection: true } }), variables: { ...remembered, ...all, isPart: true, isCounted: false, order: 'CREATED', filter: { withoutCollection: true } } },
    { operation: 'AllSourcesPageQuery', statements: 3, when: 'favorites', variables: { ...remembered, ...all, isPart: true, isCounted: false, filter: { favorites: true } } },
    { operation: 'TriagePageQuery', statements: 3, variables: { ...remembered, after: null } },
    { operation: 'TriageItemQuery', statements: 8, variables: { id: article } },
    { operation: 'SuggestedPlacesQuery', statements: 6, variables: async (ask) => ({ ids: nodesOf(await listed(ask)).slice(0, 16).map(({ id }) => id) }) },
    { operation: 'PlacesQuery', statements: 2, variables: ofSpace },
    { operation: 'TagGroupQuery', statements: 2, variables: ofSpace },
    { operation: 'useSmartCollectionsQuery', statements: 4, variables: ofSpace },
    { operation: 'SmartCollectionGroupCountsQuery', statements: 4, variables: ofSpace },
    { operation: 'usePaletteSmartQuery', statements: 4, variables: ofSpace },
    { operation: 'SmartElsewhereQuery', statements: 1, variables: async (ask) => ({ id: await firstSmart(ask) }) },
    { operation: 'WithinChipQuery', statements: 1, variables: { id: collection } },
    { operation: 'TagsDialogQuery', statements: 2, variables: { spaceId, containing: '' } },
    { operation: 'CollectionPageQuery', statements: 4, bare: true, goals: list, minimal: minimalList({ filter: inCollection.filter }), variables: inCollection },
    {
      operation: 'CollectionPageQuery',
      when: 'and below',
      statements: 4,
      goals: list,
      minimal: minimalList({ filter: { collectionId: top, includeDescendants: true } }),
      variables: { ...inCollection, id: top, filter: { collectionId: top, includeDescendants: true }, isCounted: true, withBelow: true },
    },
    ...([['rare word', seeded.rareWord], ['common word', seeded.commonWord], ['part of a word', seeded.partOfWord], ['two words', `${seeded.commonWord} ${seeded.partOfWord}`]] as const).map(
      ([when, text]): ClientCase => ({ operation: 'AllSourcesPageQuery', statements: 5, when: `search, ${when}`, bare: true, goals: page, minimal: minimalSearch(text), variables: { ...remembered, ...found(text) } }),
    ),
    { operation: 'AllSourcesPageQuery', statements: 9, when: 'best match', goals: page, variables: { ...remembered, ...found(`${seeded.commonWord} ${seeded.rareWord} xylophones`), order: 'BEST_MATCH' } },
    { operation: 'CollectionPageQuery', statements: 6, when: 'search', goals: page, variables: { ...inCollection, ...found(seeded.commonWord), filter: { ...inCollection.filter, text: seeded.commonWord }, isCounted: true } },
    { operation: 'usePaletteSourcesQuery', statements: 3, goals: page, variables: { spaceId, words: seeded.commonWord, order: 'RELEVANCE' } },
    { operation: 'usePaletteSourcesQuery', statements: 6, when: 'some of the words', goals: page, variables: { spaceId, words: `${seeded.commonWord} ${seeded.rareWord} xylophones`, order: 'BEST_MATCH' } },
    { operation: 'NoMatchQuery', statements: 6, goals: page, variables: { spaceId, filter: { text: `${seeded.commonWord} ${seeded.rareWord} xylophones` } } },
    { ...layoutOf({ byViewer: true }), when: 'first visit' },
    { ...layoutOf({ spaceId, bySpace: true }) },
    { ...layoutOf({ collectionId: collection, byCollection: true }), when: 'by collection' },
    { operation: 'useTreeVersionQuery', statements: 2, variables: ofSpace, bare: true, minimal: minimalTree, goals: tree },
    { operation: 'useSourceStatusChangesCountsQuery', statements: 2, variables: ofSpace },
    { operation: 'SelectCollectionDialogQuery', statements: 2, variables: ofSpace },
    { operation: 'useFolderCollectionsQuery', statements: 2, variables: ofSpace },
    { operation: 'CommandPaletteQuery', statements: 4, variables: ofSpace },
    { operation: 'DashboardPageQuery', statements: 15, when: 'first visit', bare: true, goals: page, variables: { ...first, yesterday: twoDaysAgo } },
    { operation: 'DashboardPageQuery', statements: 15, bare: true, goals: page, variables: { ...remembered, yesterday: twoDaysAgo } },
    { operation: 'FirstRunQuery', statements: 5, variables: ofSpace },
    { operation: 'SourcePageQuery', statements: 10, bare: true, goals: page, variables: { id: article } },
    { operation: 'SourcePageQuery', statements: 10, when: 'note', bare: true, goals: page, variables: { id: note } },
    { operation: 'RelatedSourcesQuery', statements: 4, variables: { id: article } },
    { operation: 'useFindQuotesQuery', statements: 7, variables: { spaceId, words: 'the', first: 7 } },
    { operation: 'useFindSourcesQuery', statements: 3, variables: { spaceId, text: 'the', first: 9 } },
    { operation: 'useNotePicturesQuery', statements: 2, variables: { id: note } },
    { operation: 'QuickPreviewQuery', statements: 2, variables: { id: article } },
    { operation: 'useSiblingNavigationQuery', statements: 2, variables: async (ask) => ({ spaceId, filter: {}, order: 'MODIFIED', first: 50, after: endOf(await listed(ask)) }) },
    { operation: 'useHighlightsPaginationQuery', statements: 2, variables: async (ask) => ({ id: article, count: 100, cursor: endOf(((await ask('SourcePageQuery', { id: article }))['node'] as { highlights: unknown }).highlights) }) },
    { operation: 'EntryListQuery', statements: 5, variables: { id: article } },
    { operation: 'EntryListPaginationQuery', statements: 5, variables: { id: article, count: 100, search: 'txt' } },
    { operation: 'EntryListChangedQuery', statements: 3, variables: async (ask) => ({ id: article, entryIds: (await entriesOf(ask)).map(({ id }) => id) }) },
    { operation: 'useSaveEntryQuery', statements: 1, variables: async (ask) => ({ id: (await entriesOf(ask))[0]?.id ?? article }) },
    { operation: 'RevisionsDialogQuery', statements: 3, variables: { id: note } },
    { operation: 'VersionsDialogQuery', statements: 3, variables: { id: article } },
    {
      operation: 'VersionComparisonQuery',
      statements: 4,
      variables: async (ask) => {
        const { revisions } = (await ask('RevisionsDialogQuery', { id: note }))['node'] as { revisions: unknown };
        const revisionId = nodesOf(revisions)[0]?.id ?? note;
        return { sourceId: article, earlierId: revisionId, laterId: revisionId, isNow: true };
      },
    },
    { operation: 'SourceEditDialogQuery', statements: 3, variables: { id: article } },
    { operation: 'MarkdownTextQuery', statements: 2, variables: { id: article } },
    { operation: 'sourceTextOriginalQuery', statements: 2, variables: { id: article } },
    { operation: 'useNoteAutosaveQuery', statements: 2, variables: { id: note } },
    { operation: 'TagEditorQuery', statements: 2, variables: ofSpace },
    { operation: 'FilterFieldsQuery', statements: 2, variables: ofSpace },
    { operation: 'TagSourcesDialogQuery', statements: 3, variables: async (ask) => ({ spaceId, ids: nodesOf(await listed(ask)).slice(0, 20).map(({ id }) => id) }) },
    { operation: 'refreshedFileUrlsQuery', statements: 0, variables: async (ask) => ({ addresses: nodesOf(await listed(ask)).flatMap(({ thumbnailUrl, faviconUrl }) => [thumbnailUrl, faviconUrl].filter((each) => each !== null)) }) },
    { operation: 'useSourceStatusChangesCountQuery', statements: 2, variables: { collectionIds: seeded.collectionIds.slice(0, 20).map((id) => encodePublicId('Collection', id)) } },
    { operation: 'TrashPageQuery', statements: 8, when: 'first visit', variables: first },
    { operation: 'TrashPageQuery', statements: 8, variables: remembered },
    { operation: 'TrashListPaginationQuery', statements: 3, variables: async (ask) => ({ id: spaceId, count: 96, cursor: endOf(((await ask('TrashPageQuery', remembered))['space'] as { sources: unknown }).sources) }) },
    { operation: 'TrashListReloadQuery', statements: 8, variables: { id: spaceId } },
    { operation: 'SpaceJobsPageQuery', statements: 7, when: 'exports, first visit', variables: { ...first, ...exports } },
    { operation: 'SpaceJobsPageQuery', statements: 7, when: 'exports', variables: { ...remembered, ...exports } },
    { operation: 'SpaceJobsPaginationQuery', statements: 5, when: 'exports', variables: { id: spaceId, count: 20, ...exports } },
    { operation: 'useJobProgressQuery', statements: 5, when: 'exports', variables: async (ask) => ({ ids: [await firstJob(ask)], isImport: false }) },
    { operation: 'ExportJobFileQuery', statements: 5, variables: async (ask) => ({ id: await firstJob(ask) }) },
    { operation: 'SpaceJobsPageQuery', statements: 7, when: 'imports, first visit', variables: { ...first, ...imports } },
    { operation: 'SpaceJobsPageQuery', statements: 7, when: 'imports', variables: { ...remembered, ...imports } },
    { operation: 'useJobProgressQuery', statements: 5, when: 'imports', variables: async (ask) => ({ ids: [await firstJob(ask)], isImport: true }) },
    { operation: 'SpaceJobsPaginationQuery', statements: 5, when: 'imports', variables: { id: spaceId, count: 20, ...imports } },
    { operation: 'ImportReportQuery', statements: 7, variables: async (ask) => ({ jobId: await firstJob(ask), outcomes: null }) },
    { operation: 'ImportPreviewQuery', statements: 3, variables: async (ask) => ({ id: await firstJob(ask) }) },
    { operation: 'ExportMenuQuery', statements: 1, variables: async (ask) => ({ id: await firstPrompt(ask), format: 'MARKDOWN' }) },
    { operation: 'ImportRowsPaginationQuery', statements: 5, variables: async (ask) => ({ id: await firstJob(ask), count: 50, outcomes: ['ALREADY_THERE'] }) },
    { operation: 'DraftsPageCurrentQuery', statements: 2, variables: {} },
    { operation: 'DraftsPageQuery', statements: 8, variables: { spaceId, text: null, stale: null } },
    { operation: 'DraftTablePaginationQuery', statements: 6, variables: { id: spaceId, count: 50 } },
    { operation: 'DraftPageQuery', statements: 8, variables: async (ask) => ({ id: await firstDraft(ask) }) },
    { operation: 'useDraftAutosaveQuery', statements: 3, variables: async (ask) => ({ id: await firstDraft(ask) }) },
    { operation: 'TodayPageCurrentQuery', statements: 2, variables: {} },
    { operation: 'TodayPageQuery', statements: 9, variables: { spaceId, timeZone: 'Europe/Madrid' } },
    { operation: 'DeckPageQuery', statements: 9, variables: async (ask) => ({ id: await firstDeck(ask), text: null, timeZone: 'Europe/Madrid' }) },
    { operation: 'ExportDeckQuery', statements: 3, variables: async (ask) => ({ id: await firstDeck(ask), format: 'CSV', withSchedule: false }) },
    { operation: 'MakePageQuery', statements: 9, variables: async (ask) => ({ id: await firstDeck(ask), jobId: '', hasJob: false }) },
    { operation: 'ProposedCardsPaginationQuery', statements: 5, variables: async (ask) => ({ id: await firstDeck(ask), count: 50 }) },
    { operation: 'CardListPaginationQuery', statements: 5, variables: async (ask) => ({ id: await firstDeck(ask), count: 50 }) },
    { operation: 'ReviewPageQuery', statements: 9, variables: { spaceId, deckId: null, timeZone: 'Europe/Madrid' } },
    { operation: 'SpaceWebhooksQuery', statements: 4, variables: { spaceId } },
    { operation: 'DeliveryLogQuery', statements: 4, variables: async (ask) => ({ webhookId: await firstWebhook(ask) }) },
    { operation: 'DeliveryListPaginationQuery', statements: 4, variables: async (ask) => ({ id: await firstWebhook(ask), count: 20 }) },
    { operation: 'FeedsPageQuery', statements: 5, when: 'first visit', variables: first },
    { operation: 'FeedsPageQuery', statements: 5, variables: remembered },
    { operation: 'FeedListPaginationQuery', statements: 4, variables: { id: spaceId, count: 100 } },
    { operation: 'FeedAddressListPaginationQuery', statements: 3, variables: { id: spaceId, count: 100 } },
    { operation: 'HighlightsPageQuery', statements: 7, when: 'first visit', variables: { ...first, filter: {}, order: 'NEWEST' } },
    { operation: 'HighlightsPageQuery', statements: 7, variables: { ...remembered, filter: {}, order: 'NEWEST' } },
    { operation: 'HighlightsPageQuery', statements: 9, when: 'narrowed, by source', variables: { ...remembered, filter: { text: 'passage', colors: ['YELLOW'], tags: seeded.tagNames.slice(0, 1) }, order: 'SOURCE' } },
    { operation: 'HighlightGroupsPaginationQuery', statements: 3, variables: { id: spaceId, filter: {}, order: 'COLOR', count: 50 } },
    { operation: 'useExportHighlightsQuery', statements: 3, variables: { spaceId, filter: {} } },
    { operation: 'ChatPageQuery', statements: 6, when: 'first visit', variables: first },
    { operation: 'ChatPageQuery', statements: 6, variables: remembered },
    { operation: 'ConversationListPaginationQuery', statements: 4, variables: { id: spaceId, count: 50 } },
    { operation: 'ConversationSpendQuery', statements: 5, variables: async (ask) => ({ conversationId: await firstConversation(ask) }) },
    { operation: 'useExportConversationQuery', statements: 8, variables: async (ask) => ({ id: await firstConversation(ask), after: null }) },
    { operation: 'ConversationPageQuery', statements: 14, variables: async (ask) => ({ id: await firstConversation(ask) }) },
    { operation: 'ConversationMessagesPaginationQuery', statements: 14, variables: async (ask) => ({ id: await firstConversation(ask), count: 20 }) },
    { operation: 'AssistantPageQuery', statements: 7, when: 'first visit', variables: first },
    { operation: 'AssistantPageQuery', statements: 7, variables: remembered },
    { operation: 'RunListPaginationQuery', statements: 3, variables: { id: spaceId, count: 50 } },
    { operation: 'RunPageQuery', statements: 11, variables: async (ask) => ({ id: await firstRun(ask) }) },
    { operation: 'RunPagePaginationQuery', statements: 4, variables: async (ask) => ({ id: await firstRun(ask), count: 20 }) },
    { operation: 'ProposalsQuery', statements: 4, variables: async (ask) => ({ id: await firstProposals(ask) }) },
    { operation: 'ProposalsPaginationQuery', statements: 4, variables: async (ask) => ({ id: await firstProposals(ask), count: 100 }) },
    { operation: 'PromptCollectionsQuery', statements: 6, when: 'first visit', variables: first },
    { operation: 'PromptCollectionsQuery', statements: 6, variables: remembered },
    { operation: 'PromptListSpacePaginationQuery', statements: 3, variables: { id: spaceId, count: 50 } },
    { operation: 'PromptCollectionsOneQuery', statements: 6, variables: async (ask) => ({ id: await firstPromptCollection(ask) }) },
    { operation: 'PromptListCollectionPaginationQuery', statements: 3, variables: async (ask) => ({ id: await firstPromptCollection(ask), count: 50 }) },
    { operation: 'SearchResultsQuery', statements: 4, variables: { spaceId, text: 'prompt' } },
    { operation: 'PromptsMenuQuery', statements: 2, variables: {} },
    { operation: 'PromptRunPageQuery', statements: 14, variables: async (ask) => ({ id: await firstPrompt(ask), groupId: null }) },
    { operation: 'AnswersQuery', statements: 1, variables: { ids: [spaceId] } },
    { operation: 'VaultPickerDialogSourcesQuery', statements: 3, variables: { ...ofSpace, text: null, order: 'MODIFIED' } },
    { operation: 'VaultPickerDialogCollectionsQuery', statements: 3, variables: ofSpace },
    { operation: 'PromptHistoryPageQuery', statements: 9, variables: async (ask) => ({ id: await firstPrompt(ask), versionId: null, model: null, text: null, failed: null }) },
    { operation: 'PromptRunListPaginationQuery', statements: 5, variables: async (ask) => ({ id: await firstPrompt(ask), count: 50, versionId: null, model: null, text: null, failed: null }) },
    { operation: 'ModelFieldQuery', statements: 1, variables: ofSpace },
    { operation: 'PromptEditorQuery', statements: 6, variables: async (ask) => ({ id: await firstPrompt(ask) }) },
    { operation: 'usePromptAutosaveQuery', statements: 5, variables: async (ask) => ({ id: await firstPrompt(ask) }) },
    { operation: 'PromptVersionsDialogQuery', statements: 6, variables: async (ask) => ({ id: await firstPrompt(ask) }) },
    { operation: 'PromptTestsQuery', statements: 4, variables: async (ask) => ({ id: (await testSetIn(ask)).promptId }) },
    { operation: 'useExportTestSetQuery', statements: 1, variables: async (ask) => ({ id: (await testSetIn(ask)).testSetId }) },
    { operation: 'TestSetViewQuery', statements: 11, variables: async (ask) => ({ id: (await testSetIn(ask)).testSetId }) },
    { operation: 'CaseListPaginationQuery', statements: 4, variables: async (ask) => ({ id: (await testSetIn(ask)).testSetId, count: 50 }) },
    { operation: 'ResultListQuery', statements: 7, variables: async (ask) => ({ id: await firstTestRun(ask), passed: null, differs: null }) },
    { operation: 'ResultListPaginationQuery', statements: 7, variables: async (ask) => ({ id: await firstTestRun(ask), count: 50 }) },
    { operation: 'ResultDialogQuery', statements: 7, variables: async (ask) => ({ id: await firstTestResult(ask) }) },
    { operation: 'RunTestsDialogQuery', statements: 5, variables: async (ask) => ({ id: (await testSetIn(ask)).promptId }) },
    { operation: 'PreviewDialogQuery', statements: 3, variables: ofSpace },
    { operation: 'TemplatesTabQuery', statements: 0, variables: { language: 'HE' } },
    { operation: 'QuotePlaceQuery', statements: 3, variables: { id: article, count: 200 } },
    { operation: 'ScopePickerQuery', statements: 3, variables: ofSpace },
    { operation: 'NotesPageQuery', statements: 5, when: 'first visit', variables: { ...first, filter: { types: ['NOTE'] }, order: 'MODIFIED' } },
    { operation: 'NotesPageQuery', statements: 5, variables: { ...remembered, filter: { types: ['NOTE'] }, order: 'MODIFIED' } },
    { operation: 'NotesPageQuery', statements: 5, when: 'of a collection', variables: { ...remembered, filter: { types: ['NOTE'], collectionId: collection, includeDescendants: true }, order: 'MODIFIED' } },
    { operation: 'NotesCollectionPickerQuery', statements: 3, variables: ofSpace },
    { operation: 'NotesLinkedPickerQuery', statements: 3, variables: { ...ofSpace, text: null, order: 'MODIFIED' } },
    { operation: 'NotesLinkedQuery', statements: 2, variables: { id: note } },
    { operation: 'NoteListPaginationQuery', statements: 3, variables: { id: spaceId, filter: { types: ['NOTE'] }, order: 'MODIFIED', count: 96 } },
    { operation: 'OpenNoteQuery', statements: 3, variables: { id: note } },
    { operation: 'NewNoteQuery', statements: 2, variables: { id: note } },
    { operation: 'DeleteCollectionDialogQuery', statements: 3, variables: { id: collection } },
    { operation: 'AppHeaderQuery', statements: 4, variables: {} },
    { operation: 'SharePageQuery', statements: 3, variables: {} },
    { operation: 'AdministrationPageQuery', statements: 3, variables: {} },
    { operation: 'PeoplePageQuery', statements: 6, variables: {} },
    { operation: 'PeopleTablePaginationQuery', statements: 6, variables: async (ask) => ({ count: 50, cursor: endOf(((await ask('PeoplePageQuery', {}))['viewer'] as { administration: { people: unknown } }).administration.people) }) },
    { operation: 'RegistrationPageQuery', statements: 2, variables: {} },
    { operation: 'StoragePageQuery', statements: 2, variables: {} },
    { operation: 'FeedbackPageQuery', statements: 3, variables: { isDone: false } },
    { operation: 'FeedbackListPaginationQuery', statements: 3, variables: { isDone: false, count: 20 } },
    { operation: 'JobsPageQuery', statements: 2, variables: {} },
    { operation: 'JobsPageReloadQuery', statements: 2, variables: {} },
    { operation: 'AuditLogPageQuery', statements: 2, variables: {} },
    { operation: 'AuditTablePaginationQuery', statements: 2, variables: async (ask) => ({ count: 50, cursor: endOf(((await ask('AuditLogPageQuery', {}))['viewer'] as { administration: { auditLog: unknown } }).administration.auditLog) }) },
    { operation: 'ExportAuditLogQuery', statements: 1, variables: {} },
    { operation: 'ExportSpaceAuditLogQuery', statements: 2, variables: { id: spaceId } },
    { operation: 'ProcessingPillQuery', statements: 2, variables: ofSpace },
    { operation: 'UploadDialogQuery', statements: 2, variables: ofSpace },
    { operation: 'SpaceSettingsDialogQuery', statements: 7, variables: ofSpace },
    { operation: 'SpacePromptsQuery', statements: 5, variables: ofSpace },
    { operation: 'BillingPageQuery', statements: 4, variables: {} },
    { operation: 'PhotoSectionRefetchQuery', statements: 2, variables: {} },
    { operation: 'ProfilePageQuery', statements: 7, variables: {} },
    { operation: 'ChangePasswordPageQuery', statements: 4, variables: {} },
    { operation: 'PasskeysSectionRefetchQuery', statements: 3, variables: {} },
    { operation: 'EmailSectionRefetchQuery', statements: 2, variables: {} },
    { operation: 'SessionsSectionRefetchQuery', statements: 2, variables: {} },
    { operation: 'TwoFactorSectionRefetchQuery', statements: 1, variables: {} },
    { operation: 'ApiKeysPageQuery', statements: 2, variables: {} },
    { operation: 'ApiKeysPagePaginationQuery', statements: 2, variables: async (ask) => ({ count: 50, cursor: endOf(((await ask('ApiKeysPageQuery', {}))['viewer'] as { apiKeys: unknown }).apiKeys) }) },
    { operation: 'NotificationsPageQuery', statements: 4, variables: {} },
    { operation: 'NotificationPopoverQuery', statements: 4, variables: {} },
    { operation: 'NotificationListPaginationQuery', statements: 3, variables: async (ask) => ({ count: 20, cursor: endOf(((await ask('NotificationsPageQuery', {}))['viewer'] as { notifications: unknown }).notifications) }) },
    { operation: 'SettingsPageQuery', statements: 1, variables: {} },
    { operation: 'useExistingFilesQuery', statements: 2, variables: { ...ofSpace, sha256: ['0'.repeat(64)] } },
    { operation: 'useExistingLinkQuery', statements: 2, variables: { ...ofSpace, links: ['https://example.org/kept'] } },
    { operation: 'TeamsPageQuery', statements: 4, variables: {} },
    { operation: 'TeamsPageMembersQuery', statements: 6, variables: ofSpace },
    { operation: 'InvitationPageQuery', statements: 1, variables: { token: seeded.invitationToken } },
  ];
}
