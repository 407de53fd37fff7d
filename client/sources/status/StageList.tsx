import { defineMessages, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { StageList_source$key } from '#client/__generated__/StageList_source.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { CoverStages } from '#client/ui/layout/CardCover.tsx';
import { stageMessages } from './sourceMessages.ts';
import { useSourceProgress } from './useSourceProgress.ts';

/** What is being done with a source, stage by stage, with what each took. */
export function StageList({ source: ref }: { source: StageList_source$key }) {
  const intl = useIntl();
  const { formatDuration } = useFormats();
  const source = useFragment(
    graphql`
      fragment StageList_source on Source {
        ...useSourceProgress_source
      }
    `,
    ref,
  );
  const { stages, percent } = useSourceProgress(source);
  const share = percent === undefined ? undefined : intl.formatNumber(percent / 100, { style: 'percent' });
  return (
    <CoverStages
      stages={stages.map(({ stage, state, durationMs, isRetrying }) => ({
        name: intl.formatMessage(stageMessages[stage][state]),
        state: looks[state],
        value: isRetrying ? intl.formatMessage(messages.retrying) : durationMs === null ? state === 'RUNNING' && share : formatDuration(durationMs),
      }))}
    />
  );
}

const looks = { DONE: 'done', RUNNING: 'running', WAITING: 'waiting' } as const;

const messages = defineMessages({ retrying: { id: 'sources.stage.retrying', defaultMessage: 'will be tried again' } });
