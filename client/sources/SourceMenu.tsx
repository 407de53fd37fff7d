import { BookOpen, Ellipsis, ExternalLink, FolderInput, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import type { SourceMenu_source$key } from '#client/__generated__/SourceMenu_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { IconButton } from '#client/ui/IconButton.tsx';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/Menu.tsx';
import { useCellTabIndex } from './CellContext.ts';
import { MoveSourcesDialog } from './MoveSourcesDialog.tsx';
import { useRetrySources } from './useRetrySources.ts';
import { useTrashSources } from './useTrashSources.ts';

type SourceMenuProps = {
  source: SourceMenu_source$key;
  size?: 28 | 32;
  /** On the source's own page: no Open, and leave the page when the source is gone. */
  onDeleted?: () => void;
};

/** What one can do with a source. */
export function SourceMenu({ source: ref, size = 28, onDeleted }: SourceMenuProps) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment SourceMenu_source on Source {
        id
        title
        status
        sourceUrl
        viewerCanEdit
        space {
          id
        }
        collection {
          id
        }
      }
    `,
    ref,
  );
  const tabIndex = useCellTabIndex();
  const [isMoveOpen, setIsMoveOpen] = useState(false);
  const { retrySources } = useRetrySources();
  const trashSources = useTrashSources();

  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} size={size} tabIndex={tabIndex} label={intl.formatMessage(messages.menu, { title: source.title })} />}
      >
        {!onDeleted && (
          <MenuItem icon={BookOpen} link={<Link to={`/source/${source.id}`} />}>
            <FormattedMessage {...messages.open} />
          </MenuItem>
        )}
        {source.sourceUrl && (
          <MenuItem icon={ExternalLink} link={<a href={source.sourceUrl} target="_blank" rel="noopener noreferrer" />}>
            <FormattedMessage {...messages.openOriginal} />
          </MenuItem>
        )}
        {source.viewerCanEdit && (
          <>
            {source.status === 'FAILED' && (
              <MenuItem icon={RotateCw} onSelect={() => retrySources([source.id])}>
                <FormattedMessage {...commonMessages.retry} />
              </MenuItem>
            )}
            <MenuItem icon={FolderInput} onSelect={() => setIsMoveOpen(true)}>
              <FormattedMessage {...messages.moveTo} />
            </MenuItem>
            <MenuSeparator />
            <MenuItem danger icon={Trash2} onSelect={() => trashSources([source.id], onDeleted)}>
              <FormattedMessage {...commonMessages.delete} />
            </MenuItem>
          </>
        )}
      </Menu>
      {isMoveOpen && (
        <MoveSourcesDialog
          spaceId={source.space.id}
          sourceIds={[source.id]}
          fromCollectionId={source.collection?.id ?? null}
          onClose={() => setIsMoveOpen(false)}
        />
      )}
    </>
  );
}

const messages = {
  menu: defineMessage<{ title: string }>({ id: 'sources.menu', defaultMessage: 'Menu of {title}' }),
  open: defineMessage({ id: 'sources.open', defaultMessage: 'Open' }),
  openOriginal: defineMessage({ id: 'sources.openOriginal', defaultMessage: 'Open original' }),
  moveTo: defineMessage({ id: 'sources.moveTo', defaultMessage: 'Move to...' }),
};
