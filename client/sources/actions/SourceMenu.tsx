import { BookOpen, Ellipsis, ExternalLink } from 'lucide';
import { use, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { SourceMenu_source$key } from '#client/__generated__/SourceMenu_source.graphql.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { PlaceInstead } from '../places/PlaceInstead.ts';
import { actionLabels, type ActionName, type SourceActions } from './sourceActions.ts';
import { useSourceActions } from './useSourceActions.tsx';

/** What one can do with a source of a list; its keys are those of the list. */
export function SourceMenu({ source: ref }: { source: SourceMenu_source$key }) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment SourceMenu_source on Source {
        id
        title
        sourceUrl
        ...useSourceActions_source
      }
    `,
    ref,
  );
  const { actions, dialog } = useSourceActions(source);
  // Where lists suggest a collection: it has a key of its own there.
  const isInbox = use(PlaceInstead) !== null;
  return (
    <>
      <Menu trigger={<MenuButton title={source.title} />}>
        <MenuItem icon={BookOpen} link={<Link to={`/source/${source.id}`} />}>
          <FormattedMessage {...messages.open} />
        </MenuItem>
        {source.sourceUrl && <OpenOriginal url={source.sourceUrl} />}
        <ActionItems actions={actions} names={['favorite', 'notFavorite', 'download']} shortcuts={keys} />
        {actions.edit && <MenuSeparator />}
        <ActionItems actions={actions} names={['edit', 'copy', 'move', 'done', 'toInbox', 'tag', 'retry', 'reprocess']} shortcuts={isInbox ? { ...keys, done: intl.formatMessage(messages.doneKey) } : keys} />
        {actions.delete && <MenuSeparator />}
        <ActionItems actions={actions} names={['delete']} shortcuts={{ delete: intl.formatMessage(messages.deleteKey) }} />
      </Menu>
      {dialog}
    </>
  );
}

type SourcePageMenuProps = {
  title: string;
  sourceUrl: string | null;
  actions: SourceActions;
  /** Stands first: what has no room on the page itself. */
  children?: ReactNode;
};

/** What one can do with the source whose page this is. */
export function SourcePageMenu({ title, sourceUrl, actions, children }: SourcePageMenuProps) {
  return (
    <Menu trigger={<MenuButton title={title} size={32} />}>
      {children}
      {sourceUrl && <OpenOriginal url={sourceUrl} />}
      <ActionItems actions={actions} names={['favorite', 'notFavorite', 'download', 'copy', 'move', 'done', 'toInbox', 'tag', 'retry', 'reprocess']} />
      {actions.delete && <MenuSeparator />}
      <ActionItems actions={actions} names={['delete']} />
    </Menu>
  );
}

function MenuButton({ title, size = 24, ...rest }: { title: string; size?: 24 | 32 }) {
  const intl = useIntl();
  return <IconButton icon={Ellipsis} size={size} tabIndex={useCellTabIndex()} label={intl.formatMessage(messages.menu, { title })} {...rest} />;
}

type ActionItemsProps = {
  actions: SourceActions;
  names: readonly ActionName[];
  shortcuts?: Partial<Record<ActionName, string>>;
};

/** Those of these actions that can be done now. */
export function ActionItems({ actions, names, shortcuts }: ActionItemsProps) {
  return names.map((name) => {
    const action = actions[name];
    return (
      action && (
        <MenuItem key={name} icon={actionLabels[name].icon} danger={name === 'delete'} shortcut={shortcuts?.[name]} onSelect={action}>
          <FormattedMessage {...actionLabels[name].name} />
        </MenuItem>
      )
    );
  });
}

function OpenOriginal({ url }: { url: string }) {
  return (
    <MenuItem icon={ExternalLink} link={<a href={url} target="_blank" rel="noopener noreferrer" />}>
      <FormattedMessage {...messages.openOriginal} />
    </MenuItem>
  );
}

/** As they stand on the keyboard. */
const keys = { edit: 'E', copy: 'C', move: 'M', tag: 'T', favorite: 'F', notFavorite: 'F' };

const messages = {
  menu: defineMessage<{ title: string }>({ id: 'sources.menu', defaultMessage: 'Menu of {title}' }),
  open: defineMessage({ id: 'sources.open', defaultMessage: 'Open' }),
  openOriginal: defineMessage({ id: 'sources.openOriginal', defaultMessage: 'Open original' }),
  deleteKey: defineMessage({ id: 'sources.deleteKey', defaultMessage: 'Del' }),
  doneKey: defineMessage({ id: 'sources.doneKey', defaultMessage: 'Shift E' }),
};
