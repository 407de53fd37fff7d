import { BookOpen, Ellipsis, ExternalLink } from 'lucide-react';
import type { ReactNode } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import type { SourceMenu_source$key } from '#client/__generated__/SourceMenu_source.graphql.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { actFaces, type ActName, type SourceActs } from './sourceActs.ts';
import { useSourceActs } from './useSourceActs.tsx';

/** What one can do with a source of a list; its keys are those of the list. */
export function SourceMenu({ source: ref }: { source: SourceMenu_source$key }) {
  const intl = useIntl();
  const source = useFragment(
    graphql`
      fragment SourceMenu_source on Source {
        id
        title
        sourceUrl
        ...useSourceActs_source
      }
    `,
    ref,
  );
  const { acts, dialog } = useSourceActs(source);
  return (
    <>
      <Menu trigger={<MenuButton title={source.title} />}>
        <MenuItem icon={BookOpen} link={<Link to={`/source/${source.id}`} />}>
          <FormattedMessage {...messages.open} />
        </MenuItem>
        {source.sourceUrl && <OpenOriginal url={source.sourceUrl} />}
        <ActItems acts={acts} names={['favorite', 'notFavorite', 'download']} />
        {acts.edit && <MenuSeparator />}
        <ActItems acts={acts} names={['edit', 'copy', 'move', 'tag', 'retry', 'reprocess']} shortcuts={{ edit: 'E', copy: 'C', move: 'M' }} />
        {acts.delete && <MenuSeparator />}
        <ActItems acts={acts} names={['delete']} shortcuts={{ delete: intl.formatMessage(messages.deleteKey) }} />
      </Menu>
      {dialog}
    </>
  );
}

type SourcePageMenuProps = {
  title: string;
  sourceUrl: string | null;
  acts: SourceActs;
  /** Stands first: what has no room on the page itself. */
  children?: ReactNode;
};

/** What one can do with the source whose page this is. */
export function SourcePageMenu({ title, sourceUrl, acts, children }: SourcePageMenuProps) {
  return (
    <Menu trigger={<MenuButton title={title} size={32} />}>
      {children}
      {sourceUrl && <OpenOriginal url={sourceUrl} />}
      <ActItems acts={acts} names={['favorite', 'notFavorite', 'download', 'copy', 'move', 'tag', 'retry', 'reprocess']} />
      {acts.delete && <MenuSeparator />}
      <ActItems acts={acts} names={['delete']} />
    </Menu>
  );
}

function MenuButton({ title, size = 28, ...rest }: { title: string; size?: 28 | 32 }) {
  const intl = useIntl();
  return <IconButton icon={Ellipsis} size={size} tabIndex={useCellTabIndex()} label={intl.formatMessage(messages.menu, { title })} {...rest} />;
}

type ActItemsProps = {
  acts: SourceActs;
  names: readonly ActName[];
  shortcuts?: Partial<Record<ActName, string>>;
};

/** Those of these acts that can be done now. */
export function ActItems({ acts, names, shortcuts }: ActItemsProps) {
  return names.map((name) => {
    const act = acts[name];
    return (
      act && (
        <MenuItem key={name} icon={actFaces[name].icon} danger={name === 'delete'} shortcut={shortcuts?.[name]} onSelect={act}>
          <FormattedMessage {...actFaces[name].name} />
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

const messages = {
  menu: defineMessage<{ title: string }>({ id: 'sources.menu', defaultMessage: 'Menu of {title}' }),
  open: defineMessage({ id: 'sources.open', defaultMessage: 'Open' }),
  openOriginal: defineMessage({ id: 'sources.openOriginal', defaultMessage: 'Open original' }),
  deleteKey: defineMessage({ id: 'sources.deleteKey', defaultMessage: 'Del' }),
};
