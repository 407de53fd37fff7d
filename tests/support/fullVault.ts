import { hashInvitationToken, newInvitationToken } from '#server/domain/members/invitation.ts';
import { indexSources } from '#server/domain/search/indexSources.ts';
import { promptTemplates } from '#server/domain/prompts/library/listPromptTemplates.ts';
import { newUuid } from '#server/domain/publicId.ts';
import { newEmail } from './identity.ts';
import { type Person, uuid, type Vault } from './vault.ts';

/** Somebody with so many of everything, and so many of everything in each of it. */
export interface FullVault {
  readonly person: Person;
  /** The UUIDs of rows by the kind of node; of each kind at least as many as were wanted. */
  readonly ids: Readonly<Record<NodeKind, readonly string[]>>;
  /** The UUID of a note in the first space, with earlier versions. */
  readonly noteId: string;
  /** Of an invitation by mail. */
  readonly token: string;
}

export type NodeKind = 'Space' | 'Collection' | 'DeletedCollection' | 'Source' | 'Tag' | 'Member' | 'Invitation' | 'ApiKey' | 'Activity' | 'Notification' | 'Highlight' | 'SourceRevision' | 'ProcessingEvent' | 'User' | 'Session' | 'Passkey' | 'Person' | 'AuditEntry' | 'Feedback' | 'Feed' | 'FeedAddress' | 'Webhook' | 'WebhookDelivery' | 'SourceEntry' | 'Job' | 'SmartCollection' | 'Prompt' | 'PromptCollection' | 'PromptVersion' | 'PromptTemplate' | 'PromptAnalysis' | 'PromptSuggestion' | 'PromptRun' | 'TestSet' | 'TestCase' | 'TestRun' | 'TestResult' | 'Conversation' | 'Message' | 'Statement' | 'Citation' | 'ProposedChange' | 'Deck' | 'Card' | 'CardReview' | 'Work' | 'WorkRevision';

/** Of each collection alone: so many prove enough, also where it holds two sources. */
const ownTags = 8;

/** Words that three sources alone have, of which one has failed: so each is related to another, however many there are. */
const pairWords = (n: number): string => ['lantern', 'harbour'].map((word) => `${String.fromCharCode(97 + Math.floor(n / 3))}${word}`).join(' ');

/** Fills a vault for one person: `count` spaces, each with `count` collections, sources, people, tags …, and each source with `count` highlights and revisions. */
export async function fillVault(vault: Vault, count: number): Promise<FullVault> {
  const { given, database: { prisma } } = vault;
  const each = <T>(make: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => make(index));
  const person = await given.person();
  const userId = uuid(person.id);
  const people = await Promise.all(each(() => given.person()));
  const peopleIds = people.map(({ id }) => uuid(id));
  const hash = (n: number) => n.toString(16).padStart(8, '0').repeat(8);
  await prisma.blob.createMany({ data: each((n) => ({ hash: hash(n), size: 5 })), skipDuplicates: true });
  const { email } = await prisma.user.update({ where: { id: userId }, data: { emailVerified: true, isAdministrator: true } });
  const token = newInvitationToken();
  const spaceIds: string[] = [];
  const sourceIds: string[] = [];
  const collectionIds: string[] = [];
  for (const space of each((n) => n)) {
    const spaceId = uuid(await given.space(person, `Space ${space}`));
    spaceIds.push(spaceId);
    await prisma.membership.createMany({ data: peopleIds.map((id) => ({ spaceId, userId: id, role: 'EDITOR' as const })) });
    const parent = await prisma.collection.create({ data: { spaceId, name: 'Top', rank: 'a0', createdById: userId } });
    const inner = await prisma.collection.createManyAndReturn({ data: each((n) => ({ spaceId, parentId: parent.id, name: `Inner ${n}`, rank: `a${n}`, createdById: userId })) });
    const deepest = await prisma.collection.createManyAndReturn({ data: inner.map(({ id }, n) => ({ spaceId, parentId: id, name: `Deepest ${n}`, rank: 'a0', createdById: userId })) });
    collectionIds.push(parent.id, ...inner.map(({ id }) => id), ...deepest.map(({ id }) => id));
    const rows = inner.flatMap(({ id: collectionId }, place) => each((n) => ({ title: `Words ${place} ${n}`, url: `https://example.org/words/${place}/${n}`, collectionId })));
    const sources = await prisma.source.createManyAndReturn({
      data: rows.map(({ title, url, collectionId }, n) => ({
        spaceId, collectionId, userId, type: 'URI' as const, title, sourceUrl: url, normalizedUrl: `example.org/words/${n}`, domain: 'example.org', excerpt: 'Words of it',
        status: n % 3 === 0 ? ('PROCESSING' as const) : n % 3 === 1 ? ('FAILED' as const) : ('COMPLETED' as const), failureCode: n % 3 === 1 ? ('TIMEOUT' as const) : null,
      })),
    });
    const ids = sources.map(({ id }) => id);
    sourceIds.push(...ids);
    const perSource = <T>(make: (sourceId: string, n: number) => T) => ids.flatMap((id) => each((n) => make(id, n)));
    const tags = await prisma.tag.createManyAndReturn({ data: each((n) => ({ spaceId, name: `Tag ${n}`, key: `tag ${n}` })) });
    await prisma.sourceTag.createMany({ data: perSource((sourceId, n) => ({ sourceId, tagId: tags[n]?.id as string, spaceId })) });
    // What lies together shares more than with the rest: each source has a collection that it probably belongs to.
    const own = await prisma.tag.createManyAndReturn({ data: inner.flatMap((_, place) => Array.from({ length: ownTags }, (__, n) => ({ spaceId, name: `Only in ${place}, ${n}`, key: `only in ${place}, ${n}` }))) });
    await prisma.sourceTag.createMany({ data: ids.flatMap((sourceId, at) => own.slice(Math.floor(at / count) * ownTags).slice(0, ownTags).map(({ id: tagId }) => ({ sourceId, tagId, spaceId }))) });
    await prisma.sourceText.createMany({ data: ids.map((sourceId, n) => ({ sourceId, plainText: `Some words ${pairWords(n)}`, processedContent: `<p>Some words <img src="https://example.org/${n}.png" alt=""></p>`, markdown: 'Some words' })) });
    await prisma.$transaction((tx) => indexSources({ ...vault.context(person.actor), db: tx }, ids));
    await prisma.sourcePicture.createMany({ data: ids.map((sourceId, n) => ({ sourceId, url: `https://example.org/${n}.png`, blobHash: hash(0), mimeType: 'image/png' })) });
    await prisma.favorite.createMany({ data: ids.map((sourceId) => ({ sourceId, userId })) });
    await prisma.sourceArtefact.createMany({ data: ids.map((sourceId) => ({ sourceId, kind: 'THUMBNAIL' as const, blobHash: hash(0), mimeType: 'image/webp' })) });
    await prisma.processingEvent.createMany({ data: perSource((sourceId, n) => ({ sourceId, run: 1, stage: n === 0 ? ('EXTRACT' as const) : ('FETCH' as const), outcome: n === 0 ? ('RUNNING' as const) : ('SUCCEEDED' as const), startedAt: new Date(), durationMs: 5 })) });
    await prisma.modelUse.createMany({ data: ids.map((sourceId) => ({ sourceId, spaceId, stage: 'SUMMARY' as const, model: 'm', inputTokens: 1, outputTokens: 1, cost: 1 })) });
    await prisma.readingProgress.createMany({ data: ids.map((sourceId) => ({ sourceId, userId, progress: 0.5 })) });
    await prisma.highlight.createMany({ data: perSource((sourceId, n) => ({ sourceId, spaceId, userId: peopleIds[n] as string, quote: 'words' })) });
    await prisma.sourceRevision.createMany({ data: perSource((sourceId, n) => ({ sourceId, userId, authorId: peopleIds[n] as string, title: 'Before', excerpt: '', body: '' })) });
    await prisma.sourceEntry.createMany({ data: perSource((sourceId, position) => ({ sourceId, position, name: `${position}.txt`, size: 5 })) });
    await prisma.activity.createMany({ data: peopleIds.map((id) => ({ spaceId, userId: id, verb: 'SPACE_UPDATED', data: { count: 1 } })) });
    await prisma.invitation.createMany({ data: peopleIds.map((invitedById) => ({ spaceId, email: newEmail(), role: 'EDITOR' as const, invitedById, expiresAt: tomorrow() })) });
    await prisma.notification.createMany({ data: ids.slice(0, count).map((sourceId) => ({ userId, spaceId, sourceId, kind: 'PROCESSING_FAILED' as const, data: { count: 1 } })) });
    const feeds = await prisma.feed.createManyAndReturn({ data: each((n) => ({ spaceId, url: `https://example.org/${n}.xml`, title: `Feed ${n}`, collectionId: inner[n]?.id ?? null })) });
    await prisma.feedItem.createMany({ data: feeds.flatMap(({ id: feedId }, feed) => ids.slice(feed * count, (feed + 1) * count).map((sourceId, n) => ({ feedId, key: String(n), sourceId }))) });
    for (const n of each((index) => index)) {
      await prisma.job.create({
        data: {
          spaceId,
          startedById: userId,
          kind: 'IMPORT',
          state: 'AWAITING_APPROVAL',
          import: {
            create: {
              format: 'AUTO',
              foundFormat: 'BOOKMARKS_HTML',
              fileName: `bookmarks-${n}.html`,
              size: 5,
              duplicates: 'SKIP_IN_SPACE',
              collections: { create: inner.map(({ id }, place) => ({ place: place + 1, treeOrder: place, path: [`Folder ${place}`], collectionId: id })) },
              rows: { create: ids.slice(0, count).map((sourceId, row) => ({ number: row + 1, text: `Row ${row}`, outcome: 'ALREADY_THERE' as const, sourceId })) },
            },
          },
        },
      });
    }
    const works = await prisma.work.createManyAndReturn({
      data: peopleIds.map((authorId, n) => ({ spaceId, kind: 'DRAFT' as const, title: `Draft ${n}`, body: 'Words', excerpt: 'Words', wordCount: 1, authorId, editorId: authorId, createdAt: new Date(), updatedAt: new Date() })),
    });
    await prisma.citation.createMany({
      data: works.flatMap(({ id: workId }) => each((position) => ({ spaceId, workId, position, sourceId: ids[position] as string, sourceTitle: 'A source', quote: 'It is', prefix: '', suffix: '', start: 0, end: 5, contentHash: '', state: 'CHANGED' as const }))),
    });
    await prisma.workRevision.createMany({ data: works.flatMap(({ id: workId }) => peopleIds.map((authorId) => ({ workId, userId: authorId, authorId, title: 'Draft', body: 'Before', createdAt: new Date() }))) });
    await prisma.smartCollection.createMany({ data: each((n) => ({ spaceId, name: `Smart ${n}`, filter: { tags: { any: [`Tag ${n}`, `Gone ${n}`] }, collection: { id: inner[n]?.id ?? null } } })) });
    const decks = await prisma.deck.createManyAndReturn({ data: each((n) => ({ spaceId, name: `Deck ${n}` })) });
    const cards = await prisma.card.createManyAndReturn({ data: decks.flatMap(({ id: deckId }) => each((n) => ({ spaceId, deckId, kind: 'BASIC' as const, front: `What is ${n}?`, back: `It is ${n}.`, authorId: peopleIds[n] as string }))) });
    const learned = cards.filter((_, at) => at % 2 === 0).map(({ id: cardId, deckId }) => ({ cardId, deckId }));
    const long = new Date('2026-01-01T10:00:00Z');
    await prisma.cardSchedule.createMany({ data: learned.map((card) => ({ ...card, userId, dueAt: long, phase: 'REVIEW' as const, step: 0, stability: 3, difficulty: 5, lapses: 0, reviewCount: 1, scheduledDays: 3, firstReviewedAt: long, lastReviewedAt: long })) });
    await prisma.cardReview.createMany({ data: learned.flatMap(({ cardId }) => each((n) => ({ cardId, userId, rating: 'GOOD' as const, reviewedAt: new Date(long.getTime() + n * 86_400_000) }))) });
    await prisma.citation.createMany({
      data: cards.flatMap(({ id: cardId }) => each((position) => ({ spaceId, cardId, position, sourceId: ids[position] as string, sourceTitle: 'A source', quote: 'It is', prefix: '', suffix: '', start: 0, end: 5, contentHash: '' }))),
    });
    const topPrompts = await prisma.promptCollection.create({ data: { spaceId, name: 'Prompts' } });
    const promptCollections = await prisma.promptCollection.createManyAndReturn({ data: each((n) => ({ spaceId, parentId: topPrompts.id, name: `Prompts ${n}` })) });
    await prisma.prompt.createMany({
      data: promptCollections.flatMap(({ id: collectionId }, place) => [
        { spaceId, collectionId, kind: 'FRAGMENT' as const, name: `rules-${place}`, title: `Rules ${place}`, messages: [{ role: 'USER', text: 'Be {{tone}}.' }], text: 'Be {{tone}}.' },
        ...each((n) => ({
          spaceId, collectionId, name: `prompt-${place}-${n}`, title: `Prompt ${place} ${n}`, includes: [`rules-${place}`], text: 'Read {{text}}',
          messages: [{ role: 'SYSTEM', text: `{{> rules-${place}}}` }, { role: 'USER', text: 'Read {{text}} {{more}}' }],
          variables: [{ name: 'text', description: '', fill: { sourceId: ids[n] as string } }, { name: 'more', description: '', fill: { collectionId: inner[n]?.id as string } }],
        })),
      ]),
    });
    const prompts = await prisma.prompt.findMany({ where: { spaceId }, select: { id: true } });
    const saved = await prisma.promptVersion.createManyAndReturn({
      data: prompts.flatMap(({ id: promptId }) => each((n) => ({ spaceId, promptId, number: n + 1, messages: [{ role: 'USER', text: 'Read {{text}}' }], params: {}, variables: [{ name: 'text', description: '', fill: { sourceId: ids[n] as string } }], authorId: peopleIds[n] as string }))),
    });
    await prisma.promptLabel.createMany({ data: saved.flatMap(({ id: versionId, promptId, number }) => [`l${number}`, `m${number}`].map((name) => ({ promptId, name, versionId, movedById: userId }))) });
    for (const { id: promptId } of prompts.slice(0, count)) {
      await prisma.promptAnalysis.create({
        data: {
          spaceId, promptId, authorId: userId, tool: 'ANALYSE', state: 'SUCCEEDED', isSimulation: false, content: { messages: [{ role: 'USER', text: 'Read {{text}}' }] },
          suggestions: { create: each((position) => ({ position, kind: 'TOKENS' as const, severity: 'INFO' as const, code: 'WORDY', messageIndex: 0, start: position, end: position + 1, replacement: '' })) },
          modelUses: { create: { spaceId, purpose: 'PROMPT', model: 'some', inputTokens: 1, outputTokens: 1 } },
        },
      });
      for (const n of each((index) => index)) {
        await prisma.promptRun.create({
          data: {
            spaceId, promptId, authorId: userId, groupId: promptId, versionId: saved.find((version) => version.promptId === promptId)?.id ?? null, model: 'some', state: 'SUCCEEDED', output: `Answer ${n}`, startedAt: new Date(), endedAt: new Date(),
            content: { messages: [{ role: 'USER', text: 'Read {{text}}' }], params: {}, variables: [{ name: 'text', description: '', fill: { sourceId: ids[n] as string } }] },
            rendered: { messages: [{ role: 'USER', text: 'Read Words' }], missing: [], sourceIds: ids.slice(0, count) },
            modelUses: { create: { spaceId, purpose: 'PROMPT', model: 'some', inputTokens: 1, outputTokens: 1 } },
          },
        });
      }
      for (const n of each((index) => index)) {
        const set = await prisma.testSet.create({
          data: {
            spaceId, promptId, name: `Set ${n}`, createdById: userId,
            cases: { create: each((position) => ({ position, values: [{ name: 'text', fill: { sourceId: ids[position] as string } }, { name: 'more', fill: { collectionId: inner[n]?.id as string } }], assertions: [{ kind: 'CONTAINS', value: 'Words', threshold: null }] })) },
          },
          select: { id: true, cases: { select: { id: true } } },
        });
        for (const { id: testCaseId } of set.cases) {
          const versionIds = saved.flatMap((version) => (version.promptId === promptId ? [version.id] : []));
          const testRun = await prisma.testRun.create({ data: { spaceId, testSetId: set.id, startedById: userId, state: 'SUCCEEDED', endedAt: new Date(), done: versionIds.length, total: versionIds.length, estimatedInputTokens: 1, estimatedOutputTokens: 1 }, select: { id: true } });
          for (const [position, versionId] of versionIds.entries()) {
            const run = await prisma.promptRun.create({
              data: {
                spaceId, promptId, authorId: userId, groupId: testRun.id, testRunId: testRun.id, versionId, model: 'some', state: 'SUCCEEDED', output: 'Words', content: { messages: [], params: {}, variables: [] }, rendered: { messages: [], missing: [], sourceIds: [] },
                modelUses: { create: { spaceId, purpose: 'PROMPT', model: 'some', inputTokens: 1, outputTokens: 1 } },
              },
              select: { id: true },
            });
            await prisma.testResult.create({ data: { testRunId: testRun.id, position, testCaseId, versionId, model: 'some', promptRunId: run.id, passed: true } });
          }
        }
      }
    }
    for (const n of each((index) => index)) {
      const conversation = await prisma.conversation.create({
        data: { spaceId, authorId: userId, kind: n % 2 === 0 ? 'ASK' : 'ASSISTANT', title: `Question ${n}`, scope: { collectionIds: inner.map(({ id }) => id), sourceIds: ids.slice(0, count), filter: n % 2 === 0 ? null : { types: ['URI'] }, spaceIds: [] } },
      });
      for (const place of each((index) => index)) {
        await prisma.message.create({ data: { conversationId: conversation.id, position: 2 * place, role: 'QUESTION', text: 'What for?', state: 'SUCCEEDED', endedAt: new Date() } });
        await prisma.message.create({
          data: {
            conversationId: conversation.id, position: 2 * place + 1, role: 'ANSWER', mode: 'EXTRACTIVE', state: 'SUCCEEDED', isInSources: true, endedAt: new Date(), plan: each(() => ({ kind: 'TAG', state: 'SUCCEEDED', sourceCount: 1, changeCount: 1 })),
            changes: { create: each((position) => ({ position, act: 'MOVE_SOURCES' as const, sourceIds: ids.slice(0, count), collectionId: inner[position]?.id ?? null, collectionName: 'There', reason: 'PLACE_BY_WORDS' as const, reasonValues: ['words'] })) },
            passages: { create: ids.slice(0, count).map((sourceId, position) => ({ position, sourceId, spaceId, text: 'Words', start: 0, end: 5, contentHash: '0' })) },
            statements: {
              create: each((position) => ({
                position, text: 'Words', support: 'SUPPORTED' as const,
                citations: { create: ids.slice(0, count).map((sourceId, at) => ({ spaceId, position: at, sourceId, sourceTitle: 'A page', quote: 'Words', prefix: '', suffix: '', start: 0, end: 5, contentHash: '0' })) },
              })),
            },
          },
        });
      }
    }
    for (const name of each((n) => `Hook ${n}`)) {
      await prisma.webhook.create({
        data: {
          spaceId, name, url: 'https://example.org/hook', events: ['CHANGED'], secret: 'secret', position: '',
          deliveries: { create: each(() => ({ requestBody: '{}', failureCode: 'SERVER_ERROR' as const, failureMessage: 'It answered 500.' })) },
          occurrences: { create: { event: 'SOURCE_COMPLETED', objectId: spaceId } },
        },
      });
    }
    await prisma.feedAddress.createMany({ data: each((n) => ({ spaceId, userId, name: `Address ${n}` })) });
    for (const name of each((n) => `Deleted ${n}`)) {
      const id = newUuid();
      const kept = { spaceId, rootId: id, name, rank: 'a0', createdAt: new Date(), updatedAt: new Date(), deletedAt: new Date() };
      await prisma.deletedCollection.create({ data: { id, path: ['Top'], ...kept } });
      await prisma.deletedCollection.create({ data: { id: newUuid(), parentId: id, ...kept } });
      await prisma.source.create({ data: { spaceId, userId, type: 'NOTE', title: 'Went', trashedAt: new Date(), deletedCollectionId: id, trashedWithCollection: true } });
    }
    const stranger = await given.person();
    const other = uuid(await given.space(stranger));
    await prisma.invitation.create({ data: { spaceId: other, email: email ?? '', role: 'EDITOR', invitedById: uuid(stranger.id), expiresAt: tomorrow(), ...(space === 0 && { tokenHash: hashInvitationToken(token) }) } });
  }
  const note = await prisma.source.create({ data: { spaceId: spaceIds[0] as string, collectionId: collectionIds[1] as string, userId, type: 'NOTE', title: 'A note', status: 'COMPLETED', text: { create: { originalContent: 'Words' } } } });
  await prisma.sourceRevision.createMany({ data: peopleIds.map((authorId) => ({ sourceId: note.id, userId, authorId, title: 'A note', excerpt: '', body: '' })) });
  await prisma.apiKey.createMany({ data: each((n) => ({ userId, name: `Key ${n}`, secretHash: newEmail(), hint: 'abcd', scopes: ['read' as const] })) });
  await prisma.feedback.createMany({ data: peopleIds.map((said) => ({ userId: said, text: 'Fine' })) });
  const sessions = await Promise.all(each(() => given.session(person)));
  const passkeys = await Promise.all(each(() => given.passkey(person)));
  const idsOf = async (rows: Promise<{ id: string }[]>) => (await rows).map(({ id }) => id);
  const inSpaces = { spaceId: { in: spaceIds } };
  const ofSources = { sourceId: { in: sourceIds } };
  const select = { id: true } as const;
  return {
    person,
    token,
    noteId: note.id,
    ids: {
      Space: spaceIds,
      Collection: collectionIds,
      DeletedCollection: await idsOf(prisma.deletedCollection.findMany({ where: { ...inSpaces, path: { isEmpty: false } }, select })),
      Source: sourceIds,
      User: [userId, ...peopleIds],
      Session: sessions.map(uuid),
      Passkey: passkeys.map(uuid),
      Person: [userId, ...peopleIds],
      AuditEntry: await idsOf(prisma.auditEntry.findMany({ where: inSpaces, select })),
      Feedback: await idsOf(prisma.feedback.findMany({ where: { userId: { in: peopleIds } }, select })),
      Tag: await idsOf(prisma.tag.findMany({ where: inSpaces, select })),
      Member: await idsOf(prisma.membership.findMany({ where: inSpaces, select })),
      Invitation: await idsOf(prisma.invitation.findMany({ where: inSpaces, select })),
      Activity: await idsOf(prisma.activity.findMany({ where: inSpaces, select })),
      Work: await idsOf(prisma.work.findMany({ where: inSpaces, select })),
      WorkRevision: await idsOf(prisma.workRevision.findMany({ where: { work: inSpaces }, select })),
      SmartCollection: await idsOf(prisma.smartCollection.findMany({ where: inSpaces, select })),
      Deck: await idsOf(prisma.deck.findMany({ where: inSpaces, select })),
      Card: await idsOf(prisma.card.findMany({ where: inSpaces, select })),
      CardReview: await idsOf(prisma.cardReview.findMany({ where: { card: inSpaces }, select })),
      Prompt: await idsOf(prisma.prompt.findMany({ where: inSpaces, select })),
      PromptTemplate: promptTemplates.slice(0, Math.max(4, count)).map(({ id }) => id),
      PromptAnalysis: await idsOf(prisma.promptAnalysis.findMany({ where: inSpaces, select })),
      TestSet: await idsOf(prisma.testSet.findMany({ where: inSpaces, select })),
      TestCase: await idsOf(prisma.testCase.findMany({ where: { testSet: inSpaces }, select })),
      TestRun: await idsOf(prisma.testRun.findMany({ where: inSpaces, select })),
      TestResult: await idsOf(prisma.testResult.findMany({ where: { testRun: inSpaces }, select })),
      PromptRun: await idsOf(prisma.promptRun.findMany({ where: inSpaces, select })),
      PromptSuggestion: await idsOf(prisma.promptSuggestion.findMany({ where: { analysis: inSpaces }, select })),
      PromptVersion: await idsOf(prisma.promptVersion.findMany({ where: inSpaces, select })),
      PromptCollection: await idsOf(prisma.promptCollection.findMany({ where: inSpaces, select })),
      ApiKey: await idsOf(prisma.apiKey.findMany({ where: { userId }, select })),
      Notification: await idsOf(prisma.notification.findMany({ where: { userId }, select })),
      Highlight: await idsOf(prisma.highlight.findMany({ where: ofSources, select })),
      SourceRevision: await idsOf(prisma.sourceRevision.findMany({ where: ofSources, select })),
      SourceEntry: await idsOf(prisma.sourceEntry.findMany({ where: ofSources, select })),
      Feed: await idsOf(prisma.feed.findMany({ where: inSpaces, select })),
      Job: await idsOf(prisma.job.findMany({ where: inSpaces, select })),
      Conversation: await idsOf(prisma.conversation.findMany({ where: inSpaces, select })),
      Message: await idsOf(prisma.message.findMany({ where: { conversation: inSpaces }, select })),
      Statement: await idsOf(prisma.statement.findMany({ where: { message: { conversation: inSpaces } }, select })),
      ProposedChange: await idsOf(prisma.proposedChange.findMany({ where: { message: { conversation: inSpaces } }, select })),
      Citation: await idsOf(prisma.citation.findMany({ where: inSpaces, select })),
      Webhook: await idsOf(prisma.webhook.findMany({ where: inSpaces, select })),
      WebhookDelivery: await idsOf(prisma.webhookDelivery.findMany({ where: { webhook: inSpaces }, select })),
      FeedAddress: await idsOf(prisma.feedAddress.findMany({ where: inSpaces, select })),
      ProcessingEvent: await idsOf(prisma.processingEvent.findMany({ where: ofSources, select })),
    },
  };
}

const tomorrow = () => new Date(Date.now() + 86_400_000);
