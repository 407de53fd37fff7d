import { Ellipsis, Hash, Merge, Pencil, Trash2 } from 'lucide';
import { lazy, Suspense, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useLocation, useMatch } from 'react-router-dom';
import type { TagGroupQuery } from '#client/__generated__/TagGroupQuery.graphql.ts';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { useRovingFocus } from '#client/ui/focus/useRovingFocus.ts';
import { Menu, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { tagAddress, viewOf } from '../filter/sourceView.ts';
import { useDeleteTags } from '../mutations/useDeleteTags.ts';
import { PlaceGroup, PlaceRows } from './PlaceGroup.tsx';
import { PlaceRow } from './PlaceRow.tsx';
import { tagGroupFold } from './tagGroupFold.ts';
import { usePlaceQuery } from './usePlaceQuery.ts';

/** Few come to them. */
const TagsDialog = lazy(async () => ({ default: (await import('./TagsDialog.tsx')).TagsDialog }));
const MergeTagsDialog = lazy(async () => ({ default: (await import('./MergeTagsDialog.tsx')).MergeTagsDialog }));

/** All tags of a space are counted for it: not too often. */
const COUNT_MS = 3000;

const query = graphql`
  query TagGroupQuery($spaceId: ID!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        tagsByUse(first: 8) {
          edges {
            node {
              id
              name
              sourceCount
            }
          }
        }
      }
    }
  }
`;

type ListedTag = { readonly id: string; readonly name: string; readonly sourceCount: number };
type TagGroupProps = { spaceId: string; canEdit: boolean; onGo: () => void };

/** The tags of the space below its collections: the eight that are used most, and a way to all of them. */
export function TagGroup(props: TagGroupProps) {
  const isFolded = tagGroupFold.use();
  const tags = usePlaceQuery<TagGroupQuery>(query, props.spaceId, COUNT_MS)?.node?.space?.tagsByUse.edges.map(({ node }) => node);
  return tags && <Group {...props} tags={tags} isFolded={isFolded} />;
}

function Group({ spaceId, canEdit, onGo, tags, isFolded }: TagGroupProps & { tags: readonly ListedTag[]; isFolded: boolean }) {
  const intl = useIntl();
  const { search } = useLocation();
  const here = useMatch('/collection/:place')?.params.place;
  const params = new URLSearchParams(search);
  const wanted = here === 'all' && !params.has('smart') ? viewOf(params).tags : [];
  const isCurrent = ({ name }: ListedTag) => wanted.length === 1 && wanted[0]?.toLocaleLowerCase() === name.toLocaleLowerCase();
  const { stop, props } = useRovingFocus(tags.length, tags.findIndex(isCurrent));
  const deleteTags = useDeleteTags();
  const [isOpen, setIsOpen] = useState(false);
  const [renamed, setRenamed] = useState<ListedTag | null>(null);
  // Nothing to fold, and nothing to say of it.
  if (tags.length === 0) return null;
  return (
    <PlaceGroup
      title={intl.formatMessage(messages.tags)}
      isFolded={isFolded}
      onFold={(folded) => tagGroupFold.set(folded)}
      menu={
        <Menu trigger={<IconButton icon={Ellipsis} size={24} label={intl.formatMessage(messages.menu)} />}>
          <MenuItem icon={Hash} onSelect={() => setIsOpen(true)}>
            <FormattedMessage {...messages.all} />
          </MenuItem>
          {canEdit && (
            <MenuItem icon={Merge} onSelect={() => setIsOpen(true)}>
              <FormattedMessage {...messages.merge} />
            </MenuItem>
          )}
        </Menu>
      }
      rows={
        <PlaceRows {...props}>
          {tags.map((tag, index) => (
            <PlaceRow
              key={tag.id}
              icon={Hash}
              name={tag.name}
              to={tagAddress(tag.name, search)}
              count={tag.sourceCount}
              isCurrent={isCurrent(tag)}
              isTabStop={index === stop}
              target={canEdit ? { kind: 'tag', id: tag.id, name: tag.name } : null}
              onGo={onGo}
              tools={
                canEdit && (
                  <Menu trigger={<IconButton icon={Ellipsis} size={24} tabIndex={index === stop ? 0 : -1} label={intl.formatMessage(messages.menuOf, { name: tag.name })} />}>
                    <MenuItem icon={Pencil} onSelect={() => setRenamed(tag)}>
                      <FormattedMessage {...messages.rename} />
                    </MenuItem>
                    <MenuSeparator />
                    <MenuItem icon={Trash2} danger onSelect={() => deleteTags([tag])}>
                      <FormattedMessage {...messages.delete} />
                    </MenuItem>
                  </Menu>
                )
              }
            />
          ))}
        </PlaceRows>
      }
    >
      <Suspense>
        {isOpen && <TagsDialog spaceId={spaceId} canEdit={canEdit} onClose={() => setIsOpen(false)} onGo={onGo} />}
        {renamed && <MergeTagsDialog tags={[renamed]} onClose={() => setRenamed(null)} />}
      </Suspense>
    </PlaceGroup>
  );
}

const messages = {
  tags: defineMessage({ id: 'tags.title', defaultMessage: 'Tags' }),
  menu: defineMessage({ id: 'tags.menu', defaultMessage: 'Menu of the tags' }),
  menuOf: defineMessage<{ name: string }>({ id: 'tags.menuOf', defaultMessage: 'Menu of the tag {name}' }),
  all: defineMessage({ id: 'tags.all', defaultMessage: 'All tags' }),
  merge: defineMessage({ id: 'tags.mergeSeveral', defaultMessage: 'Merge tags...' }),
  rename: defineMessage({ id: 'tags.rename', defaultMessage: 'Rename or merge...' }),
  delete: defineMessage({ id: 'tags.delete', defaultMessage: 'Delete tag' }),
};
