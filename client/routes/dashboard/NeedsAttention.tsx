import { lazy, Suspense } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { NeedsAttention_space$key } from '#client/__generated__/NeedsAttention_space.graphql.ts';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { DashboardPanel, PanelList } from './DashboardPanel.tsx';

// In most spaces nothing has failed.
const FailureGroup = lazy(async () => ({ default: (await import('./FailureGroup.tsx')).FailureGroup }));

/** About how high the head of a group and a source in it are, in pixels. */
const [HEAD_HEIGHT, ROW_HEIGHT] = [44, 40];

/** What could not be read, by the reason; nothing when all could. */
export function NeedsAttention({ space: ref }: { space: NeedsAttention_space$key }) {
  const { id, viewerCanEdit, failureGroups } = useFragment(
    graphql`
      fragment NeedsAttention_space on Space {
        id
        viewerCanEdit
        failureGroups {
          code
          count
          newestSources {
            id
            title
            status
          }
        }
      }
    `,
    ref,
  );
  const groups = failureGroups.map(({ newestSources, ...group }) => ({ ...group, shown: newestSources.filter(({ status }) => status === 'FAILED') })).filter(({ shown }) => shown.length > 0);
  if (groups.length === 0) return null;
  return (
    <DashboardPanel title={<FormattedMessage {...messages.title} />} count={groups.reduce((sum, { count }) => sum + count, 0)}>
      <Suspense fallback={<Skeleton $height={`${groups.reduce((sum, { shown }) => sum + HEAD_HEIGHT + ROW_HEIGHT * shown.length, 0)}px`} />}>
        <PanelList>
          {groups.map(({ code, count, shown }) => (
            <FailureGroup key={code} spaceId={id} code={code} count={count} shown={shown} canAct={viewerCanEdit} />
          ))}
        </PanelList>
      </Suspense>
    </DashboardPanel>
  );
}

const messages = defineMessages({
  title: { id: 'dashboard.needsAttention', defaultMessage: 'Needs attention' },
});
