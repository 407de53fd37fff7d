import { FolderPlus, FolderTree, Keyboard, Plus, Search, Users } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { onPhone } from '#client/ui/mixins.ts';

/** Where a space has no prompt collections: what they are for. Who may create none is told what they can do. */
export function RootEmpty({ onCreate }: { onCreate: (() => void) | null }) {
  return (
    <Box>
      <Face>
        <Icon of={FolderPlus} size={24} />
      </Face>
      <h2>
        <FormattedMessage {...messages.none} />
      </h2>
      <p>
        <FormattedMessage {...(onCreate ? messages.noneText : messages.noneForViewer)} />
      </p>
      {onCreate && (
        <Button variant="primary" size={36} icon={Plus} onClick={onCreate}>
          <FormattedMessage {...messages.create} />
        </Button>
      )}
      <Tips>
        {onCreate && (
          <>
            <li>
              <Icon of={FolderTree} size={18} />
              <span>
                <b>
                  <FormattedMessage {...messages.organize} />
                </b>
                <FormattedMessage {...messages.organizeText} />
              </span>
            </li>
            <li>
              <Icon of={Users} size={18} />
              <span>
                <b>
                  <FormattedMessage {...messages.share} />
                </b>
                <FormattedMessage {...messages.shareText} />
              </span>
            </li>
          </>
        )}
        <li>
          <Icon of={Search} size={18} />
          <span>
            <b>
              <FormattedMessage {...messages.search} />
            </b>
            <FormattedMessage {...messages.searchText} />
          </span>
        </li>
        <li>
          <Icon of={Keyboard} size={18} />
          <span>
            <b>
              <FormattedMessage {...messages.shortcuts} />
            </b>
            <FormattedMessage id="prompts.tipShortcutsText" defaultMessage="Press <k>?</k> to see them all." values={{ k: (words) => <Kbd key="k">{words}</Kbd> }} />
          </span>
        </li>
      </Tips>
    </Box>
  );
}

const messages = defineMessages({
  none: { id: 'prompts.none', defaultMessage: 'No collections yet' },
  noneText: { id: 'prompts.noneText', defaultMessage: 'Create a collection to keep prompts for one kind of work together.' },
  noneForViewer: { id: 'prompts.noneForViewer', defaultMessage: 'Editors of this space can create some.' },
  create: { id: 'prompts.createCollection', defaultMessage: 'Create collection' },
  organize: { id: 'prompts.tipOrganize', defaultMessage: 'Organize' },
  organizeText: { id: 'prompts.tipOrganizeText', defaultMessage: 'Nest collections as you need.' },
  share: { id: 'prompts.tipShare', defaultMessage: 'Share with your team' },
  shareText: { id: 'prompts.tipShareText', defaultMessage: 'All members of the space see its collections.' },
  search: { id: 'prompts.tipSearch', defaultMessage: 'Search' },
  searchText: { id: 'prompts.tipSearchText', defaultMessage: 'Find any prompt by name or text.' },
  shortcuts: { id: 'prompts.tipShortcuts', defaultMessage: 'Shortcuts' },
});

const Box = styled.div`
  display: grid;
  justify-items: center;
  gap: 8px;
  padding-block: 64px 32px;
  text-align: center;

  h2 {
    font: var(--text-16);
  }

  > p {
    max-width: 44ch;
    color: var(--fg-2);
    text-wrap: balance;
  }

  > button {
    margin-block: 8px 32px;
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  margin-block-end: 8px;
  border-radius: 12px;
  background: var(--accent-soft);
  color: var(--accent-fg);
`;

const Tips = styled.ul`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 1px;
  width: min(640px, 100%);
  border-radius: var(--r-lg);
  background: var(--line-1);
  box-shadow: 0 0 0 1px var(--line-1);
  overflow: hidden;
  text-align: start;

  ${onPhone} {
    grid-template-columns: 1fr;
  }

  li {
    display: flex;
    gap: 12px;
    padding: 20px;
    background: var(--bg-sheet);
    color: var(--fg-2);
    font-size: 13px;
    line-height: 20px;
  }

  b {
    display: block;
    color: var(--fg-1);
    font-weight: 600;
  }

  svg {
    flex: none;
    margin-block-start: 1px;
    color: var(--accent-fg);
  }
`;
