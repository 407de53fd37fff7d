import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { TriageChoices_source$key } from '#client/__generated__/TriageChoices_source.graphql.ts';
import { onPhone, onTouch } from '#client/ui/mixins.ts';
import type { Act } from './sitting.ts';
import { SuggestedCollections } from './SuggestedCollections.tsx';
import { TriageActs } from './TriageActs.tsx';
import { TriageTags } from './TriageTags.tsx';

type TriageChoicesProps = {
  source: TriageChoices_source$key;
  /** Its keys count. */
  isTop: boolean;
  onAct: (act: Act) => void;
  onElsewhere: () => void;
  onTag: () => void;
};

/** Where a source may go, each by a key: the collections that it probably belongs to, another one, none, the end, or the trash. */
export function TriageChoices({ source: ref, isTop, onAct, onElsewhere, onTag }: TriageChoicesProps) {
  const source = useFragment(
    graphql`
      fragment TriageChoices_source on Source {
        ...SuggestedCollections_source
        ...TriageTags_source
      }
    `,
    ref,
  );
  return (
    <Choices>
      <h3>
        <FormattedMessage {...messages.putIn} />
      </h3>
      <SuggestedCollections source={source} isTop={isTop} onAct={onAct} onElsewhere={onElsewhere} />
      <TriageTags source={source} onTag={onTag} />
      <TriageActs onAct={onAct} onElsewhere={onElsewhere} onTag={onTag} />
      <Swipes>
        <FormattedMessage {...messages.swipes} />
      </Swipes>
    </Choices>
  );
}

const messages = defineMessages({
  putIn: { id: 'triage.putIn', defaultMessage: 'Put it in' },
  swipes: { id: 'triage.swipes', defaultMessage: 'Right files it, left is done, up is later' },
});

/** What a finger can do, where there are fingers. */
const Swipes = styled.p`
  display: none;
  color: var(--fg-3);
  font: var(--text-12);
  text-align: center;

  ${onTouch} {
    display: block;
  }
`;

const Choices = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;

  h3 {
    color: var(--fg-2);
    font: var(--text-12);
  }

  ${onPhone} {
    > h3,
    > [data-wide] {
      display: none;
    }
  }
`;
