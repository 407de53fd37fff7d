import { execute, parse } from 'graphql';
import { beforeAll, describe, expect, test } from 'vitest';
import { executeOnce } from '#server/http/idempotentMutations.ts';
import { promptTemplates } from '#server/domain/prompts/library/listPromptTemplates.ts';
import { schema } from '#server/schema/schema.ts';
import { fullSpaces, type FullSpace, type Who } from '#tests/support/fullSpace.ts';
import { mutationText, nobody, publicId, useVault, uuid } from '#tests/support/vault.ts';

const vault = useVault({ models: [{ name: 'some', contextTokens: null, inputPrice: null, outputPrice: null }] });
const { as, given } = vault;
const { fullSpace, actors } = fullSpaces(vault);

/** What each may do. `ok` is the payload; everything else is the code of the refusal. */
type Rights = Record<Who, string>;

const editors: Rights = {
  OWNER: 'ok',
  EDITOR: 'ok',
  VIEWER: 'FORBIDDEN',
  STRANGER: 'NOT_FOUND',
  NOBODY: 'UNAUTHENTICATED',
  READ_KEY: 'FORBIDDEN',
  WRITE_KEY: 'ok',
  OTHER_KEY: 'NOT_FOUND',
};
/** Whoever may see it, by a key that writes. */
const learners: Rights = { ...editors, VIEWER: 'ok' };
const owners: Rights = { ...editors, EDITOR: 'FORBIDDEN', WRITE_KEY: 'FORBIDDEN' };
/** Who joins or makes a space, or concerns an account. */
const everybody: Rights = { ...editors, VIEWER: 'ok', STRANGER: 'ok', WRITE_KEY: 'FORBIDDEN', OTHER_KEY: 'FORBIDDEN' };
/** What belongs to the owner as a person: the other members do not see it. */
const oneself: Rights = { ...editors, EDITOR: 'NOT_FOUND', VIEWER: 'NOT_FOUND', WRITE_KEY: 'NOT_FOUND' };

/** What no API key may do, not even the owner's. */
const signedIn: Rights = { ...oneself, WRITE_KEY: 'FORBIDDEN', OTHER_KEY: 'FORBIDDEN' };

/** What the owner began: the other owners may do it, too. */
const startersAndOwners: Rights = { ...oneself, WRITE_KEY: 'ok' };

/** Whoever has the link. */
const anybody: Rights = { OWNER: 'ok', EDITOR: 'ok', VIEWER: 'ok', STRANGER: 'ok', NOBODY: 'ok', READ_KEY: 'ok', WRITE_KEY: 'ok', OTHER_KEY: 'ok' };

/** What belongs to the owner as a person, though the other members see it. */
const theirOwn: Rights = { ...editors, EDITOR: 'FORBIDDEN', WRITE_KEY: 'FORBIDDEN' };

/** What every member may do, except the last owner. */
const leaving: Rights = { ...editors, OWNER: 'LAST_OWNER', VIEWER: 'ok', WRITE_KEY: 'FORBIDDEN' };

/** What those may who look after the vault: nobody here does. That they may is proven in tests/server/administration. */
const administrators: Rights = { OWNER: 'FORBIDDEN', EDITOR: 'FORBIDDEN', VIEWER: 'FORBIDDEN', STRANGER: 'FORBIDDEN', NOBODY: 'UNAUTHENTICATED', READ_KEY: 'FORBIDDEN', WRITE_KEY: 'FORBIDDEN', OTHER_KEY: 'FORBIDDEN' };
const somebody = ({ owner }: FullSpace) => publicId('Person', uuid(owner.id));

/** What nobody said. */
const untold = '01939d2f-0000-7000-8000-000000000000';

/** Every mutation has a row: who may, and an input that would work for who may. */
const mutations: Record<string, { rights: Rights; input: (space: FullSpace) => Record<string, unknown>; selection: string }> = {
  createSpace: { rights: everybody, input: () => ({ name: 'Another' }), selection: 'space { id }' },
  updateSpace: { rights: owners, input: ({ spaceId }) => ({ spaceId, name: 'Renamed' }), selection: 'space { name }' },
  archiveSpace: { rights: owners, input: ({ spaceId }) => ({ spaceId }), selection: 'space { archivedAt }' },
  unarchiveSpace: { rights: owners, input: ({ spaceId }) => ({ spaceId }), selection: 'space { archivedAt }' },
  deleteSpace: { rights: owners, input: ({ spaceId }) => ({ spaceId, confirmation: 'Research Lab' }), selection: 'deletedSpaceId' },
  inviteMember: {
    rights: owners,
    input: ({ spaceId }) => ({ spaceId, email: 'grace@example.org', role: 'VIEWER' }),
    selection: 'invitation { email }',
  },
  acceptInvitation: { rights: everybody, input: ({ token }) => ({ invitation: { token } }), selection: 'space { id }' },
  declineInvitation: { rights: everybody, input: ({ token }) => ({ invitation: { token } }), selection: 'declinedInvitationId' },
  createInvitationLink: { rights: { ...oneself, WRITE_KEY: 'FORBIDDEN' }, input: ({ invitationId }) => ({ invitationId }), selection: 'path' },
  revokeInvitation: { rights: { ...oneself, WRITE_KEY: 'FORBIDDEN' }, input: ({ invitationId }) => ({ invitationId }), selection: 'revokedInvitationId' },
  changeMemberRole: { rights: owners, input: ({ memberId }) => ({ memberId, role: 'OWNER' }), selection: 'member { role }' },
  removeMember: { rights: owners, input: ({ memberId }) => ({ memberId }), selection: 'removedMemberId' },
  leaveSpace: { rights: leaving, input: ({ spaceId }) => ({ spaceId }), selection: 'leftSpaceId' },
  createApiKey: { rights: everybody, input: () => ({ name: 'Script', scopes: ['READ'] }), selection: 'secret' },
  revokeApiKey: { rights: signedIn, input: ({ apiKeyId }) => ({ apiKeyId }), selection: 'apiKey { revokedAt }' },
  updateProfile: { rights: everybody, input: () => ({ displayName: 'Ada' }), selection: 'account { user { displayName } }' },
  requestEmailChange: { rights: everybody, input: () => ({ email: 'new@example.org' }), selection: 'account { pendingEmail }' },
  confirmEmailChange: { rights: anybody, input: ({ emailChangeToken }) => ({ token: emailChangeToken }), selection: 'email' },
  deleteAccount: {
    rights: { ...signedIn, OWNER: 'LAST_OWNER', EDITOR: 'CONFIRMATION_REQUIRED', VIEWER: 'CONFIRMATION_REQUIRED', STRANGER: 'CONFIRMATION_REQUIRED' },
    input: ({ ownerEmail }) => ({ confirmation: ownerEmail }),
    selection: 'deletedUserId',
  },
  removePasskeys: { rights: signedIn, input: ({ passkeyId }) => ({ passkeyIds: [passkeyId] }), selection: 'account { hasPassword }' },
  revokeSessions: { rights: signedIn, input: ({ sessionId }) => ({ sessionIds: [sessionId] }), selection: 'revokedSessionIds' },
  createCollection: { rights: editors, input: ({ spaceId }) => ({ spaceId, name: 'New' }), selection: 'collection { id }' },
  updateCollection: { rights: editors, input: ({ collectionId }) => ({ collectionId, name: 'New' }), selection: 'collection { id }' },
  moveCollection: { rights: editors, input: ({ collectionId }) => ({ collectionId, parentId: null }), selection: 'collection { id }' },
  deleteCollection: {
    rights: editors,
    input: ({ collectionId }) => ({ collectionId, confirmation: 'DELETE' }),
    selection: 'deletedSourceCount',
  },
  restoreCollections: { rights: editors, input: ({ deletedCollectionId }) => ({ deletedCollectionIds: [deletedCollectionId] }), selection: 'collections { id }' },
  deleteCollectionsForever: { rights: editors, input: ({ deletedCollectionId }) => ({ deletedCollectionIds: [deletedCollectionId] }), selection: 'deletedSourceCount' },
  addSources: {
    rights: editors,
    input: ({ spaceId, collectionId }) => ({ spaceId, collectionId, sources: [{ note: { text: 'A note' } }] }),
    selection: 'results { outcome }',
  },
  moveSources: {
    rights: editors,
    input: ({ sourceId, otherCollectionId }) => ({ sourceIds: [sourceId], toCollectionId: otherCollectionId }),
    selection: 'movedSourceIds',
  },
  deleteSources: { rights: editors, input: ({ sourceId }) => ({ sourceIds: [sourceId] }), selection: 'deletedSourceIds' },
  updateSource: { rights: editors, input: ({ sourceId }) => ({ sourceId, title: 'New' }), selection: 'source { id }' },
  addEntries: { rights: editors, input: ({ sourceId, entryId }) => ({ sourceId, entryIds: [entryId] }), selection: 'count' },
  restoreRevision: { rights: editors, input: ({ revisionId }) => ({ revisionId }), selection: 'source { id }' },
  deleteRevision: { rights: editors, input: ({ linkRevisionId }) => ({ revisionId: linkRevisionId }), selection: 'deletedRevisionId' },
  setReadingProgress: { rights: { ...editors, VIEWER: 'ok' }, input: ({ sourceId }) => ({ sourceId, progress: 0.5 }), selection: 'source { readingProgress }' },
  createWebhook: { rights: owners, input: ({ spaceId }) => ({ spaceId, name: 'Mirror', url: 'https://example.org/hook', events: ['CHANGED'] }), selection: 'secret webhook { id }' },
  updateWebhook: { rights: { ...oneself, WRITE_KEY: 'FORBIDDEN' }, input: ({ webhookId }) => ({ webhookId, name: 'Renamed' }), selection: 'secret webhook { name }' },
  deleteWebhooks: { rights: { ...oneself, WRITE_KEY: 'FORBIDDEN' }, input: ({ webhookId }) => ({ webhookIds: [webhookId] }), selection: 'deletedWebhookIds' },
  redeliver: { rights: { ...oneself, WRITE_KEY: 'FORBIDDEN' }, input: ({ deliveryId }) => ({ deliveryIds: [deliveryId] }), selection: 'deliveries { state }' },
  createFeeds: { rights: editors, input: ({ spaceId, collectionId }) => ({ spaceId, collectionId, urls: ['https://example.org/feed.xml'] }), selection: 'feeds { id }' },
  updateFeeds: { rights: editors, input: ({ feedId }) => ({ feedIds: [feedId], isPaused: true }), selection: 'feeds { isPaused }' },
  deleteFeeds: { rights: editors, input: ({ feedId }) => ({ feedIds: [feedId] }), selection: 'deletedFeedIds' },
  createFeedAddress: { rights: { ...editors, VIEWER: 'ok', WRITE_KEY: 'FORBIDDEN' }, input: ({ spaceId }) => ({ spaceId, name: 'What is new' }), selection: 'feedAddress { url }' },
  deleteFeedAddresses: { rights: oneself, input: ({ feedAddressId }) => ({ feedAddressIds: [feedAddressId] }), selection: 'deletedFeedAddressIds' },
  startImport: { rights: editors, input: ({ spaceId }) => ({ into: { spaceId }, format: 'AUTO', fileName: 'bookmarks.html', size: 5 }), selection: 'job { uploadPath }' },
  startExport: { rights: { ...editors, VIEWER: 'ok', READ_KEY: 'ok' }, input: ({ spaceId }) => ({ spaceId, format: 'CSV' }), selection: 'job { state }' },
  approveJobs: { rights: startersAndOwners, input: ({ jobId }) => ({ jobIds: [jobId] }), selection: 'jobs { state }' },
  stopRuns: { rights: startersAndOwners, input: ({ jobId }) => ({ runIds: [jobId] }), selection: 'runs { state }' },
  startConversation: { rights: { ...editors, VIEWER: 'ok' }, input: ({ spaceId }) => ({ spaceId, question: 'What for?' }), selection: 'conversation { id } answer { state }' },
  askQuestion: { rights: oneself, input: ({ conversationId }) => ({ conversationId, question: 'And then?' }), selection: 'answer { state }' },
  updateConversation: { rights: oneself, input: ({ conversationId }) => ({ conversationId, title: 'New' }), selection: 'conversation { title }' },
  applyProposedChanges: { rights: oneself, input: ({ proposingId }) => ({ messageId: proposingId, expectedCount: 1 }), selection: 'answer: message { appliedAt }' },
  dismissProposedChanges: { rights: oneself, input: ({ proposingId, proposedChangeId }) => ({ messageId: proposingId, changeIds: [proposedChangeId] }), selection: 'answer: message { id }' },
  deleteConversations: { rights: oneself, input: ({ conversationId }) => ({ conversationIds: [conversationId] }), selection: 'deletedConversationIds' },
  addHighlight: { rights: editors, input: ({ sourceId }) => ({ sourceId, quote: 'Words' }), selection: 'highlight { quote }' },
  updateHighlight: { rights: theirOwn, input: ({ highlightId }) => ({ highlightId, note: 'New' }), selection: 'highlight { note }' },
  undoChange: { rights: oneself, input: ({ undoId }) => ({ undoId }), selection: 'changedSourceIds' },
  deleteHighlight: { rights: theirOwn, input: ({ highlightId }) => ({ highlightId }), selection: 'deletedHighlightId' },
  downloadSources: { rights: { ...editors, VIEWER: 'ok', READ_KEY: 'ok' }, input: ({ sourceId }) => ({ sourceIds: [sourceId] }), selection: 'url' },
  copySources: {
    rights: editors,
    input: ({ sourceId, otherCollectionId }) => ({ sourceIds: [sourceId], toCollectionId: otherCollectionId }),
    selection: 'copiedSourceIds',
  },
  favoriteSources: {
    rights: { ...editors, VIEWER: 'ok' },
    input: ({ sourceId }) => ({ sourceIds: [sourceId], isFavorite: true }),
    selection: 'favoriteSourceIds',
  },
  markSourcesDone: { rights: editors, input: ({ sourceId }) => ({ sourceIds: [sourceId], isDone: true }), selection: 'markedSourceIds' },
  tagSources: { rights: editors, input: ({ sourceId }) => ({ sourceIds: [sourceId], add: ['draft'] }), selection: 'taggedSourceIds' },
  mergeTags: { rights: editors, input: ({ tagId }) => ({ tagIds: [tagId], name: 'New' }), selection: 'tag { name }' },
  createWork: { rights: editors, input: ({ spaceId }) => ({ spaceId, kind: 'DRAFT', title: 'New', body: 'Words' }), selection: 'work { title }' },
  updateWork: { rights: editors, input: ({ workId }) => ({ workId, title: 'New' }), selection: 'work { title }' },
  deleteWorks: { rights: editors, input: ({ workId }) => ({ workIds: [workId] }), selection: 'deletedWorkIds' },
  createSmartCollection: { rights: editors, input: ({ spaceId }) => ({ spaceId, name: 'New', filter: { text: 'new' } }), selection: 'smartCollection { id }' },
  updateSmartCollection: { rights: editors, input: ({ smartCollectionId }) => ({ smartCollectionId, name: 'New' }), selection: 'smartCollection { name }' },
  deleteSmartCollection: { rights: editors, input: ({ smartCollectionId }) => ({ smartCollectionId }), selection: 'deletedSmartCollectionId' },
  restoreSmartCollection: { rights: editors, input: ({ deletedSmartCollectionId }) => ({ smartCollectionId: deletedSmartCollectionId }), selection: 'smartCollection { name }' },
  createPromptCollection: { rights: editors, input: ({ spaceId }) => ({ spaceId, name: 'New' }), selection: 'promptCollection { id }' },
  copyPromptCollection: { rights: editors, input: ({ promptCollectionId }) => ({ promptCollectionId }), selection: 'promptCollection { name }' },
  updatePromptCollection: { rights: editors, input: ({ promptCollectionId }) => ({ promptCollectionId, name: 'New' }), selection: 'promptCollection { name }' },
  deletePromptCollections: { rights: editors, input: ({ promptCollectionId }) => ({ promptCollectionIds: [promptCollectionId] }), selection: 'deletedPromptCount' },
  createPrompt: { rights: editors, input: ({ spaceId, promptId }) => ({ spaceId, title: 'New', copyOf: promptId }), selection: 'prompt { id }' },
  updatePrompt: { rights: editors, input: ({ promptId }) => ({ promptId, title: 'New' }), selection: 'prompt { title }' },
  savePromptVersion: { rights: editors, input: ({ promptId }) => ({ promptId }), selection: 'version { id }' },
  setPromptLabel: { rights: editors, input: ({ promptId, promptVersionId }) => ({ promptId, label: 'production', versionId: promptVersionId }), selection: 'prompt { id }' },
  analysePrompt: { rights: editors, input: ({ promptId }) => ({ promptId }), selection: 'analysis { id }' },
  runPrompt: { rights: editors, input: ({ promptId }) => ({ promptId }), selection: 'runs { id }' },
  saveTestSet: { rights: editors, input: ({ promptId, testSetId, testCaseId }) => ({ promptId, testSetId, name: 'New', add: [{ values: [] }], remove: [testCaseId] }), selection: 'testSet { id }' },
  deleteTestSets: { rights: editors, input: ({ testSetId }) => ({ testSetIds: [testSetId] }), selection: 'deletedTestSetIds' },
  startTestRun: { rights: editors, input: ({ testSetId, promptVersionId }) => ({ testSetId, versionIds: [promptVersionId] }), selection: 'testRun { id }' },
  resolvePromptSuggestions: { rights: oneself, input: ({ promptSuggestionId }) => ({ suggestionIds: [promptSuggestionId], state: 'APPLIED' }), selection: 'prompt { id }' },
  createDeck: { rights: editors, input: ({ spaceId }) => ({ spaceId, name: 'New' }), selection: 'deck { id }' },
  updateDeck: { rights: editors, input: ({ deckId }) => ({ deckId, name: 'New' }), selection: 'deck { name }' },
  deleteDecks: { rights: editors, input: ({ deckId }) => ({ deckIds: [deckId] }), selection: 'deletedDeckIds' },
  createCards: { rights: editors, input: ({ deckId }) => ({ deckId, cards: [{ kind: 'BASIC', front: 'New?', back: 'New.' }] }), selection: 'cards { id }' },
  makeCards: { rights: editors, input: ({ deckId }) => ({ deckId }), selection: 'job { state }' },
  updateCards: { rights: editors, input: ({ cardId }) => ({ cardIds: [cardId], state: 'SUSPENDED' }), selection: 'cards { state }' },
  deleteCards: { rights: editors, input: ({ cardId }) => ({ cardIds: [cardId] }), selection: 'deletedCardIds' },
  reviewCards: { rights: learners, input: ({ cardId }) => ({ reviews: [{ cardId, rating: 'GOOD' }] }), selection: 'cards { id }' },
  restorePrompts: { rights: editors, input: ({ deletedPromptId, deletedPromptCollectionId }) => ({ promptIds: [deletedPromptId], promptCollectionIds: [deletedPromptCollectionId] }), selection: 'prompts { id } promptCollections { id }' },
  deletePromptsForever: { rights: editors, input: ({ deletedPromptId, deletedPromptCollectionId }) => ({ promptIds: [deletedPromptId], promptCollectionIds: [deletedPromptCollectionId] }), selection: 'deletedPromptIds deletedPromptCollectionIds' },
  deletePrompts: { rights: editors, input: ({ promptId }) => ({ promptIds: [promptId] }), selection: 'deletedPromptIds' },
  deleteTags: { rights: editors, input: ({ tagId }) => ({ tagIds: [tagId] }), selection: 'deletedTagIds' },
  reprocessSources: { rights: editors, input: ({ sourceId }) => ({ sourceIds: [sourceId] }), selection: 'sources { id }' },
  deleteSourcesForever: { rights: editors, input: ({ trashedSourceId }) => ({ sourceIds: [trashedSourceId] }), selection: 'deletedSourceIds' },
  emptyTrash: { rights: editors, input: ({ spaceId }) => ({ spaceId }), selection: 'deletedSourceCount' },
  restoreSources: { rights: editors, input: ({ sourceId }) => ({ sourceIds: [sourceId] }), selection: 'sources { id }' },
  dismissFailures: { rights: editors, input: ({ sourceId }) => ({ sourceIds: [sourceId] }), selection: 'dismissedSourceIds' },
  retrySources: { rights: editors, input: ({ sourceId }) => ({ sourceIds: [sourceId] }), selection: 'sources { id }' },
  markNotificationsRead: {
    rights: oneself,
    input: ({ notificationId }) => ({ notificationIds: [notificationId] }),
    selection: 'notifications { id }',
  },
  updateRegistrationPolicy: { rights: administrators, input: () => ({ mode: 'CLOSED' }), selection: 'administration { registration { mode } }' },
  createPersonInvitationLink: { rights: administrators, input: (here) => ({ personId: somebody(here) }), selection: 'path' },
  retryFailedJobs: { rights: administrators, input: () => ({ queue: 'processSource' }), selection: 'retriedCount' },
  invitePeople: { rights: administrators, input: () => ({ emails: ['grace@example.org'] }), selection: 'people { id }' },
  updatePeople: { rights: administrators, input: (here) => ({ personIds: [somebody(here)], isDisabled: true }), selection: 'people { id }' },
  deletePeople: { rights: administrators, input: (here) => ({ personIds: [somebody(here)], confirmation: 'DELETE' }), selection: 'deletedPersonIds' },
  sendFeedback: { rights: everybody, input: () => ({ text: 'Fine' }), selection: 'isSent' },
  markFeedbackDone: { rights: administrators, input: () => ({ feedbackIds: [publicId('Feedback', untold)], isDone: true }), selection: 'feedback { id }' },
  deleteFeedback: { rights: administrators, input: () => ({ feedbackIds: [publicId('Feedback', untold)] }), selection: 'deletedFeedbackIds' },
  markAllNotificationsRead: { rights: { ...everybody, WRITE_KEY: 'ok', OTHER_KEY: 'ok' }, input: () => ({}), selection: 'readCount' },
};

test('every mutation has its row', () => {
  expect(Object.keys(mutations).sort()).toEqual(Object.keys(schema.getMutationType()?.getFields() ?? {}).sort());
});

/** Refusals that depend on who asks, and on nothing else that is in the space. */
const forWantOfRights: ReadonlySet<string> = new Set(['FORBIDDEN', 'NOT_FOUND', 'UNAUTHENTICATED']);

describe.each(Object.entries(mutations))('%s', (name, { rights, input, selection }) => {
  // Whoever is refused leaves it as it was, as each test proves: they share one.
  let untouched: FullSpace;
  beforeAll(async () => {
    untouched = await fullSpace();
  });

  test.each(Object.entries(rights) as [Who, string][])('%s: %s', async (who, expected) => {
    const here = forWantOfRights.has(expected) ? untouched : await fullSpace();
    const me = await actors[who](here);
    const before = await counts(here);
    const answer = await as(me).mutate(name, input(here), selection);
    expect(answer.code ?? 'ok').toBe(expected);
    if (expected !== 'ok') expect(await counts(here)).toEqual(before);
  });

  test('with a key it happens once, and answers as without', async () => {
    const [who] = Object.entries(rights).find(([, expected]) => expected === 'ok') ?? [];
    if (who === undefined || who === 'NOBODY') return;
    const here = await fullSpace();
    const { actor } = await actors[who as Who](here);
    const args = { schema, document: parse(mutationText(name, selection)), variableValues: { input: input(here) }, contextValue: vault.context(actor) };
    const first = await executeOnce(args, 'the key', execute);
    expect(first.errors).toBeUndefined();
    expect(first.data?.[name]).not.toHaveProperty('code');
    const after = await counts(here);
    expect(await executeOnce(args, 'the key', execute)).toEqual({ data: first.data, extensions: { idempotentReplayed: true } });
    expect(await counts(here)).toEqual(after);
  });

  test('a stranger gets the answer of an id that does not exist', async () => {
    const nowhere: FullSpace = {
      ...untouched,
      spaceId: publicId('Space', '01939d2f-0000-7000-8000-000000000000'),
      collectionId: publicId('Collection', '01939d2f-0000-7000-8000-000000000000'),
      otherCollectionId: publicId('Collection', '01939d2f-0000-7000-8000-000000000000'),
      deletedCollectionId: publicId('DeletedCollection', '01939d2f-0000-7000-8000-000000000000'),
      sourceId: publicId('Source', '01939d2f-0000-7000-8000-000000000000'),
      trashedSourceId: publicId('Source', '01939d2f-0000-7000-8000-000000000000'),
      tagId: publicId('Tag', '01939d2f-0000-7000-8000-000000000000'),
      highlightId: publicId('Highlight', '01939d2f-0000-7000-8000-000000000000'),
      feedId: publicId('Feed', '01939d2f-0000-7000-8000-000000000000'),
      feedAddressId: publicId('FeedAddress', '01939d2f-0000-7000-8000-000000000000'),
      webhookId: publicId('Webhook', '01939d2f-0000-7000-8000-000000000000'),
      deliveryId: publicId('WebhookDelivery', '01939d2f-0000-7000-8000-000000000000'),
      workId: publicId('Work', '01939d2f-0000-7000-8000-000000000000'),
      workRevisionId: publicId('WorkRevision', '01939d2f-0000-7000-8000-000000000000'),
      smartCollectionId: publicId('SmartCollection', '01939d2f-0000-7000-8000-000000000000'),
      deletedSmartCollectionId: publicId('SmartCollection', '01939d2f-0000-7000-8000-000000000000'),
      promptCollectionId: publicId('PromptCollection', '01939d2f-0000-7000-8000-000000000000'),
      promptVersionId: publicId('PromptVersion', '01939d2f-0000-7000-8000-000000000000'),
      promptAnalysisId: publicId('PromptAnalysis', '01939d2f-0000-7000-8000-000000000000'),
      promptRunId: publicId('PromptRun', '01939d2f-0000-7000-8000-000000000000'),
      testSetId: publicId('TestSet', '01939d2f-0000-7000-8000-000000000000'),
      testCaseId: publicId('TestCase', '01939d2f-0000-7000-8000-000000000000'),
      testRunId: publicId('TestRun', '01939d2f-0000-7000-8000-000000000000'),
      testResultId: publicId('TestResult', '01939d2f-0000-7000-8000-000000000000'),
      promptSuggestionId: publicId('PromptSuggestion', '01939d2f-0000-7000-8000-000000000000'),
      promptId: publicId('Prompt', '01939d2f-0000-7000-8000-000000000000'),
      deletedPromptId: publicId('Prompt', '01939d2f-0000-7000-8000-000000000000'),
      deletedPromptCollectionId: publicId('PromptCollection', '01939d2f-0000-7000-8000-000000000000'),
      deckId: publicId('Deck', '01939d2f-0000-7000-8000-000000000000'),
      cardId: publicId('Card', '01939d2f-0000-7000-8000-000000000000'),
      entryId: publicId('SourceEntry', '01939d2f-0000-7000-8000-000000000000'),
      revisionId: publicId('SourceRevision', '01939d2f-0000-7000-8000-000000000000'),
      linkRevisionId: publicId('SourceRevision', '01939d2f-0000-7000-8000-000000000000'),
      notificationId: publicId('Notification', '01939d2f-0000-7000-8000-000000000000'),
      jobId: publicId('Job', '01939d2f-0000-7000-8000-000000000000'),
      conversationId: publicId('Conversation', '01939d2f-0000-7000-8000-000000000000'),
      answerId: publicId('Message', '01939d2f-0000-7000-8000-000000000000'),
      proposingId: publicId('Message', '01939d2f-0000-7000-8000-000000000000'),
      proposedChangeId: publicId('ProposedChange', '01939d2f-0000-7000-8000-000000000000'),
      memberId: publicId('Member', '01939d2f-0000-7000-8000-000000000000'),
      invitationId: publicId('Invitation', '01939d2f-0000-7000-8000-000000000000'),
      apiKeyId: publicId('ApiKey', '01939d2f-0000-7000-8000-000000000000'),
      sessionId: publicId('Session', '01939d2f-0000-7000-8000-000000000000'),
      passkeyId: publicId('Passkey', '01939d2f-0000-7000-8000-000000000000'),
    };
    if (rights.STRANGER === 'ok') return;
    const stranger = await given.person();
    expect(await as(stranger).mutate(name, input(untouched), selection)).toEqual(await as(stranger).mutate(name, input(nowhere), selection));
  });
});

/** Every type with an id, read through `node`: visible to members and nobody else. */
const nodes: Record<string, (space: FullSpace) => Promise<string>> = {
  Space: async ({ spaceId }) => spaceId,
  Collection: async ({ collectionId }) => collectionId,
  DeletedCollection: async ({ deletedCollectionId }) => deletedCollectionId,
  Source: async ({ sourceId }) => sourceId,
  User: async ({ owner }) => owner.id,
  Tag: async ({ tagId }) => tagId,
  ProcessingEvent: async ({ sourceId }) => {
    const event = await vault.database.prisma.processingEvent.create({
      data: { sourceId: uuid(sourceId), run: 1, stage: 'FETCH', outcome: 'RUNNING', startedAt: new Date() },
    });
    return publicId('ProcessingEvent', event.id);
  },
  Highlight: async ({ highlightId }) => highlightId,
  Feed: async ({ feedId }) => feedId,
  FeedAddress: async ({ feedAddressId }) => feedAddressId,
  Webhook: async ({ webhookId }) => webhookId,
  WebhookDelivery: async ({ deliveryId }) => deliveryId,
  Work: async ({ workId }) => workId,
  WorkRevision: async ({ workRevisionId }) => workRevisionId,
  SmartCollection: async ({ smartCollectionId }) => smartCollectionId,
  Job: async ({ jobId }) => jobId,
  PromptTemplate: async () => publicId('PromptTemplate', promptTemplates[0]?.id ?? ''),
  PromptAnalysis: async ({ promptAnalysisId }) => promptAnalysisId,
  PromptRun: async ({ promptRunId }) => promptRunId,
  TestSet: async ({ testSetId }) => testSetId,
  TestCase: async ({ testCaseId }) => testCaseId,
  TestRun: async ({ testRunId }) => testRunId,
  TestResult: async ({ testResultId }) => testResultId,
  PromptSuggestion: async ({ promptSuggestionId }) => promptSuggestionId,
  PromptVersion: async ({ promptVersionId }) => promptVersionId,
  Prompt: async ({ promptId }) => promptId,
  PromptCollection: async ({ promptCollectionId }) => promptCollectionId,
  Deck: async ({ deckId }) => deckId,
  Card: async ({ cardId }) => cardId,
  CardReview: async ({ cardReviewId }) => cardReviewId,
  Conversation: async ({ conversationId }) => conversationId,
  Message: async ({ answerId }) => answerId,
  Statement: async ({ statementId }) => statementId,
  ProposedChange: async ({ proposedChangeId }) => proposedChangeId,
  Citation: async ({ citationId }) => citationId,
  SourceEntry: async ({ entryId }) => entryId,
  SourceRevision: async ({ revisionId }) => revisionId,
  Notification: async ({ notificationId }) => notificationId,
  Member: async ({ memberId }) => memberId,
  Invitation: async ({ invitationId }) => invitationId,
  ApiKey: async ({ apiKeyId }) => apiKeyId,
  Session: async ({ sessionId }) => sessionId,
  Passkey: async ({ passkeyId }) => passkeyId,
  Person: async ({ owner }) => publicId('Person', uuid(owner.id)),
  AuditEntry: async ({ spaceId }) => {
    const entry = await vault.database.prisma.auditEntry.findFirstOrThrow({ where: { spaceId: uuid(spaceId) } });
    return publicId('AuditEntry', entry.id);
  },
  Feedback: async ({ owner }) => {
    const { id } = await vault.database.prisma.feedback.create({ data: { userId: uuid(owner.id), text: 'Fine' } });
    return publicId('Feedback', id);
  },
  Activity: async ({ spaceId }) => {
    const activity = await vault.database.prisma.activity.findFirstOrThrow({ where: { spaceId: uuid(spaceId) } });
    return publicId('Activity', activity.id);
  },
};

/** Types of which the other members see nothing, and no key that does not manage. */
const personal: ReadonlySet<string> = new Set(['Notification', 'FeedAddress', 'ApiKey', 'Session', 'Passkey', 'AuditEntry', 'Conversation', 'Message', 'ProposedChange', 'Statement', 'Citation', 'PromptAnalysis', 'PromptSuggestion', 'PromptRun', 'CardReview']);

/** Types that those see who look after the vault: nobody here. */
const forAdministrators: ReadonlySet<string> = new Set(['Person', 'Feedback']);

/** Types that only owners see, also by a key that reads. */
const forOwners: ReadonlySet<string> = new Set(['Invitation', 'Job', 'Webhook', 'WebhookDelivery']);

/** Types that belong to the vault: whoever has signed in sees them. */
const forEverybody: ReadonlySet<string> = new Set(['PromptTemplate']);

test('every node type has its row', () => {
  const node = schema.getType('Node');
  const types = schema.getPossibleTypes(node as never).map(({ name }) => name);
  expect(Object.keys(nodes).sort()).toEqual(types.sort());
});

describe.each(Object.entries(nodes))('node %s', (type, idOf) => {
  let here: FullSpace;
  let id: string;
  beforeAll(async () => {
    here = await fullSpace();
    id = await idOf(here);
  });

  test.each([
    ['OWNER', true],
    ['EDITOR', true],
    ['VIEWER', true],
    ['STRANGER', false],
    ['NOBODY', false],
    ['READ_KEY', true],
    ['WRITE_KEY', true],
    ['OTHER_KEY', false],
  ] as [Who, boolean][])('%s (a member: %s)', async (who, member) => {
    // The owner's key for another space is still the owner.
    const isOneself = type === 'User' && who === 'OTHER_KEY';
    const visible = isOneself || (forEverybody.has(type) && who !== 'NOBODY') || (forAdministrators.has(type) ? false : personal.has(type) ? who === 'OWNER' : forOwners.has(type) ? ['OWNER', 'READ_KEY', 'WRITE_KEY'].includes(who) : member);
    const { data, errors } = await as(await actors[who](here)).query('query($id: ID!) { node(id: $id) { __typename id } nodes(ids: [$id]) { id } }', { id });
    expect(errors).toBeUndefined();
    expect(data).toEqual(visible ? { node: { __typename: type, id }, nodes: [{ id }] } : { node: null, nodes: [null] });
  });
});

test('of a deleted space nobody finds anything, while its rows are still there', async () => {
  const here = await fullSpace();
  const [owner, editor, key] = await Promise.all([actors.OWNER(here), actors.EDITOR(here), actors.READ_KEY(here)]);
  const ids: [string, string][] = await Promise.all(Object.entries(nodes).map(async ([type, idOf]) => [type, await idOf(here)] as [string, string]));
  await as(here.owner).mutate('deleteSpace', { spaceId: here.spaceId, confirmation: 'Research Lab' }, 'deletedSpaceId');
  expect(await vault.database.prisma.source.count({ where: { spaceId: uuid(here.spaceId) } })).toBeGreaterThan(2);
  for (const who of [owner, editor, key]) {
    const { data } = await as(who).query('query($ids: [ID!]!) { nodes(ids: $ids) { __typename } viewer { sources { totalCount } search(query: "example") { totalCount } spaces { totalCount } notifications { totalCount } } }', { ids: ids.map(([, id]) => id) });
    const found = (data?.['nodes'] as ({ __typename: string } | null)[]).flatMap((node) => node?.__typename ?? []);
    // Their own: themselves, their key, their session and their passkey.
    expect(found.filter((type) => !forEverybody.has(type))).toEqual(who === owner ? ['User', 'ApiKey', 'Session', 'Passkey'] : []);
    expect(data?.['viewer']).toEqual({ sources: { totalCount: 0 }, search: { totalCount: 0 }, spaces: { totalCount: 0 }, notifications: { totalCount: 0 } });
  }
  expect((await as(nobody).query('query($token: String!) { invitation(token: $token) { id } }', { token: here.token })).data).toEqual({ invitation: null });
});

async function counts({ spaceId, owner, memberId }: FullSpace) {
  const where = { spaceId: uuid(spaceId) };
  const { prisma } = vault.database;
  return Promise.all([
    prisma.space.findUniqueOrThrow({ where: { id: where.spaceId }, select: { name: true, archivedAt: true } }),
    prisma.membership.findUnique({ where: { id: uuid(memberId) } }),
    prisma.invitation.findMany({ where, orderBy: { id: 'asc' } }),
    prisma.highlight.findMany({ where: { source: where }, orderBy: { id: 'asc' } }),
    prisma.conversation.findMany({ where, orderBy: { id: 'asc' }, include: { messages: { orderBy: { position: 'asc' }, include: { changes: true } } } }),
    prisma.feed.findMany({ where, orderBy: { id: 'asc' } }),
    prisma.feedAddress.findMany({ where, orderBy: { id: 'asc' } }),
    prisma.webhook.findMany({ where, orderBy: { id: 'asc' }, include: { deliveries: true } }),
    prisma.work.findMany({ where, orderBy: { id: 'asc' }, include: { revisions: true } }),
    prisma.smartCollection.findMany({ where, orderBy: { id: 'asc' } }),
    prisma.job.findMany({ where, orderBy: { id: 'asc' } }),
    prisma.promptCollection.findMany({ where, orderBy: { id: 'asc' } }),
    prisma.prompt.findMany({ where, orderBy: { id: 'asc' }, include: { versions: true, labels: true, analyses: { include: { suggestions: true } } } }),
    prisma.deck.findMany({ where, orderBy: { id: 'asc' }, include: { cards: { orderBy: { id: 'asc' }, include: { reviews: { orderBy: { id: 'asc' } }, schedules: true } } } }),
    prisma.apiKey.findMany({ where: { userId: uuid(owner.id) }, orderBy: { id: 'asc' } }),
    prisma.collection.findMany({ where, select: { id: true, name: true }, orderBy: { id: 'asc' } }),
    prisma.tag.findMany({ where, include: { sources: true }, orderBy: { id: 'asc' } }),
    prisma.deletedCollection.findMany({ where, orderBy: { id: 'asc' } }),
    prisma.source.findMany({ where, select: { id: true, collectionId: true, trashedAt: true, status: true }, orderBy: { id: 'asc' } }),
  ]);
}
