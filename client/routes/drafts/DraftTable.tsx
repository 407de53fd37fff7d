import { Ellipsis, FilePen, History, Trash2 } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment, usePaginationFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { DraftTable_space$key } from '#client/__generated__/DraftTable_space.graphql.ts';
import type { DraftTable_work$key } from '#client/__generated__/DraftTable_work.graphql.ts';
import type { DraftTablePaginationQuery } from '#client/__generated__/DraftTablePaginationQuery.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { NextPageButton } from '#client/relay/NextPageButton.tsx';
import { useNextPage } from '#client/relay/useNextPage.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { alignAsAround, clip, onPhone, tabularNumbers } from '#client/ui/mixins.ts';
import { Menu, MenuItem } from '#client/ui/overlays/Menu.tsx';
import { draftAddress, draftMenuOf, draftMessages, sourcesChanged } from './draftMessages.ts';
import { useDraftMutations } from './useDraftMutations.ts';

const PAGE = 50;

/** The drafts of a space, the one changed last first: how many sources stand behind each, and whether they are still as they were. */
export function DraftTable({ space: ref, onChanged }: { space: DraftTable_space$key; onChanged: () => void }) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<DraftTablePaginationQuery, DraftTable_space$key>(
    graphql`
      fragment DraftTable_space on Space
      @argumentDefinitions(count: { type: "Int", defaultValue: 50 }, cursor: { type: "String" }, text: { type: "String" }, stale: { type: "Boolean" })
      @refetchable(queryName: "DraftTablePaginationQuery") {
        works(kinds: [DRAFT], first: $count, after: $cursor, text: $text, stale: $stale) @connection(key: "DraftTable_works", filters: ["kinds", "text", "stale"]) {
          __id
          totalCount
          edges {
            node {
              id
              ...DraftTable_work
            }
          }
        }
      }
    `,
    ref,
  );
  const { edges, totalCount, __id: listId } = data.works;
  const { hasFailed, retry } = useNextPage({ listId, hasNext, isLoadingNext, loadNext }, PAGE);
  return (
    <>
      <Count role="status">
        {edges.length === 0 ? <FormattedMessage {...messages.noHits} /> : <FormattedMessage {...draftCount} values={{ count: totalCount }} />}
      </Count>
      {edges.length > 0 && (
        <Table>
          <thead>
            <tr>
              <th scope="col">
                <FormattedMessage {...messages.title} />
              </th>
              <th scope="col" data-wide>
                <FormattedMessage {...messages.sources} />
              </th>
              <th scope="col" data-state>
                <FormattedMessage {...messages.state} />
              </th>
              <th scope="col" data-wide>
                <FormattedMessage {...messages.words} />
              </th>
              <th scope="col" data-wide>
                <FormattedMessage {...messages.modified} />
              </th>
              <td />
            </tr>
          </thead>
          <tbody>
            {edges.map(({ node }) => (
              <DraftRow key={node.id} work={node} onChanged={onChanged} />
            ))}
          </tbody>
        </Table>
      )}
      <NextPageButton hasNext={hasNext} isLoadingNext={isLoadingNext} hasFailed={hasFailed} onPress={() => (hasFailed ? retry() : loadNext(PAGE))}>
        <FormattedMessage {...messages.more} />
      </NextPageButton>
    </>
  );
}

function DraftRow({ work: ref, onChanged }: { work: DraftTable_work$key; onChanged: () => void }) {
  const intl = useIntl();
  const { formatRelativeDate } = useFormats();
  const { remove } = useDraftMutations();
  const work = useFragment(
    graphql`
      fragment DraftTable_work on Work {
        id
        title
        excerpt
        wordCount
        updatedAt
        viewerCanEdit
        used: sources(first: 1) {
          totalCount
        }
        changed: sources(states: [CHANGED, GONE], first: 1) {
          totalCount
        }
      }
    `,
    ref,
  );
  const { totalCount: changed } = work.changed;
  return (
    <tr>
      <th scope="row">
        <Name to={draftAddress(work.id)}>
          <Icon of={FilePen} />
          <span>
            <b dir="auto">{work.title}</b>
            {work.excerpt !== '' && <small dir="auto">{work.excerpt}</small>}
          </span>
        </Name>
      </th>
      <td data-wide>
        <FormattedNumber value={work.used.totalCount} />
      </td>
      <td data-state data-stale={changed > 0 || undefined}>
        {changed > 0 && <Icon of={History} size={14} />}
        <span>{changed > 0 ? <FormattedMessage {...sourcesChanged} values={{ count: changed }} /> : <FormattedMessage {...messages.upToDate} />}</span>
      </td>
      <td data-wide>
        <FormattedNumber value={work.wordCount} />
      </td>
      <td data-wide>{formatRelativeDate(work.updatedAt)}</td>
      <td>
        {work.viewerCanEdit && (
          <Menu trigger={<IconButton icon={Ellipsis} label={intl.formatMessage(draftMenuOf, { title: work.title })} />}>
            <MenuItem icon={Trash2} danger onSelect={() => remove(work, onChanged, onChanged)}>
              <FormattedMessage {...draftMessages.delete} />
            </MenuItem>
          </Menu>
        )}
      </td>
    </tr>
  );
}

const draftCount = defineMessage<{ count: number }>({ id: 'drafts.count', defaultMessage: '{count, plural, one {# draft} other {# drafts}}' });
const messages = defineMessages({
  title: { id: 'drafts.column.title', defaultMessage: 'Title' },
  sources: { id: 'drafts.column.sources', defaultMessage: 'Sources used' },
  state: { id: 'drafts.column.state', defaultMessage: 'State' },
  words: { id: 'drafts.column.words', defaultMessage: 'Words' },
  modified: { id: 'drafts.column.modified', defaultMessage: 'Modified' },
  upToDate: { id: 'drafts.upToDate', defaultMessage: 'Up to date' },
  noHits: { id: 'drafts.noHits', defaultMessage: 'No draft fits.' },
  more: { id: 'drafts.more', defaultMessage: 'More drafts' },
});

const Count = styled.p`
  color: var(--fg-3);
  font: var(--text-12);
`;

const Table = styled.table`
  ${tabularNumbers}
  width: 100%;
  table-layout: fixed;
  border-collapse: collapse;
  font: var(--text-13);

  thead > tr > * {
    padding: 8px 12px;
    border-block-end: 1px solid var(--line-1);
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 400;
    text-align: end;
  }

  tr > :first-child,
  tr > [data-state] {
    text-align: start;
  }

  tr > :nth-child(n + 2) {
    width: 112px;
    padding-inline: 12px;
    color: var(--fg-2);
    text-align: end;
    white-space: nowrap;
  }

  tr > [data-state] {
    width: 184px;
    overflow: hidden;
    text-align: start;
    text-overflow: ellipsis;
  }

  tr > :last-child {
    width: 56px;
    padding-inline: 0 12px;
  }

  tbody > tr > * {
    height: 52px;
  }

  tbody > tr:hover {
    background: var(--bg-hover);
  }

  tbody > tr > [data-stale] {
    color: var(--warn-fg);
  }

  [data-state] svg {
    margin-inline-end: 6px;
    vertical-align: -2px;
  }

  @media (max-width: 959.98px) {
    [data-wide] {
      display: none;
    }
  }

  ${onPhone} {
    thead > tr > :first-child {
      padding-inline: 0;
    }

    tr > [data-state] {
      width: 112px;
      padding-inline: 4px;
      font: var(--text-12);
      white-space: normal;
    }
  }
`;

const Name = styled(Link)`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 52px;
  padding-inline: 12px;

  svg {
    flex: none;
    color: var(--fg-3);
  }

  > span {
    display: grid;
    min-width: 0;
    grid-template-columns: minmax(0, 1fr);
  }

  b,
  small {
    ${clip}
    ${alignAsAround}
  }

  b {
    font-weight: 600;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 400;
  }

  ${onPhone} {
    padding-inline: 0;
  }
`;
