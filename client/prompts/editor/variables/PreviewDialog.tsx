import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { fragmentsIn } from '#server/templates/parseTemplate.ts';
import { renderTemplate } from '#server/templates/renderTemplate.ts';
import type { PreviewDialogQuery } from '#client/__generated__/PreviewDialogQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { addressOfPrompt } from '../../addresses.ts';
import type { DraftContent } from '../content/draftContent.ts';
import { roleMessages } from '../content/roleMessages.ts';
import type { VariableValues } from '../../variables/variableValues.ts';

const query = graphql`
  query PreviewDialogQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        prompts(first: 100, filter: { kinds: [FRAGMENT] }) {
          edges {
            node {
              id
              name
              title
              draft {
                messages {
                  text
                }
              }
            }
          }
        }
      }
    }
  }
`;

type PreviewDialogProps = { spaceId: string; draft: DraftContent; values: VariableValues; onClose: () => void };

/** The draft with its variables and fragments put in: by the language that the server renders with. What the vault fills when it runs is named. */
export default function PreviewDialog({ spaceId, draft, values, onClose }: PreviewDialogProps) {
  const intl = useIntl();
  return (
    <Dialog open width={600} onOpenChange={(isOpen) => !isOpen && onClose()} title={<FormattedMessage {...messages.title} />} closeLabel={intl.formatMessage(commonMessages.close)}>
      <QueryLoader<PreviewDialogQuery> query={query} variables={{ spaceId }} fallback={<Skeleton $height="240px" $radius="var(--r-md)" />}>
        {({ node }) => <Rendered draft={draft} values={values} fragments={(node?.space?.prompts.edges ?? []).map((edge) => edge.node)} />}
      </QueryLoader>
    </Dialog>
  );
}

type Fragment = NonNullable<NonNullable<PreviewDialogQuery['response']['node']>['space']>['prompts']['edges'][number]['node'];

function Rendered({ draft, values, fragments }: { draft: DraftContent; values: VariableValues; fragments: readonly Fragment[] }) {
  const intl = useIntl();
  const texts = new Map(fragments.map(({ name, draft: { messages: said } }) => [name, said.map(({ text }) => text).join('\n\n')]));
  const defaults = draft.variables.flatMap(({ name, fill }) => (fill?.kind === 'text' ? [[name, fill.text] as const] : []));
  const filled = new Map([...defaults, ...Object.entries(values).flatMap(([name, fill]) => (fill.kind === 'text' ? [[name, fill.text] as const] : []))]);
  const all = draft.messages.map(({ role, text }) => ({ role, ...renderTemplate(text, filled, texts) }));
  const missing = [...new Set(all.flatMap((message) => message.missing))];
  const byVault = missing.filter((name) => values[name] !== undefined || draft.variables.some((one) => one.name === name && one.fill !== null));
  const unfilled = missing.filter((name) => !byVault.includes(name));
  const names = new Set(draft.messages.flatMap(({ text }) => fragmentsIn(text)));
  const included = fragments.filter(({ name }) => names.has(name));
  const unknown = [...new Set(all.flatMap(({ problems }) => problems.flatMap(({ code, detail }) => (code === 'UNKNOWN_FRAGMENT' ? [detail] : []))))];
  return (
    <Place>
      {unfilled.length > 0 && (
        <p role="status">
          <FormattedMessage {...messages.missing} values={{ names: intl.formatList(unfilled) }} />
        </p>
      )}
      {byVault.length > 0 && (
        <p>
          <FormattedMessage {...messages.byVault} values={{ names: intl.formatList(byVault) }} />
        </p>
      )}
      {unknown.length > 0 && (
        <p role="alert">
          <FormattedMessage {...messages.unknown} values={{ names: intl.formatList(unknown) }} />
        </p>
      )}
      {included.length > 0 && (
        <ul aria-label={intl.formatMessage(messages.fragments)}>
          {included.map(({ id, title, name }) => (
            <li key={id}>
              <Link to={addressOfPrompt(id)}>{title}</Link> <code>{name}</code>
            </li>
          ))}
        </ul>
      )}
      {all.map(({ role, text }, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- They have no other name, and are never moved here.
        <section key={place}>
          <h3>
            <FormattedMessage {...roleMessages[role]} />
          </h3>
          <pre dir="auto">{text}</pre>
        </section>
      ))}
    </Place>
  );
}

const messages = {
  ...defineMessages({
    title: { id: 'prompts.preview', defaultMessage: 'Preview' },
    fragments: { id: 'prompts.fragments', defaultMessage: 'Fragments' },
  }),
  missing: defineMessage<{ names: string }>({ id: 'prompts.missingValues', defaultMessage: 'Not filled: {names}' }),
  byVault: defineMessage<{ names: string }>({ id: 'prompts.filledByVault', defaultMessage: 'Filled from the vault when it runs: {names}' }),
  unknown: defineMessage<{ names: string }>({ id: 'prompts.unknownFragments', defaultMessage: 'There are no such fragments: {names}' }),
};

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  font: var(--text-13);

  h3 {
    margin-block-end: 4px;
    color: var(--fg-2);
    font: var(--text-12);
    font-weight: 600;
  }

  pre {
    max-height: 320px;
    padding: 12px;
    overflow: auto;
    border-radius: var(--r-md);
    background: var(--bg-sunken);
    font: 400 13px/22px var(--font-mono);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
  }
`;
