import { ArchiveRestore, Trash2 } from 'lucide';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { TrashRow_source$key } from '#client/__generated__/TrashRow_source.graphql.ts';
import { SourceDate } from '#client/sources/item/SourceDate.tsx';
import { SourceIcon } from '#client/sources/item/SourceIcon.tsx';
import { useMinute } from '#client/sources/item/useMinute.ts';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { useIsSelected } from '#client/sources/selection/SelectionContext.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { clip, fingerHigh, onPhone, onTouch } from '#client/ui/mixins.ts';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { daysLeft } from './daysLeft.ts';
import { useRestore } from './useRestore.ts';

type TrashRowProps = {
  source: TrashRow_source$key;
  /** Chooses it, or everything up to it. */
  onChoose: (isRange: boolean) => void;
  onDelete: () => void;
};

/** A source in the trash: where it was, how long it stays, Restore and Delete Forever. */
export function TrashRow({ source: ref, onChoose, onDelete }: TrashRowProps) {
  const intl = useIntl();
  const minute = useMinute();
  const restore = useRestore();
  const source = useFragment(
    graphql`
      fragment TrashRow_source on Source {
        id
        type
        title
        domain
        faviconUrl
        mimeType
        trashedAt
        viewerCanEdit
        collection {
          name
        }
      }
    `,
    ref,
  );
  const { id, title, collection, trashedAt } = source;
  const giveBack = () => restore(selectedByIds([id], null), { to: collection?.name });
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const isSelected = useIsSelected(id);

  return (
    <Row $isChosen={isSelected}>
      {source.viewerCanEdit && (
        <Checkbox checked={isSelected} aria-label={intl.formatMessage(messages.select, { title })} onClick={(event) => onChoose(event.shiftKey)} />
      )}
      <Kind>
        <SourceIcon type={source.type} domain={source.domain} faviconUrl={source.faviconUrl} mimeType={source.mimeType} />
      </Kind>
      <Words>
        <Link to={`/source/${id}`}>{title}</Link>
        <p>
          {collection && (
            <span data-from>
              <FormattedMessage {...messages.from} values={{ name: collection.name }} />
            </span>
          )}
          {trashedAt !== null && (
            <>
              <SourceDate date={trashedAt} />
              <span>
                <FormattedMessage {...messages.daysLeft} values={{ count: daysLeft(trashedAt, new Date(minute * 60_000)) }} />
              </span>
            </>
          )}
        </p>
      </Words>
      {source.viewerCanEdit && (
        <>
          {isPhone ? (
            <IconButton icon={ArchiveRestore} size={28} label={intl.formatMessage(messages.restoreIt, { title })} onClick={giveBack} />
          ) : (
            <Button size={28} icon={ArchiveRestore} aria-label={intl.formatMessage(messages.restoreIt, { title })} onClick={giveBack}>
              <FormattedMessage {...messages.restore} />
            </Button>
          )}
          <IconButton icon={Trash2} size={28} label={intl.formatMessage(messages.deleteIt, { title })} onClick={onDelete} />
        </>
      )}
    </Row>
  );
}

const messages = {
  from: defineMessage<{ name: string }>({ id: 'trash.from', defaultMessage: 'From {name}' }),
  daysLeft: defineMessage<{ count: number }>({
    id: 'trash.daysLeft',
    defaultMessage: '{count, plural, =0 {deleted for good today} one {# day left} other {# days left}}',
  }),
  restore: defineMessage({ id: 'trash.restore', defaultMessage: 'Restore' }),
  restoreIt: defineMessage<{ title: string }>({ id: 'trash.restoreIt', defaultMessage: 'Restore {title}' }),
  deleteIt: defineMessage<{ title: string }>({ id: 'trash.deleteIt', defaultMessage: 'Delete {title} forever' }),
  select: defineMessage<{ title: string }>({ id: 'trash.select', defaultMessage: 'Select {title}' }),
};

const Row = styled.div<{ $isChosen: boolean }>`
  display: flex;
  align-items: center;
  gap: 12px;
  height: 56px;
  padding: 0 8px;

  ${onTouch} {
    gap: 16px;
  }

  border-radius: var(--r-md);
  background: ${({ $isChosen }) => ($isChosen ? 'var(--accent-soft)' : 'none')};

  &:hover {
    background: ${({ $isChosen }) => ($isChosen ? 'var(--accent-soft)' : 'var(--bg-hover)')};
  }
`;

const Kind = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 16px;
  color: var(--fg-3);
`;

const Words = styled.div`
  flex: 1;
  min-width: 0;

  > a {
    ${clip}
    ${fingerHigh}
    display: block;
    font: var(--text-13);
    font-weight: 500;

    &:hover {
      text-decoration: underline;
      text-underline-offset: 2px;
    }
  }

  > p {
    ${clip}
    display: flex;
    gap: 8px;
    color: var(--fg-3);
    font: var(--text-12);

    > * {
      flex: none;
    }

    > [data-from] {
      ${clip}
      flex: 0 1 auto;
      min-width: 0;
    }

    ${onPhone} {
      > time {
        display: none;
      }
    }

    > :not(:first-child)::before {
      content: '·';
      margin-inline-end: 8px;
    }
  }
`;
