import { Copy } from 'lucide';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { MarkdownTextQuery } from '#client/__generated__/MarkdownTextQuery.graphql.ts';
import { useCopyToClipboard } from '#client/i18n/useCopyToClipboard.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { ReaderSkeleton } from './ReaderSkeleton.tsx';

const query = graphql`
  query MarkdownTextQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        markdown
      }
    }
  }
`;

/** The text of a source as Markdown, to read and to take along. */
export default function MarkdownText({ sourceId, title }: { sourceId: string; title: string }) {
  const intl = useIntl();
  const copy = useCopyToClipboard();
  return (
    <QueryLoader<MarkdownTextQuery> query={query} variables={{ id: sourceId }} fallback={<ReaderSkeleton />}>
      {({ node }) => {
        const markdown = node?.source?.markdown ?? '';
        return (
          <>
            <Line>
              <FormattedMessage {...messages.notice} />
              <Button size={28} icon={Copy} onClick={() => copy(markdown)}>
                <FormattedMessage {...messages.copy} />
              </Button>
            </Line>
            <Place tabIndex={0} role="region" aria-label={intl.formatMessage(messages.label, { title })}>
              <pre dir="auto">{markdown}</pre>
            </Place>
          </>
        );
      }}
    </QueryLoader>
  );
}

const messages = {
  notice: defineMessage({ id: 'source.markdownNotice', defaultMessage: 'The text as Markdown' }),
  copy: defineMessage({ id: 'source.markdownCopy', defaultMessage: 'Copy' }),
  label: defineMessage<{ title: string }>({ id: 'source.markdownLabel', defaultMessage: 'Markdown of {title}' }),
};

const Line = styled.p`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  flex: none;
  padding: 6px 12px 6px 20px;
  border-block-end: 1px solid var(--line-1);
  color: var(--fg-3);
  font: var(--text-12);
`;

const Place = styled.div`
  flex: 1;
  min-height: 0;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }

  > pre {
    max-width: 800px;
    margin-inline: auto;
    padding: 24px;
    font: 400 13px/22px var(--font-mono);
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    tab-size: 4;
  }
`;
