import { type DeliveryState, type FailureCode, Prisma, type WebhookDisabledReason, type WebhookEvent } from '#server/platform/db/generated/client.ts';
import { ownedSpaceSql } from '../access/visible.ts';
import type { DomainContext } from '../context.ts';
import { type Keyed, type KeyedTable, readKeyedPages } from '../keyedRows.ts';
import { countRows, readPages, readRows, type TimelinePage, type TimelineTable } from '../timelineRows.ts';

export interface WebhookRow {
  readonly id: string;
  readonly spaceId: string;
  readonly name: string;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** The last four characters of its secret. */
  readonly secretHint: string;
  readonly disabledReason: WebhookDisabledReason | null;
  readonly failingSince: Date | null;
  readonly createdAt: Date;
}

const columns = Prisma.sql`r.id::text, r."spaceId"::text as "spaceId", r.name, r.url, r.events::text[] as events, right(r.secret, 4) as "secretHint", r."disabledReason"::text as "disabledReason", r."failingSince", r."createdAt"`;
const webhooks: TimelineTable & KeyedTable = { columns, from: Prisma.sql`"Webhook" r`, first: 'oldest', key: Prisma.sql`natural_key(r.name)` };
const space = Prisma.sql`r."spaceId"`;

/** The webhooks of these ids in spaces that the reader owns, by id. */
export const readWebhooks = ({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, WebhookRow>> => readRows(db, webhooks, ids, ownedSpaceSql(actor, space));

/** A page of the webhooks of each of these spaces, by name, by space; none of spaces that the reader does not own. */
export const readWebhookPages = ({ db, actor }: DomainContext, page: TimelinePage, spaceIds: readonly string[]): Promise<Map<string, Keyed<WebhookRow>[]>> =>
  readKeyedPages(db, webhooks, page, space, spaceIds, ownedSpaceSql(actor, space));

/** How many webhooks each of these spaces has that the reader owns. */
export const countWebhooks = ({ db, actor }: DomainContext, spaceIds: readonly string[]): Promise<Map<string, number>> => countRows(db, webhooks, space, spaceIds, ownedSpaceSql(actor, space));

export interface DeliveryRow {
  readonly id: string;
  readonly webhookId: string;
  readonly event: WebhookEvent | null;
  readonly requestBody: string;
  readonly state: DeliveryState;
  readonly attempts: number;
  readonly failureCode: FailureCode | null;
  readonly failureMessage: string | null;
  readonly responseStatus: number | null;
  readonly responseBody: string | null;
  readonly durationMs: number | null;
  readonly createdAt: Date;
  readonly lastTriedAt: Date | null;
  readonly nextTryAt: Date | null;
}

const deliveries: TimelineTable = {
  columns: Prisma.sql`r.id::text, r."webhookId"::text as "webhookId", r.event::text as event, r."requestBody", r.state::text as state, r.attempts, r."failureCode"::text as "failureCode", r."failureMessage",
    r."responseStatus", r."responseBody", r."durationMs", r."createdAt", r."lastTriedAt", r."nextTryAt"`,
  from: Prisma.sql`"WebhookDelivery" r`,
  first: 'newest',
};
const webhook = Prisma.sql`r."webhookId"`;

/** The deliveries of these ids to webhooks of spaces that the reader owns, by id. */
export const readDeliveries = ({ db, actor }: DomainContext, ids: readonly string[]): Promise<Map<string, DeliveryRow>> =>
  readRows(db, deliveries, ids, Prisma.sql`exists (select 1 from "Webhook" w where w.id = r."webhookId" and ${ownedSpaceSql(actor, Prisma.sql`w."spaceId"`)})`);

export interface DeliveryPage extends TimelinePage {
  /** Absent: in any. */
  readonly states?: readonly DeliveryState[] | undefined;
}

const inStates = (states: DeliveryPage['states']) => (states === undefined ? Prisma.sql`true` : Prisma.sql`r.state = any(${[...states]}::"DeliveryState"[])`);

/** A page of the deliveries to each of these webhooks, newest first, by webhook. Who asks has been found to see them. */
export const readDeliveryPages = ({ db }: DomainContext, { states, ...page }: DeliveryPage, webhookIds: readonly string[]): Promise<Map<string, DeliveryRow[]>> =>
  readPages(db, deliveries, page, webhook, webhookIds, inStates(states));

/** How many deliveries in these states each of these webhooks has. */
export const countDeliveries = ({ db }: DomainContext, { states }: Pick<DeliveryPage, 'states'>, webhookIds: readonly string[]): Promise<Map<string, number>> =>
  countRows(db, deliveries, webhook, webhookIds, inStates(states));
