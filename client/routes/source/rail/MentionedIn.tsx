import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import type { MentionedIn_source$key } from '#client/__generated__/MentionedIn_source.graphql.ts';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { clampLines, fingerHigh } from '#client/ui/mixins.ts';
import { Block } from './Block.ts';

/** The notes that link to a source, with the words around the link. Nothing where there is none. */
export function MentionedIn({ source: ref }: { source: MentionedIn_source$key }) {
  const { backlinks } = useFragment(
    graphql`
      fragment MentionedIn_source on Source {
        backlinks(first: 20) {
          edges {
            snippet {
              text
              isHit
            }
            node {
              ... on Source @alias(as: "note") {
                id
                title
              }
            }
          }
        }
      }
    `,
    ref,
  );
  const mentions = backlinks.edges.flatMap(({ node, snippet }) => (node.note ? [{ ...node.note, snippet }] : []));
  if (mentions.length === 0) return null;
  return (
    <Block>
      <BlockHead>
        <FormattedMessage {...messages.mentionedIn} />
      </BlockHead>
      <List>
        {mentions.map(({ id, title, snippet }) => (
          <li key={id}>
            <Link to={`/source/${id}`}>{title}</Link>
            <p dir="auto">{snippet.map(({ text, isHit }, at) => (isHit ? <b key={at}>{text}</b> : text))}</p>
          </li>
        ))}
      </List>
    </Block>
  );
}

const messages = defineMessages({
  mentionedIn: { id: 'source.mentionedIn', defaultMessage: 'Mentioned in' },
});

const List = styled.ul`
  display: grid;
  gap: 12px;

  a {
    ${fingerHigh}
    ${clampLines(2)}
    font: var(--text-13);
    font-weight: 500;
    overflow-wrap: anywhere;
  }

  a:hover {
    text-decoration: underline;
    text-underline-offset: 2px;
  }

  p {
    ${clampLines(3)}
    margin-block-start: 2px;
    color: var(--fg-3);
    font: var(--text-12);
    overflow-wrap: anywhere;
  }

  b {
    color: var(--fg-2);
    font-weight: 500;
  }
`;
