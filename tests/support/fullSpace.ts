import { readChangePosition } from '#server/domain/changes/readChanges.ts';
import { hashInvitationToken, invitationEnd, newInvitationToken } from '#server/domain/members/invitation.ts';
import { mintApiKey } from '#server/identity/apiKeys.ts';
import { indexNow } from '#server/domain/search/indexSources.ts';
import { hashEmailChangeToken } from '#server/domain/account/emailChange.ts';
import { newEmail } from './identity.ts';
import { nobody, type Person, publicId, uuid, type Vault } from './vault.ts';

/**
 * Everybody the tables of rights ask about. READ_KEY, WRITE_KEY: an owner who came by an API key that only reads, or does not
 * manage. OTHER_KEY: whoever owns all of it, by an API key with every scope for another space of theirs.
 */
export type Who = 'OWNER' | 'EDITOR' | 'VIEWER' | 'STRANGER' | 'NOBODY' | 'READ_KEY' | 'WRITE_KEY' | 'OTHER_KEY';

/** A space with one of each of what it may hold. */
export interface FullSpace {
  readonly owner: Person;
  readonly spaceId: string;
  readonly collectionId: string;
  readonly otherCollectionId: string;
  readonly deletedCollectionId: string;
  readonly sourceId: string;
  readonly trashedSourceId: string;
  /** Of the source that is not in the trash. */
  readonly tagId: string;
  /** Of a note whose text the owner has edited. */
  readonly revisionId: string;
  /** Of the source, as if its page had said something else before. */
  readonly linkRevisionId: string;
  /** Of something in the source, as if it were an archive. */
  readonly entryId: string;
  /** The owner's. */
  readonly highlightId: string;
  readonly feedId: string;
  /** The owner's. */
  readonly feedAddressId: string;
  readonly webhookId: string;
  /** Of that webhook. */
  readonly deliveryId: string;
  readonly workId: string;
  readonly workRevisionId: string;
  readonly smartCollectionId: string;
  readonly deletedSmartCollectionId: string;
  readonly promptCollectionId: string;
  /** In that collection. */
  readonly promptId: string;
  /** Of that prompt. */
  readonly promptVersionId: string;
  readonly deckId: string;
  readonly cardId: string;
  /** The owner's, of that card. */
  readonly cardReviewId: string;
  /** Another one and a collection, which lie in the trash. */
  readonly deletedPromptId: string;
  readonly deletedPromptCollectionId: string;
  /** The owner's, of that prompt, and what it says. */
  readonly promptAnalysisId: string;
  readonly promptRunId: string;
  readonly testSetId: string;
  readonly testCaseId: string;
  readonly testRunId: string;
  readonly testResultId: string;
  readonly promptSuggestionId: string;
  /** Of something the owner did. */
  readonly undoId: string;
  readonly notificationId: string;
  /** The owner's: an import that waits for approval. */
  readonly jobId: string;
  /** The owner's, for themselves alone: a question with its answer, which quotes the source. */
  readonly conversationId: string;
  /** An answer of the assistant. */
  readonly proposingId: string;
  readonly proposedChangeId: string;
  readonly answerId: string;
  readonly statementId: string;
  readonly citationId: string;
  /** An editor besides the one who acts. */
  readonly memberId: string;
  readonly invitationId: string;
  readonly token: string;
  /** The owner's. */
  readonly apiKeyId: string;
  /** The owner's. */
  readonly sessionId: string;
  /** One of the owner's two. */
  readonly passkeyId: string;
  readonly ownerEmail: string;
  /** Of the mail to the address that the owner wants to have. */
  readonly emailChangeToken: string;
  /** Of the change feed, from before all of this was there. */
  readonly changePosition: string;
}

/** Makes places, and those who act in them, in this vault. */
export function fullSpaces(vault: Vault) {
  const { given } = vault;

  async function fullSpace(): Promise<FullSpace> {
    const owner = await given.person();
    const changePosition = await readChangePosition(vault.context(owner.actor));
    const spaceId = await given.space(owner);
    const collectionId = await given.collection(owner, spaceId, 'Inbox');
    const otherCollectionId = await given.collection(owner, spaceId, 'Reading');
    const [sourceId = '', trashedSourceId = ''] = await given.links(owner, spaceId, collectionId, 'https://example.org/a', 'https://example.org/b');
    await vault.database.prisma.source.update({ where: { id: uuid(trashedSourceId) }, data: { trashedAt: new Date() } });
    await vault.database.prisma.sourceText.create({ data: { sourceId: uuid(sourceId), plainText: 'Words are an example of what a text has.' } });
    await indexNow(vault.context(owner.actor), [uuid(sourceId)]);
    const deleted = await given.collection(owner, spaceId, 'Old');
    await given.links(owner, spaceId, deleted, 'https://example.org/c');
    await vault.as(owner).mutate('deleteCollection', { collectionId: deleted, confirmation: 'DELETE' }, 'deletedSourceCount');
    const note = await vault.database.prisma.source.create({
      data: {
        spaceId: uuid(spaceId),
        collectionId: uuid(collectionId),
        userId: uuid(owner.id),
        type: 'NOTE',
        title: 'A note',
        text: { create: { originalContent: 'Second' } },
        revisions: { create: { userId: uuid(owner.id), authorId: uuid(owner.id), title: 'A note', body: 'First', excerpt: 'First' } },
      },
      select: { revisions: { select: { id: true } } },
    });
    const linkRevision = await vault.database.prisma.sourceRevision.create({ data: { sourceId: uuid(sourceId), title: 'A page', body: 'Before', excerpt: 'Before' } });
    const entry = await vault.database.prisma.sourceEntry.create({ data: { sourceId: uuid(sourceId), position: 0, name: 'may.txt', size: 5 } });
    const tag = await vault.database.prisma.tag.create({
      data: { spaceId: uuid(spaceId), name: 'to read', key: 'to read', sources: { create: { sourceId: uuid(sourceId) } } },
    });
    const highlight = await vault.database.prisma.highlight.create({ data: { sourceId: uuid(sourceId), spaceId: uuid(spaceId), userId: uuid(owner.id), quote: 'Words' } });
    const feed = await vault.database.prisma.feed.create({ data: { spaceId: uuid(spaceId), url: 'https://example.org/there.xml', title: 'There' } });
    const feedAddress = await vault.database.prisma.feedAddress.create({ data: { spaceId: uuid(spaceId), userId: uuid(owner.id), name: 'What is new' } });
    const webhook = await vault.database.prisma.webhook.create({
      data: { spaceId: uuid(spaceId), name: 'Hook', url: 'https://example.org/hook', events: ['CHANGED'], secret: 'secret', position: changePosition, deliveries: { create: { requestBody: '{}' } } },
      select: { id: true, deliveries: { select: { id: true } } },
    });
    const work = await vault.database.prisma.work.create({
      data: {
        spaceId: uuid(spaceId), kind: 'DRAFT', title: 'A draft', body: 'Second', excerpt: 'Second', wordCount: 1, authorId: uuid(owner.id), editorId: uuid(owner.id), createdAt: new Date(), updatedAt: new Date(),
        revisions: { create: { userId: uuid(owner.id), authorId: uuid(owner.id), title: 'A draft', body: 'First', createdAt: new Date() } },
      },
      select: { id: true, revisions: { select: { id: true } } },
    });
    const [smartCollection, deletedSmartCollection] = await Promise.all(
      [null, new Date()].map((deletedAt) =>
        vault.database.prisma.smartCollection.create({ data: { spaceId: uuid(spaceId), name: 'To read', filter: { tags: { any: ['to read'] } }, deletedAt }, select: { id: true } }),
      ),
    );
    const promptCollection = await vault.database.prisma.promptCollection.create({ data: { spaceId: uuid(spaceId), name: 'Support' } });
    const prompt = await vault.database.prisma.prompt.create({
      data: { spaceId: uuid(spaceId), collectionId: promptCollection.id, name: 'first-answer', title: 'First answer', messages: [{ role: 'USER', text: 'Hi {{name}}' }], text: 'Hi {{name}}' },
    });
    const deck = await vault.database.prisma.deck.create({ data: { spaceId: uuid(spaceId), name: 'Rivers' } });
    const card = await vault.database.prisma.card.create({ data: { spaceId: uuid(spaceId), deckId: deck.id, kind: 'BASIC', front: 'Where does the Elbe end?', back: 'In the North Sea.' } });
    const cardReview = await vault.database.prisma.cardReview.create({ data: { cardId: card.id, userId: uuid(owner.id), rating: 'GOOD', reviewedAt: new Date() } });
    const deletedPrompt = await vault.database.prisma.prompt.create({ data: { spaceId: uuid(spaceId), name: 'gone', title: 'Gone', deletedAt: new Date() } });
    const deletedPromptCollection = await vault.database.prisma.promptCollection.create({ data: { spaceId: uuid(spaceId), name: 'Gone', deletedAt: new Date() } });
    const promptVersion = await vault.database.prisma.promptVersion.create({ data: { spaceId: uuid(spaceId), promptId: prompt.id, number: 1, messages: [{ role: 'USER', text: 'Hi' }], params: {}, variables: [] } });
    const analysis = await vault.database.prisma.promptAnalysis.create({
      data: {
        spaceId: uuid(spaceId), promptId: prompt.id, authorId: uuid(owner.id), tool: 'ANALYSE', state: 'SUCCEEDED', isSimulation: true, endedAt: new Date(), content: { messages: [{ role: 'USER', text: 'Hi {{name}}' }], params: {}, variables: [] },
        suggestions: { create: { position: 0, kind: 'TOKENS', severity: 'INFO', code: 'WORDY', messageIndex: 0, start: 0, end: 2, replacement: 'Hello', values: { text: 'Hi', other: 'Hello' } } },
      },
      select: { id: true, suggestions: { select: { id: true } } },
    });
    const promptRun = await vault.database.prisma.promptRun.create({
      data: {
        spaceId: uuid(spaceId), promptId: prompt.id, versionId: promptVersion.id, authorId: uuid(owner.id), groupId: prompt.id, model: 'some', state: 'RUNNING', output: 'Hello', startedAt: new Date(),
        content: { messages: [{ role: 'USER', text: 'Hi' }], params: {}, variables: [] }, rendered: { messages: [{ role: 'USER', text: 'Hi' }], missing: [], sourceIds: [] },
      },
      select: { id: true },
    });
    const testSet = await vault.database.prisma.testSet.create({
      data: { spaceId: uuid(spaceId), promptId: prompt.id, name: 'Cases', createdById: uuid(owner.id), cases: { create: { position: 0, values: [{ name: 'name', fill: { text: 'Ada' } }], assertions: [{ kind: 'CONTAINS', value: 'Ada', threshold: null }] } } },
      select: { id: true, cases: { select: { id: true } } },
    });
    const testCaseId = testSet.cases[0]?.id ?? '';
    const testRun = await vault.database.prisma.testRun.create({
      data: { spaceId: uuid(spaceId), testSetId: testSet.id, startedById: uuid(owner.id), state: 'RUNNING', done: 1, total: 2, estimatedInputTokens: 1, estimatedOutputTokens: 1 },
      select: { id: true },
    });
    const testedRun = await vault.database.prisma.promptRun.create({
      data: {
        spaceId: uuid(spaceId), promptId: prompt.id, versionId: promptVersion.id, authorId: uuid(owner.id), groupId: testRun.id, testRunId: testRun.id, model: 'some', state: 'SUCCEEDED', output: 'Hello', startedAt: new Date(), endedAt: new Date(),
        content: { messages: [{ role: 'USER', text: 'Hi' }], params: {}, variables: [] }, rendered: { messages: [{ role: 'USER', text: 'Hi' }], missing: [], sourceIds: [] },
      },
      select: { id: true },
    });
    const testResult = await vault.database.prisma.testResult.create({
      data: { testRunId: testRun.id, position: 0, testCaseId, versionId: promptVersion.id, model: 'some', promptRunId: testedRun.id, passed: false, failedAssertions: [{ kind: 'CONTAINS', value: 'Ada', threshold: null }] },
      select: { id: true },
    });
    const undo = await vault.database.prisma.undo.create({
      data: {
        userId: uuid(owner.id),
        expiresAt: new Date(Date.now() + 60_000),
        steps: { create: { position: 1, kind: 'MOVE', targetId: uuid(otherCollectionId), sourceIds: [uuid(sourceId)] } },
      },
    });
    const job = await vault.database.prisma.job.create({
      data: {
        spaceId: uuid(spaceId),
        startedById: uuid(owner.id),
        kind: 'IMPORT',
        state: 'AWAITING_APPROVAL',
        import: { create: { format: 'AUTO', foundFormat: 'BOOKMARKS_HTML', fileName: 'bookmarks.html', size: 5, duplicates: 'SKIP_IN_SPACE' } },
      },
    });
    const conversation = await vault.database.prisma.conversation.create({
      data: {
        spaceId: uuid(spaceId),
        authorId: uuid(owner.id),
        kind: 'ASK',
        title: 'What for?',
        messages: {
          create: [
            { position: 0, role: 'QUESTION', text: 'What for?', state: 'SUCCEEDED', endedAt: new Date() },
            { position: 1, role: 'ANSWER', mode: 'EXTRACTIVE', state: 'SUCCEEDED', isInSources: true, endedAt: new Date() },
          ],
        },
      },
      select: { id: true, messages: { select: { id: true }, orderBy: { position: 'desc' } } },
    });
    const answerId = conversation.messages[0]?.id ?? '';
    const proposing = await vault.database.prisma.conversation.create({
      data: {
        spaceId: uuid(spaceId), authorId: uuid(owner.id), kind: 'ASSISTANT', title: 'Tag it',
        messages: {
          create: [
            { position: 0, role: 'QUESTION', text: 'Tag it', state: 'SUCCEEDED', endedAt: new Date() },
            {
              position: 1, role: 'ANSWER', mode: 'EXTRACTIVE', state: 'SUCCEEDED', isInSources: true, endedAt: new Date(), plan: [{ kind: 'TAG', state: 'SUCCEEDED', sourceCount: 1, changeCount: 1 }],
              changes: { create: { position: 0, act: 'TAG_SOURCES', sourceIds: [uuid(sourceId)], tags: ['proposed'], reason: 'TAG_IN_TITLE', reasonValues: ['proposed'] } },
            },
          ],
        },
      },
      select: { messages: { select: { id: true, changes: { select: { id: true } } }, orderBy: { position: 'desc' } } },
    });
    const statement = await vault.database.prisma.statement.create({
      data: {
        messageId: answerId,
        position: 0,
        text: 'Words.',
        support: 'SUPPORTED',
        citations: { create: { spaceId: uuid(spaceId), position: 0, sourceId: uuid(sourceId), sourceTitle: 'A page', quote: 'Words.', prefix: '', suffix: '', start: 0, end: 6, contentHash: '0' } },
      },
      select: { id: true, citations: { select: { id: true } } },
    });
    const notification = await vault.database.prisma.notification.create({
      data: { userId: uuid(owner.id), spaceId: uuid(spaceId), kind: 'PROCESSING_FAILED' },
    });
    const { id: userId } = await given.person();
    const member = await vault.database.prisma.membership.create({ data: { spaceId: uuid(spaceId), userId: uuid(userId), role: 'EDITOR' } });
    const token = newInvitationToken();
    const invitation = await vault.database.prisma.invitation.create({
      data: {
        spaceId: uuid(spaceId),
        email: 'ada@example.org',
        role: 'EDITOR',
        tokenHash: hashInvitationToken(token),
        invitedById: uuid(owner.id),
        expiresAt: invitationEnd(new Date()),
      },
    });
    const { secret: _, ...stored } = mintApiKey();
    const key = await vault.database.prisma.apiKey.create({ data: { userId: uuid(owner.id), name: 'Script', scopes: ['read'], ...stored } });
    const sessionId = await given.session(owner);
    const [passkeyId] = [await given.passkey(owner), await given.passkey(owner)];
    const { email: ownerEmail } = await vault.database.prisma.user.findUniqueOrThrow({ where: { id: uuid(owner.id) }, select: { email: true } });
    const emailChangeToken = newInvitationToken();
    await vault.database.prisma.emailChange.create({
      data: { userId: uuid(owner.id), email: newEmail(), tokenHash: hashEmailChangeToken(emailChangeToken), expiresAt: new Date(Date.now() + 60_000) },
    });
    return {
      owner,
      spaceId,
      collectionId,
      otherCollectionId,
      deletedCollectionId: publicId('DeletedCollection', uuid(deleted)),
      sourceId,
      trashedSourceId,
      tagId: publicId('Tag', tag.id),
      entryId: publicId('SourceEntry', entry.id),
      revisionId: publicId('SourceRevision', note.revisions[0]?.id ?? ''),
      linkRevisionId: publicId('SourceRevision', linkRevision.id),
      highlightId: publicId('Highlight', highlight.id),
      feedId: publicId('Feed', feed.id),
      feedAddressId: publicId('FeedAddress', feedAddress.id),
      webhookId: publicId('Webhook', webhook.id),
      deliveryId: publicId('WebhookDelivery', webhook.deliveries[0]?.id ?? ''),
      workId: publicId('Work', work.id),
      workRevisionId: publicId('WorkRevision', work.revisions[0]?.id ?? ''),
      smartCollectionId: publicId('SmartCollection', smartCollection?.id ?? ''),
      deletedSmartCollectionId: publicId('SmartCollection', deletedSmartCollection?.id ?? ''),
      promptCollectionId: publicId('PromptCollection', promptCollection.id),
      promptId: publicId('Prompt', prompt.id),
      promptVersionId: publicId('PromptVersion', promptVersion.id),
      deckId: publicId('Deck', deck.id),
      cardId: publicId('Card', card.id),
      cardReviewId: publicId('CardReview', cardReview.id),
      deletedPromptId: publicId('Prompt', deletedPrompt.id),
      deletedPromptCollectionId: publicId('PromptCollection', deletedPromptCollection.id),
      promptAnalysisId: publicId('PromptAnalysis', analysis.id),
      promptRunId: publicId('PromptRun', promptRun.id),
      testSetId: publicId('TestSet', testSet.id),
      testCaseId: publicId('TestCase', testCaseId),
      testRunId: publicId('TestRun', testRun.id),
      testResultId: publicId('TestResult', testResult.id),
      promptSuggestionId: publicId('PromptSuggestion', analysis.suggestions[0]?.id ?? ''),
      undoId: publicId('Undo', undo.id),
      notificationId: publicId('Notification', notification.id),
      jobId: publicId('Job', job.id),
      conversationId: publicId('Conversation', conversation.id),
      answerId: publicId('Message', answerId),
      proposingId: publicId('Message', proposing.messages[0]?.id ?? ''),
      proposedChangeId: publicId('ProposedChange', proposing.messages[0]?.changes[0]?.id ?? ''),
      statementId: publicId('Statement', statement.id),
      citationId: publicId('Citation', statement.citations[0]?.id ?? ''),
      memberId: publicId('Member', member.id),
      invitationId: publicId('Invitation', invitation.id),
      token,
      apiKeyId: publicId('ApiKey', key.id),
      sessionId,
      passkeyId,
      ownerEmail: ownerEmail ?? '',
      emailChangeToken,
      changePosition,
    };
  }

  const actors: Record<Who, (fullSpace: FullSpace) => Promise<{ readonly id?: string; readonly actor: Person['actor'] }>> = {
    OWNER: async ({ owner }) => owner,
    EDITOR: ({ spaceId }) => given.member(spaceId, 'EDITOR'),
    VIEWER: ({ spaceId }) => given.member(spaceId, 'VIEWER'),
    STRANGER: () => given.person(),
    NOBODY: async () => nobody,
    READ_KEY: ({ spaceId }) => given.member(spaceId, 'OWNER', ['read']),
    WRITE_KEY: ({ spaceId }) => given.member(spaceId, 'OWNER', ['read', 'write']),
    OTHER_KEY: async ({ owner }) => given.keyFor(owner, await given.space(owner, 'Another space')),
  };

  return { fullSpace, actors };
}
