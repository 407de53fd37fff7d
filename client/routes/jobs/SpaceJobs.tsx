import type { ReactNode } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql, usePaginationFragment } from 'react-relay/hooks';
import type { SpaceJobs_space$data, SpaceJobs_space$key } from '#client/__generated__/SpaceJobs_space.graphql.ts';
import type { SpaceJobsPaginationQuery } from '#client/__generated__/SpaceJobsPaginationQuery.graphql.ts';
import { useMissedEvents } from '#client/relay/live/LiveContext.ts';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { JobHead } from './jobStyles.ts';
import type { SpaceJobKind } from './spaceJobKind.ts';
import { useJobProgress } from './useJobProgress.ts';

const PAGE = 20;

type ListedSpace = Pick<SpaceJobs_space$data, 'name' | 'viewerCanEdit'>;

export type SpaceJobsProps = {
  space: SpaceJobs_space$key;
  kind: SpaceJobKind;
  title: string;
  /** What it is for, below the title. */
  lede: (space: ListedSpace) => ReactNode;
  /** Begins another one, at the front of the list `listId`. */
  start: (spaceId: string, listId: string) => ReactNode;
  /** Draws one of them. */
  job: (job: SpaceJobs_space$data['jobs']['edges'][number]['node']) => ReactNode;
  /** Stands instead of everything for who may not; null: they may. */
  instead?: (space: ListedSpace) => ReactNode;
};

/** What begins a job of a kind, and those of a space, the newest first, kept true while the page is open. */
export function SpaceJobs({ space, kind, title, lede, start, job, instead }: SpaceJobsProps) {
  const { data, hasNext, isLoadingNext, loadNext, refetch } = usePaginationFragment<SpaceJobsPaginationQuery, SpaceJobs_space$key>(
    graphql`
      fragment SpaceJobs_space on Space
      @argumentDefinitions(count: { type: "Int", defaultValue: 20 }, cursor: { type: "String" }, kinds: { type: "[JobKind!]!" }, isImport: { type: "Boolean!" })
      @refetchable(queryName: "SpaceJobsPaginationQuery") {
        id
        name
        viewerCanEdit
        jobs(first: $count, after: $cursor, kinds: $kinds) @connection(key: "SpaceJobs_jobs", filters: ["kinds"]) {
          __id
          edges {
            node {
              id
              state
              # The page of the kind draws them.
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...ImportJob_job @include(if: $isImport) @alias(as: "import")
              # eslint-disable-next-line relay/must-colocate-fragment-spreads
              ...ExportJob_job @skip(if: $isImport) @alias(as: "export")
            }
          }
        }
      }
    `,
    space,
  );
  const { id, name, viewerCanEdit } = data;
  const { edges, __id: listId } = data.jobs;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  useJobProgress(kind, id, edges.flatMap(({ node }) => (node.state === 'WAITING' || node.state === 'RUNNING' ? [node.id] : [])));
  useMissedEvents(() => void refetch({ count: PAGE }, { fetchPolicy: 'store-and-network' }));
  const notTheirs = instead?.({ name, viewerCanEdit }) ?? null;
  if (notTheirs !== null) return notTheirs;
  return (
    <>
      <JobHead>
        <div>
          <h1>{title}</h1>
          <p>{lede({ name, viewerCanEdit })}</p>
        </div>
      </JobHead>
      {start(id, listId)}
      {edges.map(({ node }) => job(node))}
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={retry}>
        <FormattedMessage {...more} />
      </NextPageButton>
    </>
  );
}

const more = defineMessage({ id: 'import.more', defaultMessage: 'Show more' });
