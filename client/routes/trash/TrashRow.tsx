import { ArchiveRestore, Trash2 } from 'lucide';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { TrashRow_source$key } from '#client/__generated__/TrashRow_source.graphql.ts';
import { SourceDate } from '#client/sources/item/SourceDate.tsx';
import { SourceIcon } from '#client/sources/item/SourceIcon.tsx';
import { useMinute } from '#client/sources/item/useMinute.ts';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { useIsSelected } from '#client/sources/selection/SelectionContext.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Checkbox } from '#client/ui/controls/Checkbox.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { daysLeft } from './daysLeft.ts';
import { trashMessages } from './trashMessages.ts';
import { Kind, Row, Words } from './trashRowStyles.ts';
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
                <FormattedMessage {...trashMessages.daysLeft} values={{ count: daysLeft(trashedAt, new Date(minute * 60_000)) }} />
              </span>
            </>
          )}
        </p>
      </Words>
      {source.viewerCanEdit && (
        <>
          {isPhone ? (
            <IconButton icon={ArchiveRestore} size={28} label={intl.formatMessage(trashMessages.restoreIt, { title })} onClick={giveBack} />
          ) : (
            <Button size={28} icon={ArchiveRestore} aria-label={intl.formatMessage(trashMessages.restoreIt, { title })} onClick={giveBack}>
              <FormattedMessage {...trashMessages.restore} />
            </Button>
          )}
          <IconButton icon={Trash2} size={28} label={intl.formatMessage(trashMessages.deleteIt, { title })} onClick={onDelete} />
        </>
      )}
    </Row>
  );
}

const messages = {
  from: defineMessage<{ name: string }>({ id: 'trash.from', defaultMessage: 'From {name}' }),
  select: defineMessage<{ title: string }>({ id: 'trash.select', defaultMessage: 'Select {title}' }),
};
