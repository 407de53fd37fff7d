import { Archive, Info } from 'lucide';
import { use } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { AdministratorContext } from '#client/state/AdministratorContext.ts';
import { Icon } from '#client/ui/display/Icon.tsx';

/** Why nothing can be run here, and what to do; at most one line. */
export function RunNotice({ hasModel, isArchived }: { hasModel: boolean; isArchived: boolean }) {
  const isAdministrator = use(AdministratorContext);
  if (hasModel && !isArchived) return null;
  return (
    <Notice role="status">
      <Icon of={isArchived ? Archive : Info} />
      <p>
        <FormattedMessage {...(isArchived ? messages.archived : messages.noModel)} />
        {!isArchived && SPACE}
        {!isArchived && <FormattedMessage {...(isAdministrator ? messages.setIt : messages.askForIt)} />}
      </p>
    </Notice>
  );
}

const SPACE = ' ';

const messages = defineMessages({
  archived: { id: 'prompts.run.archived', defaultMessage: 'This space is archived. Everything can be read, nothing can be run.' },
  noModel: { id: 'prompts.run.noModel', defaultMessage: 'No model is set for this space. Everything but running works. Add a key or an address of your own.' },
  setIt: { id: 'prompts.run.setModel', defaultMessage: 'Set LLM_BASE_URL, LLM_MODEL and LLM_API_KEY, then start the vault again.' },
  askForIt: { id: 'prompts.run.askForModel', defaultMessage: 'Whoever runs this vault can do that.' },
});

const Notice = styled.div`
  display: flex;
  flex: none;
  gap: 10px;
  margin: 12px 16px;
  padding: 12px 14px;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
  box-shadow: inset 0 0 0 1px var(--line-1);
  color: var(--fg-1);
  font: var(--text-13);

  > svg {
    flex: none;
    margin-block-start: 2px;
    color: var(--fg-3);
  }
`;
