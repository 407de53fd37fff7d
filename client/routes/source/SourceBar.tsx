import { ChevronDown, ChevronUp, Copy, ExternalLink, FolderInput, History, Info, Pencil, RotateCw, Star } from 'lucide';
import { useState, type Ref, type RefObject } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SourceBar_source$key } from '#client/__generated__/SourceBar_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useProvideActions } from '#client/sources/actions/sourceActions.ts';
import { SourcePageMenu } from '#client/sources/actions/SourceMenu.tsx';
import { useSourceActions } from '#client/sources/actions/useSourceActions.tsx';
import { Versions } from '#client/sources/versions/Versions.tsx';
import type { SiblingNavigation } from '#client/sources/siblings/useSiblingNavigation.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { Tooltip } from '#client/ui/controls/Tooltip.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { fingerSized, onPhone, onSmallScreen, onTouch } from '#client/ui/mixins.ts';
import { MenuChoice, MenuItem, MenuSeparator } from '#client/ui/overlays/Menu.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import type { ContentView } from './contentView.ts';
import { ReaderPreferencesButton } from './reader/ReaderPreferencesButton.tsx';
import { SourceCrumbs } from './SourceCrumbs.tsx';

type SourceBarProps = {
  source: SourceBar_source$key;
  collectionPath: string;
  /** The line under the bar that shows how far one has read. */
  progressRef: RefObject<HTMLDivElement | null>;
  shown: ContentView;
  /** What one can switch between; one alone needs no switch. */
  views: readonly ContentView[];
  onShow: (shown: ContentView) => void;
  /** Whether it is being edited in place. */
  isEditing: boolean;
  /** The way through the list one came from. */
  siblings: SiblingNavigation;
  onBack: () => void;
  /** Hears of the place where it is said how it stands with saving; there is one only while something is written. */
  statusRef: Ref<HTMLElement>;
  onEdit: () => void;
  /** Opens the details where they do not stand beside the text. */
  onOpenDetails?: () => void;
  onDeleted: () => void;
};

/** Above a source: the way back, where it lies, and what one can do with it. On a phone most of it is in the menu. */
export function SourceBar({ source: ref, collectionPath, progressRef, shown, views, onShow, isEditing, siblings, statusRef, onBack, onEdit, onOpenDetails, onDeleted }: SourceBarProps) {
  const intl = useIntl();
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const source = useFragment(
    graphql`
      fragment SourceBar_source on Source {
        id
        title
        sourceUrl
        isFavorite
        ...SourceCrumbs_source
        ...useSourceActions_source
      }
    `,
    ref,
  );
  const { actions, dialog } = useSourceActions(source, { onEdit, onDeleted });
  const [areVersionsOpen, setAreVersionsOpen] = useState(false);
  useProvideActions({ count: null, actions });
  const say = (key: keyof typeof messages) => intl.formatMessage(messages[key]);
  const edit = isEditing ? undefined : actions.edit;
  // A note is read where it is written; its other views are wanted rarely.
  const isNote = views.includes('note');
  const isSwitched = views.length > 1;
  const isReader = shown === 'reader';

  return (
    <Line>
      <SourceCrumbs source={source} collectionPath={collectionPath} hasTitle={!isReader && shown !== 'note'} onBack={onBack} />
      {!isPhone && siblings.address !== null && (
        <Steps>
          <IconButton icon={ChevronUp} size={28} label={say('previous')} disabled={!siblings.hasPrevious} onClick={() => siblings.step('previous')} />
          <IconButton icon={ChevronDown} size={28} label={say('next')} disabled={!siblings.hasNext} onClick={() => siblings.step('next')} />
        </Steps>
      )}
      {actions.retry && !isReader && (
        <Wide>
          <Button icon={RotateCw} onClick={actions.retry}>
            <FormattedMessage {...commonMessages.retry} />
          </Button>
        </Wide>
      )}
      {isEditing && <Status ref={statusRef} />}
      {!isPhone && isSwitched && !isNote && (
        <>
          <Segmented label={say('shown')} value={shown} onChange={onShow} segments={views.map((value) => ({ value, label: say(value) }))} />
          <Parting />
        </>
      )}
      {(isReader || shown === 'note') && <ReaderPreferencesButton />}
      <Wide>
        <Favorite icon={Star} label={say('favorite')} on={source.isFavorite} onClick={actions.favorite ?? actions.notFavorite} />
        {actions.copy && <IconButton icon={Copy} label={say('copyTo')} onClick={actions.copy} />}
        {actions.move && <IconButton icon={FolderInput} label={say('moveTo')} onClick={actions.move} />}
        {source.sourceUrl && (
          <Tooltip text={say('openOriginal')}>
            <Outside href={source.sourceUrl} target="_blank" rel="noopener noreferrer" aria-label={say('openOriginal')}>
              <Icon of={ExternalLink} />
            </Outside>
          </Tooltip>
        )}
      </Wide>
      {onOpenDetails && <IconButton icon={Info} label={say('details')} onClick={onOpenDetails} />}
      <SourcePageMenu title={source.title} sourceUrl={source.sourceUrl} actions={actions}>
        {(isPhone || isNote) && isSwitched && (
          <>
            <MenuChoice value={shown} onChange={onShow} choices={views.map((value) => ({ value, label: say(value) }))} />
            <MenuSeparator />
          </>
        )}
        {isPhone && (
          <>
            {siblings.hasPrevious && (
              <MenuItem icon={ChevronUp} onSelect={() => siblings.step('previous')}>
                <FormattedMessage {...messages.previousOne} />
              </MenuItem>
            )}
            {siblings.hasNext && (
              <MenuItem icon={ChevronDown} onSelect={() => siblings.step('next')}>
                <FormattedMessage {...messages.nextOne} />
              </MenuItem>
            )}
            {edit && (
              <MenuItem icon={Pencil} onSelect={edit}>
                <FormattedMessage {...messages.edit} />
              </MenuItem>
            )}
            {(siblings.hasPrevious || siblings.hasNext || edit) && <MenuSeparator />}
          </>
        )}
        {source.sourceUrl && (
          <MenuItem icon={History} onSelect={() => setAreVersionsOpen(true)}>
            <FormattedMessage {...messages.versions} />
          </MenuItem>
        )}
      </SourcePageMenu>
      {!isPhone && edit && (
        <Edit>
          <Button icon={Pencil} onClick={edit}>
            <FormattedMessage {...messages.edit} />
          </Button>
        </Edit>
      )}
      <Progress
        ref={progressRef}
        role="progressbar"
        aria-label={say('progress')}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
      />
      {dialog}
      {areVersionsOpen && <Versions sourceId={source.id} onClose={() => setAreVersionsOpen(false)} />}
    </Line>
  );
}

const messages = defineMessages({
  previous: { id: 'source.previous', defaultMessage: 'Previous source (K)' },
  next: { id: 'source.next', defaultMessage: 'Next source (J)' },
  previousOne: { id: 'source.previousOne', defaultMessage: 'Previous source' },
  nextOne: { id: 'source.nextOne', defaultMessage: 'Next source' },
  shown: { id: 'source.shown', defaultMessage: 'Text version' },
  note: { id: 'source.viewNote', defaultMessage: 'Note' },
  reader: { id: 'source.reader', defaultMessage: 'Reader' },
  original: { id: 'source.original', defaultMessage: 'Original' },
  markdown: { id: 'source.markdown', defaultMessage: 'Markdown' },
  screenshot: { id: 'source.screenshot', defaultMessage: 'Screenshot' },
  print: { id: 'source.print', defaultMessage: 'PDF' },
  favorite: { id: 'source.favorite', defaultMessage: 'Favorite (F)' },
  copyTo: { id: 'source.copyTo', defaultMessage: 'Copy to...' },
  moveTo: { id: 'source.moveTo', defaultMessage: 'Move to...' },
  openOriginal: { id: 'source.openOriginal', defaultMessage: 'Open original' },
  versions: { id: 'source.versions', defaultMessage: 'Versions' },
  details: { id: 'source.details', defaultMessage: 'Details' },
  edit: { id: 'source.edit', defaultMessage: 'Edit' },
  progress: { id: 'source.readingProgress', defaultMessage: 'Reading progress' },
});

const Line = styled.header`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  flex: none;
  height: 52px;
  padding-inline: 12px 16px;

  ${onTouch} {
    gap: 12px;
  }

  ${onPhone} {
    padding-inline: 8px;
  }

  @media print {
    display: none;
  }
`;

const Outside = styled.a`
  ${fingerSized}
  display: grid;
  place-items: center;
  flex: none;
  width: 32px;
  height: 32px;
  border-radius: var(--r-md);
  color: var(--fg-3);

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }
`;

const Steps = styled.span`
  display: flex;
  flex: none;
  margin-inline-end: 4px;

  ${onTouch} {
    gap: 12px;
  }
`;

/** What stands in the menu too and leaves the bar on small screens. */
const Wide = styled.span`
  display: contents;

  ${onSmallScreen} {
    display: none;
  }
`;

const Status = styled.span`
  display: flex;
  align-items: center;
  flex: none;
  gap: 4px;
`;

const Edit = styled.span`
  margin-inline-start: 8px;
`;

const Favorite = styled(IconButton)`
  &[aria-pressed='true'] svg {
    fill: currentColor;
  }
`;

const Parting = styled.span`
  flex: none;
  width: 1px;
  height: 20px;
  margin-inline: 8px;
  background: var(--line-1);
`;

const Progress = styled.div`
  position: absolute;
  inset: auto 0 0;
  height: 2px;
  background: var(--line-1);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: var(--accent);
    transform: scaleX(var(--read, 0));
    transform-origin: 0 50%;

    [dir='rtl'] & {
      transform-origin: 100% 50%;
    }
  }
`;
