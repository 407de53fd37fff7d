import { useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { FeedbackPageQuery } from '#client/__generated__/FeedbackPageQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { FeedbackList } from './FeedbackList.tsx';

const query = graphql`
  query FeedbackPageQuery($isDone: Boolean!) @throwOnFieldError {
    viewer {
      ...FeedbackList_viewer @arguments(isDone: $isDone)
    }
  }
`;

type Shown = 'OPEN' | 'DONE';

/** The section Feedback: what people say of the vault, until somebody has seen to it. */
export function Component() {
  const intl = useIntl();
  const [shown, setShown] = useState<Shown>('OPEN');
  const isDone = shown === 'DONE';
  return (
    <>
      <div>
        <Segmented<Shown>
          label={intl.formatMessage(messages.which)}
          value={shown}
          onChange={setShown}
          segments={[
            { value: 'OPEN', label: intl.formatMessage(messages.open) },
            { value: 'DONE', label: intl.formatMessage(messages.done) },
          ]}
        />
      </div>
      <QueryLoader<FeedbackPageQuery> key={shown} query={query} variables={{ isDone }} fallback={<Skeleton aria-busy $height="240px" $radius="var(--r-lg)" />}>
        {({ viewer }) => viewer && <FeedbackList viewer={viewer} isDone={isDone} />}
      </QueryLoader>
    </>
  );
}

const messages = defineMessages({
  which: { id: 'admin.feedback.which', defaultMessage: 'Which feedback' },
  open: { id: 'admin.feedback.open', defaultMessage: 'Open' },
  done: { id: 'admin.feedback.done', defaultMessage: 'Done' },
});
