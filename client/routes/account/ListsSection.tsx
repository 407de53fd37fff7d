import { LayoutGrid, Rows3 } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { rememberLayout, useLastLayout } from '#client/sources/filter/lastLayout.ts';
import { isStatusAlwaysShown } from '#client/sources/status/statusShown.ts';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { chosenDensity } from '#client/ui/layout/density.ts';
import { AccountCard, AccountLine, LineWords } from './AccountSheet.tsx';

/** As what lists of sources open, how close together their sources stand, and whether each says its status. */
export function ListsSection() {
  const intl = useIntl();
  return (
    <AccountCard>
      <h2>
        <FormattedMessage {...messages.title} />
      </h2>
      <AccountLine>
        <LineWords>
          <FormattedMessage {...messages.view} />
          <small>
            <FormattedMessage {...messages.viewHelp} />
          </small>
        </LineWords>
        <Segmented
          label={intl.formatMessage(messages.view)}
          value={useLastLayout()}
          onChange={rememberLayout}
          segments={[
            { value: 'grid', label: intl.formatMessage(messages.grid), icon: LayoutGrid },
            { value: 'list', label: intl.formatMessage(messages.list), icon: Rows3 },
          ]}
        />
      </AccountLine>
      <AccountLine>
        <LineWords>
          <FormattedMessage {...messages.density} />
          <small>
            <FormattedMessage {...messages.densityHelp} />
          </small>
        </LineWords>
        <Segmented
          label={intl.formatMessage(messages.density)}
          value={chosenDensity.use()}
          onChange={chosenDensity.set}
          segments={[
            { value: 'comfortable', label: intl.formatMessage(messages.comfortable) },
            { value: 'compact', label: intl.formatMessage(messages.compact) },
          ]}
        />
      </AccountLine>
      <AccountLine>
        <LineWords>
          <FormattedMessage {...messages.status} />
          <small>
            <FormattedMessage {...messages.statusHelp} />
          </small>
        </LineWords>
        <Segmented
          label={intl.formatMessage(messages.status)}
          value={isStatusAlwaysShown.use() ? 'always' : 'quiet'}
          onChange={(chosen) => isStatusAlwaysShown.set(chosen === 'always')}
          segments={[
            { value: 'quiet', label: intl.formatMessage(messages.whenItMatters) },
            { value: 'always', label: intl.formatMessage(messages.always) },
          ]}
        />
      </AccountLine>
    </AccountCard>
  );
}

const messages = defineMessages({
  title: { id: 'settings.lists', defaultMessage: 'Lists' },
  view: { id: 'settings.view', defaultMessage: 'Collections open as' },
  viewHelp: { id: 'settings.viewHelp', defaultMessage: 'What you choose in a list counts for the next one, too.' },
  grid: { id: 'sources.view.grid', defaultMessage: 'Grid' },
  list: { id: 'sources.view.list', defaultMessage: 'List' },
  density: { id: 'settings.density', defaultMessage: 'Density' },
  densityHelp: { id: 'settings.densityHelp', defaultMessage: 'Touch screens are always comfortable.' },
  comfortable: { id: 'settings.comfortable', defaultMessage: 'Comfortable' },
  compact: { id: 'settings.compact', defaultMessage: 'Compact' },
  status: { id: 'settings.status', defaultMessage: 'Status on cards' },
  statusHelp: { id: 'settings.statusHelp', defaultMessage: 'Failed and working always show.' },
  whenItMatters: { id: 'settings.statusWhenItMatters', defaultMessage: 'When it matters' },
  always: { id: 'settings.statusAlways', defaultMessage: 'Always' },
});
