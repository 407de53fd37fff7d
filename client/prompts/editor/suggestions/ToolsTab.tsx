import { Check, Plus, Redo2, Undo2 } from 'lucide';
import { lazy, Suspense, useEffect, useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { pointing } from '#client/ui/display/Icon.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { sectionMessages } from './sections.ts';
import { type Tool, tools } from './toolMessages.ts';
import type { Suggestion, Suggestions } from './useSuggestions.ts';

const TextComparison = lazy(async () => ({ default: (await import('#client/sources/versions/TextComparison.tsx')).TextComparison }));

const first: readonly Tool[] = ['FORMAT', 'COMPRESS', 'EXPAND', 'ANALYSE'];
const second: readonly Tool[] = ['REMOVE_REDUNDANCY', 'IMPROVE_CLARITY', 'ADD_EXAMPLES', 'CHECK_CONSISTENCY', 'OPTIMIZE_TOKENS'];

type ToolsTabProps = {
  suggestions: Suggestions;
  /** What a message is called. */
  nameOf: (key: number | null) => string;
  onUndo: () => void;
  onRedo: () => void;
  onAddSection: (name: string) => void;
};

/** What can be done with the whole text: nothing changes before one has seen what, and accepted it. */
export function ToolsTab({ suggestions: { proposals, proposed, running, use, accept, reject }, nameOf, onUndo, onRedo, onAddSection }: ToolsTabProps) {
  const intl = useIntl();
  const buttons = useRef<HTMLDivElement>(null);
  const isDecided = proposals.length === 0;
  useEffect(() => {
    if (isDecided && document.activeElement === document.body) buttons.current?.querySelector('button')?.focus();
  }, [isDecided]);
  const button = (tool: Tool) => (
    <Button key={tool} icon={tools[tool].icon} loading={running === tool} disabled={running !== null} onClick={() => use(tool)}>
      <FormattedMessage {...tools[tool].label} />
    </Button>
  );
  return (
    <>
      {proposed && <Proposals tool={proposed.tool} found={proposed.list.items.length} proposals={proposals} nameOf={nameOf} onAccept={accept} onReject={reject} />}
      <Group ref={buttons} role="group" aria-label={intl.formatMessage(messages.wholeText)}>
        {first.map(button)}
        <Button icon={pointing(Undo2)} onClick={onUndo}>
          <FormattedMessage {...commonMessages.undo} />
        </Button>
        <Button icon={pointing(Redo2)} onClick={onRedo}>
          <FormattedMessage {...messages.redo} />
        </Button>
      </Group>
      <section>
        <Heading>
          <FormattedMessage {...messages.improve} />
        </Heading>
        <Group role="group" aria-label={intl.formatMessage(messages.improve)}>{second.map(button)}</Group>
      </section>
      <section>
        <Heading>
          <FormattedMessage {...messages.addSection} />
        </Heading>
        <Group role="group" aria-label={intl.formatMessage(messages.addSection)}>
          {sectionMessages.map((section) => {
            const name = intl.formatMessage(section);
            return (
              <Button key={section.id} icon={Plus} onClick={() => onAddSection(name)}>
                {name}
              </Button>
            );
          })}
        </Group>
      </section>
    </>
  );
}

type ProposalsProps = {
  tool: Tool;
  /** How many it had made, also those that are decided. */
  found: number;
  proposals: readonly Suggestion[];
  nameOf: (key: number | null) => string;
  onAccept: (id: string) => void;
  onReject: (id: string) => void;
};

/** What a tool would make of the messages. */
function Proposals({ tool, found, proposals, nameOf, onAccept, onReject }: ProposalsProps) {
  const intl = useIntl();
  const toolName = intl.formatMessage(tools[tool].label);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    place.current?.scrollIntoView({ block: 'nearest' });
  }, [proposals.length]);
  return (
    <Proposed ref={place} role="group" aria-label={intl.formatMessage(messages.proposal, { tool: toolName })}>
      <p role="status">
        {proposals.length > 0 ? (
          <FormattedMessage {...messages.count} values={{ tool: toolName, count: proposals.length }} />
        ) : (
          found === 0 && <FormattedMessage {...messages.nothing} values={{ tool: toolName }} />
        )}
      </p>
      {proposals.map(({ id, key, message, place: of, replacement }) => {
        const name = nameOf(key);
        return (
          <Card key={id}>
            <h3>{name}</h3>
            <p dir="auto">{message}</p>
            {of && replacement !== null && (
              <Suspense fallback={<Skeleton $height="120px" $radius="var(--r-md)" />}>
                <TextComparison before={of.original} after={replacement} label={intl.formatMessage(messages.comparison, { name })} />
              </Suspense>
            )}
            <Actions>
              <Button variant="primary" icon={Check} onClick={() => onAccept(id)}>
                <FormattedMessage {...messages.accept} />
              </Button>
              <Button variant="ghost" onClick={() => onReject(id)}>
                <FormattedMessage {...messages.reject} />
              </Button>
            </Actions>
          </Card>
        );
      })}
    </Proposed>
  );
}

const messages = {
  ...defineMessages({
    wholeText: { id: 'prompts.wholeText', defaultMessage: 'The whole text' },
    redo: { id: 'prompts.redo', defaultMessage: 'Redo' },
    improve: { id: 'prompts.improve', defaultMessage: 'Improve' },
    addSection: { id: 'prompts.addSection', defaultMessage: 'Add section' },
    accept: { id: 'prompts.accept', defaultMessage: 'Accept' },
    reject: { id: 'prompts.reject', defaultMessage: 'Reject' },
  }),
  proposal: defineMessage<{ tool: string }>({ id: 'prompts.proposal', defaultMessage: 'Proposed by {tool}' }),
  comparison: defineMessage<{ name: string }>({ id: 'prompts.proposalChanges', defaultMessage: 'What would change in {name}' }),
  count: defineMessage<{ count: number; tool: string }>({ id: 'prompts.proposalCount', defaultMessage: '{tool}: {count, plural, one {# message would change} other {# messages would change}}. Nothing changes until you accept it.' }),
  nothing: defineMessage<{ tool: string }>({ id: 'prompts.proposalNothing', defaultMessage: '{tool}: there is nothing to change.' }),
};

const Group = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(160px, 1fr));
  gap: 8px;
`;

const Heading = styled.h2`
  margin-block-end: 8px;
  color: var(--fg-2);
  font: var(--text-12);
  font-weight: 600;
`;

const Proposed = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  color: var(--fg-2);
  font: var(--text-13);
`;

const Card = styled.article`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  padding: 16px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: inset 0 0 0 1.5px var(--mark-line), var(--shadow-hover);

  h3 {
    color: var(--fg-1);
    font: 600 13px/20px var(--font-ui);
  }
`;

const Actions = styled.div`
  display: flex;
  gap: 8px;
`;
