import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { SourceDetails_source$key } from '#client/__generated__/SourceDetails_source.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { typeMessages } from '#client/sources/status/sourceMessages.ts';
import { SourceStatusBadge } from '#client/sources/status/SourceStatusBadge.tsx';
import { KeyValues } from '#client/ui/layout/Pane.tsx';
import { fingerHigh } from '#client/ui/mixins.ts';
import { FileDetails } from './FileDetails.tsx';
import { FoldBlock } from './FoldBlock.tsx';

/** What is known about a source: folded to its head until one asks. */
export function SourceDetails({ source: ref }: { source: SourceDetails_source$key }) {
  const intl = useIntl();
  const { formatDateTime, formatParts, formatSize } = useFormats();
  const source = useFragment(
    graphql`
      fragment SourceDetails_source on Source {
        type
        language
        size
        wordCount
        createdAt
        updatedAt
        collection {
          id
          name
        }
        ...FileDetails_source
        ...SourceStatusBadge_source
      }
    `,
    ref,
  );
  const size = [
    source.wordCount !== null && intl.formatMessage(messages.words, { count: source.wordCount }),
    source.size !== null && formatSize(source.size),
  ].filter(Boolean);
  const language = source.language && intl.formatDisplayName(source.language, { type: 'language', fallback: 'code' });

  return (
    <FoldBlock name="details" title={<FormattedMessage {...messages.details} />}>
      <KeyValues>
        <dt>
          <FormattedMessage {...messages.status} />
        </dt>
        <dd>
          <SourceStatusBadge source={source} solid />
        </dd>
        <dt>
          <FormattedMessage {...messages.type} />
        </dt>
        <dd>
          {Object.hasOwn(typeMessages, source.type) ? (
            <FormattedMessage {...typeMessages[source.type as keyof typeof typeMessages]} />
          ) : (
            source.type
          )}
        </dd>
        {source.collection && (
          <>
            <dt>
              <FormattedMessage {...messages.collection} />
            </dt>
            <dd>
              <Quiet to={`/collection/${source.collection.id}`}>{source.collection.name}</Quiet>
            </dd>
          </>
        )}
        <dt>
          <FormattedMessage {...messages.created} />
        </dt>
        <dd>{formatDateTime(source.createdAt)}</dd>
        <dt>
          <FormattedMessage {...messages.modified} />
        </dt>
        <dd>{formatDateTime(source.updatedAt)}</dd>
        {size.length > 0 && (
          <>
            <dt>
              <FormattedMessage {...messages.size} />
            </dt>
            <dd>{formatParts(size)}</dd>
          </>
        )}
        {language && (
          <>
            <dt>
              <FormattedMessage {...messages.language} />
            </dt>
            <dd>{language}</dd>
          </>
        )}
        <FileDetails source={source} />
      </KeyValues>
    </FoldBlock>
  );
}

const messages = {
  details: defineMessage({ id: 'source.details', defaultMessage: 'Details' }),
  status: defineMessage({ id: 'source.status', defaultMessage: 'Status' }),
  type: defineMessage({ id: 'source.type', defaultMessage: 'Type' }),
  collection: defineMessage({ id: 'source.collection', defaultMessage: 'Collection' }),
  created: defineMessage({ id: 'source.created', defaultMessage: 'Created' }),
  modified: defineMessage({ id: 'source.modified', defaultMessage: 'Modified' }),
  size: defineMessage({ id: 'source.size', defaultMessage: 'Size' }),
  words: defineMessage<{ count: number }>({ id: 'source.words', defaultMessage: '{count, plural, one {# word} other {# words}}' }),
  language: defineMessage({ id: 'source.language', defaultMessage: 'Language' }),
};

const Quiet = styled(Link)`
  ${fingerHigh}
  &:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
