// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { sourceRoutes } from '#client/routes/source/sourceRoute.ts';
import { renderPage } from '../page.tsx';
import { sourceOf } from '../vault.tsx';

const link = { id: 'source_curve', title: 'The forgetting curve' };
const source = (given: Record<string, unknown> = {}) => ({ __typename: 'Source', ...sourceOf(link), processedContent: '<p>Now</p>', ...given });

const version = (id: string, readSince: string | null, createdAt: string, snapshotUrl: string | null = null) => ({ __typename: 'SourceRevision', id, readSince, createdAt, snapshotUrl });
const may = version('revision_may', '2026-05-14T09:12:00.000Z', '2026-06-01T09:12:00.000Z', '/files/may');
const june = version('revision_june', '2026-06-01T09:12:00.000Z', '2026-07-01T09:12:00.000Z');

const edges = (versions: readonly ReturnType<typeof version>[]) => ({ edges: versions.map((node) => ({ node })) });

async function openVersions(versions: readonly ReturnType<typeof version>[], given: Record<string, unknown> = {}) {
  const user = userEvent.setup();
  const opened = renderPage({ routes: (preload) => sourceRoutes(preload), at: `/source/${link.id}` });
  await opened.answer('SourcePageQuery', { node: source(given) });
  await screen.findByRole('heading', { level: 1, name: link.title });
  await user.click(screen.getByRole('button', { name: `Menu of ${link.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Versions' }));
  const dialog = await screen.findByRole('dialog', { name: 'Versions' });
  await opened.answer('VersionsDialogQuery', { node: { ...source(given), textSince: '2026-07-01T09:12:00.000Z', textCheckedAt: '2026-08-01T09:12:00.000Z', revisions: edges(versions) } });
  return { ...opened, user, dialog: within(dialog) };
}

type Opened = Awaited<ReturnType<typeof openVersions>>;

const compareWithNow = (opened: Opened, id: string, words: string, plainText: string) =>
  opened.answer('VersionComparisonQuery', { node: ({ id: asked }: { id: string }) => (asked === link.id ? { __typename: 'Source', id: link.id, plainText } : { __typename: 'SourceRevision', id, body: words }) });

afterEach(cleanup);

test('a link shows when it had which text, what changed since the newest, and its page as it was', async () => {
  const opened = await openVersions([june, may]);
  const { dialog, user } = opened;
  expect(dialog.getByText(/^Last read .*Aug.* Unchanged since .*Jul/)).toBeDefined();
  expect(dialog.getAllByRole('radio')).toHaveLength(2);
  expect(await opened.asked('VersionComparisonQuery')).toEqual({ sourceId: link.id, earlierId: june.id, laterId: june.id, isNow: true });
  await compareWithNow(opened, june.id, 'It costs 20 crowns.\nBees dance.', 'It costs 25 crowns.\nBees dance.');
  const changes = within(await dialog.findByRole('region', { name: 'What changed' }));
  expect(changes.getByText('20', { exact: false, selector: 'del' }).textContent).toBe('Removed:20');
  expect(changes.getByText('25', { exact: false, selector: 'ins' }).textContent).toBe('Added:25');
  expect(dialog.queryByRole('link', { name: 'The page as it was' })).toBeNull();

  await user.click(dialog.getByRole('radio', { name: /May/ }));
  await compareWithNow(opened, may.id, 'Bees dance.', 'It costs 25 crowns.\nBees dance.');
  expect(dialog.getByRole('link', { name: 'The page as it was' }).getAttribute('href')).toBe('/files/may');
  // An older one can be compared with those after it.
  expect(dialog.getByRole('combobox', { name: 'Compare with' }).textContent).toContain('The text now');
});

test('of very much that stayed the same as much is unfolded at once as can be drawn', async () => {
  const opened = await openVersions([june]);
  const paragraphs = Array.from({ length: 502 }, (_, at) => `Paragraph ${at}`);
  await compareWithNow(opened, june.id, paragraphs.join('\n'), [...paragraphs, 'And a new one'].join('\n'));
  await opened.user.click(await opened.dialog.findByRole('button', { name: '501 unchanged paragraphs' }));
  expect(opened.dialog.getByText('Paragraph 199')).toBeDefined();
  expect(opened.dialog.queryByText('Paragraph 200')).toBeNull();
  await opened.user.click(opened.dialog.getByRole('button', { name: '301 unchanged paragraphs' }));
  await opened.user.click(opened.dialog.getByRole('button', { name: '101 unchanged paragraphs' }));
  expect(opened.dialog.getByText('Paragraph 500')).toBeDefined();
  expect(opened.dialog.queryByRole('button', { name: /unchanged/ })).toBeNull();
});

test('what stayed the same is folded until somebody wants it', async () => {
  const opened = await openVersions([june]);
  const paragraphs = Array.from({ length: 12 }, (_, at) => `Paragraph ${at}`);
  await compareWithNow(opened, june.id, paragraphs.join('\n'), [...paragraphs, 'And a new one'].join('\n'));
  const fold = await opened.dialog.findByRole('button', { name: '11 unchanged paragraphs' });
  expect(opened.dialog.queryByText('Paragraph 3')).toBeNull();
  await opened.user.click(fold);
  expect(opened.dialog.getByText('Paragraph 3')).toBeDefined();
});

test('very much that changed is shown piece by piece; the same text says so', async () => {
  const opened = await openVersions([june]);
  const lines = Array.from({ length: 260 }, (_, at) => `New line ${at}`);
  await compareWithNow(opened, june.id, '', lines.join('\n'));
  expect(opened.dialog.queryByText('New line 230', { exact: false })).toBeNull();
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Show more' }));
  expect(opened.dialog.getByText('New line 230', { exact: false })).toBeDefined();
  cleanup();
  const again = await openVersions([june]);
  await compareWithNow(again, june.id, 'Bees', 'Bees');
  expect(await again.dialog.findByText('The two texts are the same.')).toBeDefined();
});

test('a link that has always said the same says so', async () => {
  const { dialog } = await openVersions([]);
  expect(dialog.getByText(/^There is no earlier version\./)).toBeDefined();
  expect(dialog.queryByRole('button', { name: 'Delete version' })).toBeNull();
});

test('a version is deleted after a question; a refusal is said', async () => {
  const opened = await openVersions([june, may]);
  await compareWithNow(opened, june.id, 'Once', 'Now');
  await opened.user.click(opened.dialog.getByRole('button', { name: 'Delete version' }));
  const question = within(await screen.findByRole('alertdialog', { name: 'Delete Version' }));
  await opened.user.click(question.getByRole('button', { name: 'Delete' }));
  expect(await opened.asked('useDeleteRevisionMutation')).toEqual({ input: { revisionId: june.id } });
  await opened.answer('useDeleteRevisionMutation', { deleteRevision: { __typename: 'ForbiddenError', code: 'FORBIDDEN' } });
  expect(await question.findByRole('alert')).toBeDefined();
  await opened.user.click(question.getByRole('button', { name: 'Delete' }));
  await opened.answer('useDeleteRevisionMutation', { deleteRevision: { __typename: 'DeleteRevisionPayload', source: { __typename: 'Source', id: link.id, revisions: edges([may]) } } });
  await waitFor(() => expect(screen.queryByRole('alertdialog', { name: 'Delete Version' })).toBeNull());
  expect(within(screen.getByRole('dialog', { name: 'Versions' })).getAllByRole('radio')).toHaveLength(1);
});

test('who may only read deletes none', async () => {
  const opened = await openVersions([june], { viewerCanEdit: false });
  await compareWithNow(opened, june.id, 'Once', 'Now');
  expect(opened.dialog.queryByRole('button', { name: 'Delete version' })).toBeNull();
});
