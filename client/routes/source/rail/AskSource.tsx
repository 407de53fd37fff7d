import { useEffect, useRef } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { AskSource_source$key } from '#client/__generated__/AskSource_source.graphql.ts';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { Composer } from '../../chat/Composer.tsx';
import type { BroughtQuestion } from '../../chat/broughtQuestion.ts';
import { ScopeChip } from '../../chat/scope/ScopeChip.tsx';
import { Block } from './Block.ts';

type AskSourceProps = {
  source: AskSource_source$key;
  /** Another object wants the cursor in it; null for nobody. */
  wanted: object | null;
};

/** A question to this one source: it is asked in a conversation of its own. */
export default function AskSource({ source: ref, wanted }: AskSourceProps) {
  const { id, space } = useFragment(
    graphql`
      fragment AskSource_source on Source {
        id
        space {
          id
          name
        }
      }
    `,
    ref,
  );
  const intl = useIntl();
  const navigate = useNavigate();
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (wanted) place.current?.querySelector('textarea')?.focus();
  }, [wanted]);
  return (
    <Block ref={place} as="div">
      <BlockHead>
        <FormattedMessage {...messages.title} />
      </BlockHead>
      <Composer
        draft={`source.${id}`}
        placeholder={intl.formatMessage(messages.title)}
        isWriting={false}
        onAsk={(ask) => void navigate('/chat/new', { state: { ask, sourceId: id, spaceId: space.id } satisfies BroughtQuestion })}
        onStop={null}
        scope={<ScopeChip spaceId={space.id} spaceName={space.name} name={intl.formatMessage(messages.scope)} kind="source" count={null} collectionId={null} onChoose={null} />}
      />
    </Block>
  );
}

const messages = defineMessages({
  title: { id: 'chat.askSource', defaultMessage: 'Ask this source' },
  scope: { id: 'palette.thisSource', defaultMessage: 'This source' },
});
