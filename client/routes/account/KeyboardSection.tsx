import { lazy, Suspense, useState } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/controls/Button.tsx';
import { Switch } from '#client/ui/controls/Switch.tsx';
import { singleKeys } from '#client/ui/singleKeys.ts';
import { AccountCard, AccountLine } from './AccountSheet.tsx';

const ShortcutsDialog = lazy(() => import('./ShortcutsDialog.tsx'));

/** All keys, and whether single letters act. */
export function KeyboardSection() {
  const [isListOpen, setIsListOpen] = useState(false);
  return (
    <AccountCard>
      <AccountLine>
        <div>
          <h2>
            <FormattedMessage {...messages.shortcuts} />
          </h2>
          <p>
            <FormattedMessage {...messages.shortcutsText} />
          </p>
        </div>
        <Button onClick={() => setIsListOpen(true)}>
          <FormattedMessage {...messages.show} />
        </Button>
      </AccountLine>
      <Switch label={<FormattedMessage {...messages.single} />} help={<FormattedMessage {...messages.singleHelp} />} checked={singleKeys.use()} onChange={singleKeys.set} />
      {isListOpen && (
        <Suspense>
          <ShortcutsDialog onClose={() => setIsListOpen(false)} />
        </Suspense>
      )}
    </AccountCard>
  );
}

const messages = defineMessages({
  shortcuts: { id: 'shortcuts.title', defaultMessage: 'Keyboard Shortcuts' },
  shortcutsText: { id: 'settings.shortcutsText', defaultMessage: 'Everything can be done without a mouse. Press ? anywhere.' },
  show: { id: 'settings.showShortcuts', defaultMessage: 'Show' },
  single: { id: 'settings.singleKeys', defaultMessage: 'Single-key shortcuts' },
  singleHelp: { id: 'settings.singleKeysHelp', defaultMessage: 'Such as / for search and H to highlight. Those with Ctrl or Cmd, and keys in lists, always work.' },
});
