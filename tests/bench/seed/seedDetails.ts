import { createHash, randomUUID } from 'node:crypto';
import type pg from 'pg';
import { copyRows } from './copyRows.ts';
import { withoutIndexes } from './withoutIndexes.ts';

/** What cases ask of one source, one person or one list by name. */
export interface Details {
  /** A page with a long text, pictures, an outline and 120 highlights, deep in the tree. */
  readonly articleId: string;
  /** A note with earlier versions. */
  readonly noteId: string;
  readonly invitationToken: string;
}

/** Stages of a source that was read without a model: ten of them, in milliseconds from its beginning. */
const stages = [
  ['FETCH', 'SUCCEEDED', 0, 240], ['EXTRACT', 'SUCCEEDED', 240, 35], ['PREVIEW', 'SUCCEEDED', 275, 90], ['SNAPSHOT', 'SUCCEEDED', 365, 410], ['SUMMARY', 'SUCCEEDED', 775, 20],
  ['TAGS', 'SUCCEEDED', 795, 25], ['STRUCTURE', 'SKIPPED', 820, 0], ['REWRITE', 'SKIPPED', 820, 0], ['TRANSLATE', 'SKIPPED', 820, 0], ['SAVE', 'SUCCEEDED', 820, 15],
] as const;
const people = 8;
const articles = 20;

/** Gives the sources of a space what real ones have besides their columns: ten stages each, pictures, readers, highlights, versions; and the viewer notifications. */
export async function seedDetails(client: pg.Client, spaceId: string, userId: string): Promise<Details> {
  const others = Array.from({ length: people }, () => randomUUID());
  await client.query(`insert into "User" (id, provider, uid, email, "displayName", "updatedAt") select id, 'local', id::text, id || '@example.org', 'Person ' || n, now() from unnest($1::uuid[]) with ordinality p(id, n)`, [others]);
  await client.query(`insert into "Membership" ("spaceId", "userId", role) select $1, id, 'EDITOR' from unnest($2::uuid[]) p(id)`, [spaceId, others]);
  await withoutIndexes(client, ['ProcessingEvent', 'SourceArtefact'], async () => {
    await client.query(
      `insert into "ProcessingEvent" (id, "sourceId", run, stage, outcome, code, "startedAt", "durationMs")
       select uuidv7(), s.id, 1, e.stage::"ProcessingStage",
         (case s.status when 'FAILED' then 'FAILED' when 'PROCESSING' then case e.stage when 'EXTRACT' then 'RUNNING' else e.outcome end else e.outcome end)::"ProcessingOutcome",
         s."failureCode", case s.status when 'PROCESSING' then now() else s."createdAt" end + e.at * interval '1 millisecond',
         case when s.status = 'PROCESSING' and e.stage = 'EXTRACT' then null else e.ms end
       from "Source" s cross join json_to_recordset($2) as e(stage text, outcome text, at int, ms int)
       where s."spaceId" = $1 and case s.status when 'COMPLETED' then true when 'FAILED' then e.stage = 'FETCH' when 'PROCESSING' then e.at <= 240 else false end`,
      [spaceId, JSON.stringify(stages.map(([stage, outcome, at, ms]) => ({ stage, outcome, at, ms })))],
    );
    await client.query(`insert into "Blob" (hash, size) select encode(sha256(n::text::bytea), 'hex'), 20000 from generate_series(1, 2000) n on conflict do nothing`);
    await client.query(
      `insert into "SourceArtefact" ("sourceId", kind, "blobHash", "mimeType")
       select s.id, a.kind::"ArtefactKind", encode(sha256((1 + abs(hashtext(s.id::text || a.kind)) % 2000)::text::bytea), 'hex'), a.type
       from "Source" s cross join (values ('THUMBNAIL', 'image/webp'), ('PREVIEW', 'image/webp'), ('SNAPSHOT', 'text/html')) a(kind, type)
       where s."spaceId" = $1 and s.status = 'COMPLETED' and s.type in ('URI', 'FILE') and (a.kind <> 'SNAPSHOT' or s.type = 'URI')`,
      [spaceId],
    );
  });
  await client.query(
    `insert into "Highlight" (id, "sourceId", "spaceId", "userId", quote, prefix, suffix, "createdAt", "updatedAt")
     select uuidv7(), s.id, s."spaceId", ($2::uuid[])[1 + n % $3::int], left(s.title, 40), '', '', s."createdAt" + n * interval '1 minute', s."createdAt"
     from "Source" s cross join generate_series(1, 3) n where s."spaceId" = $1 and right(s.id::text, 2) = '2a'`,
    [spaceId, [userId, ...others], people + 1],
  );
  await client.query(
    `insert into "ReadingProgress" ("userId", "sourceId", progress, "updatedAt")
     select p.id, s.id, 0.05 + 0.9 * (abs(hashtext(s.id::text)) % 100) / 100, s."createdAt" + interval '1 day'
     from "Source" s cross join unnest($2::uuid[]) p(id) where s."spaceId" = $1 and right(s.id::text, 2) = '5c'`,
    [spaceId, [userId, ...others.slice(0, 2)]],
  );
  await client.query(
    `insert into "SourceRevision" (id, "sourceId", "userId", "authorId", title, excerpt, body, "createdAt")
     select uuidv7(), s.id, $2, ($3::uuid[])[1 + n % $4::int], s.title, left(s.excerpt, 100), s.excerpt, s."createdAt" + n * interval '1 hour'
     from "Source" s cross join generate_series(1, 6) n where s."spaceId" = $1 and s.type = 'NOTE' and right(s.id::text, 1) = '3'`,
    [spaceId, userId, others, people],
  );
  await client.query(
    `insert into "Notification" (id, "userId", "spaceId", "sourceId", kind, data, "readAt", "createdAt")
     select uuidv7(), $2, $1, s.id, 'PROCESSING_FAILED', '{"count": 1}', case when n > 12 then now() end, now() - n * interval '1 hour'
     from (select id, row_number() over (order by id) n from "Source" where "spaceId" = $1 and status = 'FAILED' limit 200) s`,
    [spaceId, userId],
  );
  await client.query(
    `insert into "ApiKey" (id, "userId", name, "secretHash", hint, scopes, "createdAt")
     select uuidv7(), $1, 'Key ' || n, gen_random_uuid()::text, 'abcd', '{read}', now() - n * interval '1 day' from generate_series(1, 40) n`,
    [userId],
  );
  const token = randomUUID();
  await client.query(
    `insert into "Invitation" (id, "spaceId", email, role, "tokenHash", "invitedById", "expiresAt") values (uuidv7(), $1, $2, 'EDITOR', $3, $4, now() + interval '7 days')`,
    [spaceId, `${token}@example.org`, createHash('sha256').update(token).digest('hex'), userId],
  );
  const { articleId, noteId } = await writeArticles(client, spaceId, [userId, ...others]);
  for (const table of ['ProcessingEvent', 'SourceArtefact', 'SourceText', 'Highlight', 'ReadingProgress', 'SourceRevision', 'Notification', 'ApiKey', 'SourcePicture']) await client.query(`vacuum (analyze) "${table}"`);
  return { articleId, noteId, invitationToken: token };
}

/** Some pages get texts as long as real ones, with pictures, an outline and highlights. */
async function writeArticles(client: pg.Client, spaceId: string, readers: readonly string[]): Promise<Pick<Details, 'articleId' | 'noteId'>> {
  const { rows } = await client.query<{ id: string; text: string }>(
    `select s.id, t."plainText" as text from "Source" s join "SourceText" t on t."sourceId" = s.id join "Collection" c on c.id = s."collectionId"
     where s."spaceId" = $1 and s.type = 'URI' and s.status = 'COMPLETED' and s."trashedAt" is null and c."parentId" is not null order by s.id desc limit $2`,
    [spaceId, articles],
  );
  const picture = (id: string, index: number) => `https://pictures.example.org/${id}/${index}.png`;
  const outline = Array.from({ length: 12 }, (_, index) => ({ title: `Part ${index + 1}`, level: 2 }));
  for (const { id, text } of rows) {
    const html = Array.from({ length: 40 }, (_, index) => `${index % 8 === 0 ? `<h2>Part ${index / 8 + 1}</h2><img src="${picture(id, index / 8)}" alt="">` : ''}<p>${text}</p>`).join('');
    await client.query(`update "SourceText" set "processedContent" = $2, summary = left($3, 300) where "sourceId" = $1`, [id, html, text]);
    await client.query('update "Source" set details = $2, "wordCount" = 2400, "readingMinutes" = 12 where id = $1', [id, JSON.stringify({ outline })]);
  }
  const ids = rows.map(({ id }) => id);
  await copyRows(
    client,
    '"SourcePicture" (id, "sourceId", url, "blobHash", "mimeType")',
    ids.flatMap((id) => Array.from({ length: 5 }, (_, index) => [randomUUID(), id, picture(id, index), createHash('sha256').update(String(index + 1)).digest('hex'), 'image/png'])),
  );
  await client.query(
    `insert into "Highlight" (id, "sourceId", "spaceId", "userId", quote, prefix, suffix, "createdAt", "updatedAt")
     select uuidv7(), s.id, s."spaceId", ($2::uuid[])[1 + n % $3::int], 'Passage ' || n, 'before ', ' after', now() - n * interval '1 minute', now() from "Source" s cross join generate_series(1, 120) n where s.id = any($1::uuid[])`,
    [ids.slice(0, 1), readers, readers.length],
  );
  const { rows: [note] } = await client.query<{ id: string }>(
    `select s.id from "Source" s where s."spaceId" = $1 and s.type = 'NOTE' and s.status = 'COMPLETED' and s."trashedAt" is null and right(s.id::text, 1) = '3' order by s.id desc limit 1`,
    [spaceId],
  );
  return { articleId: ids[0] as string, noteId: note?.id as string };
}
