import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { directionOf } from '#client/i18n/locales.ts';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { shortcuts } from './shortcuts.ts';

/** An arrow leads on, or back, as one reads. */
const turned: Record<string, string> = { '→': '←', '←': '→' };

/** All keys, by where they work. */
export default function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const intl = useIntl();
  const isRtl = directionOf(intl.locale) === 'rtl';
  return (
    <Dialog
      open
      width={600}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...title} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
    >
      {/* Longer than many a window: whoever has no pointer scrolls it from here. */}
      <Columns tabIndex={0} role="group" aria-label={intl.formatMessage(title)}>
        {shortcuts.map(({ place, keys }) => (
          <section key={place.id}>
            <h3>
              <FormattedMessage {...place} />
            </h3>
            <dl>
              {keys.map(({ does, press }) => (
                <Line key={does.id}>
                  <dt>
                    <FormattedMessage {...does} />
                  </dt>
                  <dd>
                    {press.map((name) => (
                      <Kbd key={name}>{(isRtl && turned[name]) || name}</Kbd>
                    ))}
                  </dd>
                </Line>
              ))}
            </dl>
          </section>
        ))}
      </Columns>
    </Dialog>
  );
}

const title = defineMessage({ id: 'shortcuts.title', defaultMessage: 'Keyboard Shortcuts' });

const Columns = styled.div`
  columns: 2;
  column-gap: 32px;

  section {
    break-inside: avoid;
    margin-block-end: 20px;
  }

  h3 {
    margin-block-end: 4px;
    color: var(--fg-3);
    font: var(--text-12);
    font-weight: 500;
  }

  ${onPhone} {
    columns: 1;
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 12px;
  min-height: 30px;
  font: var(--text-13);

  /* Keys are pressed, and printed, in one order in every language. */
  dd {
    display: flex;
    gap: 4px;
    direction: ltr;
    flex: none;
  }
`;
