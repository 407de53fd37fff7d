import { Folder } from 'lucide';
import { defineMessage, defineMessages, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Icon } from '#client/ui/display/Icon.tsx';
import { alignAsAround, clip, onPhone, onSmallScreen } from '#client/ui/mixins.ts';
import { addressOfCollection } from '../addresses.ts';
import { FolderMenu } from './FolderMenu.tsx';
import type { PromptFolder } from '../folders/usePromptFolders.ts';

/** Collections as cards that lead into them. */
export function FolderCards({ folders }: { folders: readonly PromptFolder[] }) {
  if (folders.length === 0) return null;
  return (
    <section aria-labelledby="prompt-collections">
      <SectionName id="prompt-collections">
        <FormattedMessage {...messages.collections} />
      </SectionName>
      <Cards>
        {folders.map((folder) => (
          <Card key={folder.id}>
            <Face>
              <Icon of={Folder} size={20} />
            </Face>
            <Words>
              <Name to={addressOfCollection(folder.id)} dir="auto">
                {folder.name}
              </Name>
              <small>
                <FormattedMessage {...promptCount} values={{ count: folder.promptCount }} />
              </small>
            </Words>
            <FolderMenu folder={folder} />
          </Card>
        ))}
      </Cards>
    </section>
  );
}

const messages = defineMessages({ collections: { id: 'prompts.collections', defaultMessage: 'Collections' } });
const promptCount = defineMessage<{ count: number }>({ id: 'prompts.count', defaultMessage: '{count, plural, one {# prompt} other {# prompts}}' });

/** The quiet name above a group. */
export const SectionName = styled.h2`
  margin-block-end: 12px;
  color: var(--fg-3);
  font: var(--text-12);
  font-weight: 500;
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: 12px;
  margin-block-end: 32px;

  ${onSmallScreen} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }

  ${onPhone} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Card = styled.li`
  position: relative;
  display: flex;
  align-items: center;
  gap: 12px;
  min-width: 0;
  height: 64px;
  padding-inline: 16px 12px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);

  &:hover {
    box-shadow: 0 0 0 1px var(--line-2), var(--shadow-hover);
  }

  > button {
    z-index: 1;
  }
`;

const Face = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 36px;
  height: 36px;
  border-radius: var(--r-md);
  background: var(--accent-soft);
  color: var(--accent-fg);
`;

const Words = styled.span`
  flex: 1;
  min-width: 0;

  small {
    display: block;
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Name = styled(Link)`
  ${alignAsAround}
  ${clip}
  display: block;
  font-size: 14px;
  line-height: 20px;
  font-weight: 600;

  /* The whole card leads there. */
  &::after {
    content: '';
    position: absolute;
    inset: 0;
    border-radius: var(--r-lg);
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::after {
    outline: 2px solid var(--focus);
    outline-offset: 2px;
  }
`;
