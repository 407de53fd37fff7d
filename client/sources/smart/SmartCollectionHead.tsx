import { useEffect, useEffectEvent, useRef } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import styled from 'styled-components';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { listFilterOf, paramsOf, type ListPlace, type SourceView } from '../filter/sourceView.ts';
import { followSmart, type SmartState } from './followSmart.ts';
import { SmartElsewhere } from './SmartElsewhere.tsx';
import { narrowingOf, smartAddress, viewOfSmart, type SmartCollection } from '../filter/smartView.ts';
import { useSaveSmartCollection } from '../filter/useSaveSmartCollection.ts';
import { useSmartCollections } from '../filter/useSmartCollections.ts';

type SmartCollectionHeadProps = {
  spaceId: string;
  /** Which is open. */
  id: string;
  place: ListPlace;
  /** The view that is on the page. */
  shown: SourceView;
  /** The view with which one came to it. */
  arrived: SourceView;
  /** What the list is called without it. */
  title: string;
  canEdit: boolean;
};

/** The name of the smart collection that is open, and what to do when the filter is not the saved one any more. */
export function SmartCollectionHead({ spaceId, id, title, ...rest }: SmartCollectionHeadProps) {
  const smarts = useSmartCollections(spaceId);
  const smart = smarts?.find((each) => each.id === id);
  const name = smart?.name ?? title;
  return (
    <div>
      <PageTitle>{name}</PageTitle>
      <Name dir="auto" data-unknown={smarts === null || undefined}>
        {name}
      </Name>
      {smart && <State key={smart.id} smart={smart} {...rest} />}
      {smarts !== null && !smart && <SmartElsewhere spaceId={spaceId} id={id} />}
    </div>
  );
}

function State({ smart, place, shown, arrived, canEdit }: Pick<SmartCollectionHeadProps, 'place' | 'shown' | 'arrived' | 'canEdit'> & { smart: SmartCollection }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { updateSmart, isSaving } = useSaveSmartCollection();
  const isEdited = params.has('edited');
  const now: SmartState = { shown: narrowingOf(shown), saved: narrowingOf(viewOfSmart(smart)), isEdited };
  const before = useRef<SmartState | null>({ ...now, shown: narrowingOf(arrived) });

  const show = (view: SourceView, edited: boolean) => {
    const others = new URLSearchParams(params);
    if (edited) others.set('edited', '1');
    else others.delete('edited');
    void navigate({ search: paramsOf(view, others).toString() }, { replace: true, preventScrollReset: true });
  };
  const showSaved = () => void navigate(smartAddress(smart, `?${params.toString()}`), { replace: true });
  const settle = useEffectEvent(() => {
    const step = followSmart(before.current, now);
    before.current = now;
    if (step === 'follow') showSaved();
    else if (step !== null) show(shown, step === 'mark');
  });
  useEffect(() => settle(), [now.shown, now.saved, isEdited]);

  const save = () =>
    updateSmart(
      smart.id,
      { filter: listFilterOf(shown, place) },
      {
        onDone: () => {
          // What is saved is on its way; until it is here the address would be taken back to what was.
          before.current = null;
          showToast({ type: 'success', message: intl.formatMessage(saved, { name: smart.name }) });
        },
        onRefused: (code) => showToast({ type: 'error', message: errorText(code, messages.failed) }),
      },
    );
  const isGone = Boolean(smart.filter.collectionId) && !smart.filter.collection;
  return (
    <>
      {isEdited && (
        <Changed role="status">
          <FormattedMessage {...messages.changed} />
          {canEdit && (
            <Button variant="primary" size={28} loading={isSaving} disabled={narrowingOf(shown) === ''} onClick={save}>
              <FormattedMessage {...messages.save} />
            </Button>
          )}
          <Button size={28} onClick={showSaved}>
            <FormattedMessage {...messages.reset} />
          </Button>
        </Changed>
      )}
      {!isEdited && isGone && <p role="status">{intl.formatMessage(messages.collectionGone)}</p>}
      {!isEdited && smart.missingTags.length > 0 && (
        <p role="status">{intl.formatMessage(missing, { count: smart.missingTags.length, names: intl.formatList(smart.missingTags) })}</p>
      )}
    </>
  );
}

const missing = defineMessage<{ count: number; names: string }>({
  id: 'smart.missingTags',
  defaultMessage: '{count, plural, one {No source has the tag {names} any more.} other {No source has the tags {names} any more.}}',
});
const saved = defineMessage<{ name: string }>({ id: 'smart.changesSaved', defaultMessage: 'Saved the changes of {name}' });
const messages = defineMessages({
  changed: { id: 'smart.changed', defaultMessage: 'The filter is not the saved one.' },
  save: { id: 'smart.saveChanges', defaultMessage: 'Save changes' },
  reset: { id: 'smart.reset', defaultMessage: 'Reset' },
  collectionGone: { id: 'smart.collectionIsGone', defaultMessage: 'The collection in which it looks is deleted, so nothing is found.' },
  failed: { id: 'smart.failed', defaultMessage: 'Failed to change the smart collection.' },
});

const Name = styled.h1`
  overflow-wrap: anywhere;

  /* As high as it will be. */
  &[data-unknown] {
    visibility: hidden;
  }
`;

const Changed = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 8px;
  margin-block-start: 8px;
  color: var(--fg-2);
  font: var(--text-13);
`;
