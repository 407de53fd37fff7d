import { ArrowLeft, ChevronDown, ChevronRight, ChevronUp, Copy, ExternalLink, FolderInput, Info, Pencil, RotateCw, Star } from 'lucide-react';
import { useState, type RefObject } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import { Link } from 'react-router-dom';
import styled, { css } from 'styled-components';
import type { SourceBar_source$key } from '#client/__generated__/SourceBar_source.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { chosenIds } from '#client/sources/chosen.ts';
import { SelectCollectionDialog } from '#client/sources/SelectCollectionDialog.tsx';
import { SourceMenu } from '#client/sources/SourceMenu.tsx';
import { useFavoriteSources } from '#client/sources/useFavoriteSources.ts';
import { useRetrySources } from '#client/sources/useRetrySources.ts';
import { Button } from '#client/ui/Button.tsx';
import { Icon } from '#client/ui/Icon.tsx';
import { IconButton } from '#client/ui/IconButton.tsx';
import { clip, onPhone, onSmallScreen } from '#client/ui/mixins.ts';
import { Segmented } from '#client/ui/Segmented.tsx';
import { Tooltip } from '#client/ui/Tooltip.tsx';
import { ReaderLookButton } from './ReaderLookButton.tsx';

export type Shown = 'reader' | 'original';

type SourceBarProps = {
  source: SourceBar_source$key;
  collectionPath: string;
  /** The line under the bar that shows how far one has read. */
  progressRef: RefObject<HTMLDivElement | null>;
  /** Which of the two is on the page; null when there is only one to show. */
  shown: Shown | null;
  onShow: (shown: Shown) => void;
  /** Whether the text is on the page, whose look one can choose; else its title stands here. */
  isReader: boolean;
  /** Whether it is being edited in place. */
  isEditing: boolean;
  /** To the source before and after in the list one came from; null at its ends, both null without a list. */
  onPrevious: (() => void) | null;
  onNext: (() => void) | null;
  onBack: () => void;
  onEdit: () => void;
  /** Opens the details where they do not stand beside the text. */
  onOpenDetails?: () => void;
  onDeleted: () => void;
};

/** Above a source: the way back, where it lies, and what one can do with it. */
export function SourceBar({ source: ref, collectionPath, progressRef, shown, onShow, isReader, isEditing, onPrevious, onNext, onBack, onEdit, onOpenDetails, onDeleted }: SourceBarProps) {
  const intl = useIntl();
  const { retrySources, isRetrying } = useRetrySources();
  const { favoriteSources } = useFavoriteSources();
  const [verb, setVerb] = useState<'copy' | 'move' | null>(null);
  const source = useFragment(
    graphql`
      fragment SourceBar_source on Source {
        id
        title
        status
        sourceUrl
        isFavorite
        viewerCanEdit
        space {
          id
        }
        collection {
          id
          name
          ancestors {
            id
            name
          }
        }
        ...SourceMenu_source
      }
    `,
    ref,
  );
  const path = source.collection ? [...source.collection.ancestors, source.collection] : [];
  const back = intl.formatMessage(messages.back);
  return (
    <Line>
      <Tooltip text={back}>
        <Back
          to={collectionPath}
          aria-label={back}
          onClick={(event) => {
            if (event.metaKey || event.ctrlKey || event.shiftKey) return;
            event.preventDefault();
            onBack();
          }}
        >
          <Icon of={ArrowLeft} />
        </Back>
      </Tooltip>
      <Crumbs aria-label={intl.formatMessage(messages.breadcrumb)}>
        {path.map(({ id, name }, index) => (
          <span key={id}>
            {index > 0 && <Icon of={ChevronRight} size={14} />}
            <Link to={`/collection/${id}`}>{name}</Link>
          </span>
        ))}
        {!isReader && (
          <span>
            {path.length > 0 && <Icon of={ChevronRight} size={14} />}
            <b>{source.title}</b>
          </span>
        )}
      </Crumbs>
      {(onPrevious || onNext) && (
        <Steps>
          <IconButton icon={ChevronUp} size={28} label={intl.formatMessage(messages.previous)} disabled={!onPrevious} onClick={() => onPrevious?.()} />
          <IconButton icon={ChevronDown} size={28} label={intl.formatMessage(messages.next)} disabled={!onNext} onClick={() => onNext?.()} />
        </Steps>
      )}
      {source.status === 'FAILED' && source.viewerCanEdit && (
        <Wide>
          <Button icon={RotateCw} loading={isRetrying} onClick={() => retrySources([source.id])}>
            <FormattedMessage {...commonMessages.retry} />
          </Button>
        </Wide>
      )}
      {shown && (
        <>
          <Segmented
            label={intl.formatMessage(messages.shown)}
            value={shown}
            onChange={onShow}
            segments={[
              { value: 'reader', label: intl.formatMessage(messages.reader) },
              { value: 'original', label: intl.formatMessage(messages.original) },
            ]}
          />
          <Parting />
        </>
      )}
      {isReader && <ReaderLookButton />}
      <Wide>
        <Favorite
          icon={Star}
          label={intl.formatMessage(messages.favorite)}
          on={source.isFavorite}
          onClick={() => favoriteSources([source.id], !source.isFavorite)}
        />
        {source.viewerCanEdit && <IconButton icon={Copy} label={intl.formatMessage(messages.copyTo)} onClick={() => setVerb('copy')} />}
        {source.viewerCanEdit && (
          <IconButton icon={FolderInput} label={intl.formatMessage(messages.moveTo)} onClick={() => setVerb('move')} />
        )}
        {source.sourceUrl && (
          <Tooltip text={intl.formatMessage(messages.openOriginal)}>
            <Outside href={source.sourceUrl} target="_blank" rel="noopener noreferrer" aria-label={intl.formatMessage(messages.openOriginal)}>
              <Icon of={ExternalLink} />
            </Outside>
          </Tooltip>
        )}
      </Wide>
      {onOpenDetails && <IconButton icon={Info} label={intl.formatMessage(messages.details)} onClick={onOpenDetails} />}
      <SourceMenu source={source} size={32} onDeleted={onDeleted} />
      {source.viewerCanEdit && !isEditing && (
        <Edit>
          <Button icon={Pencil} onClick={onEdit}>
            <FormattedMessage {...messages.edit} />
          </Button>
        </Edit>
      )}
      <Progress
        ref={progressRef}
        role="progressbar"
        aria-label={intl.formatMessage(messages.progress)}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={0}
      />
      {verb && (
        <SelectCollectionDialog
          verb={verb}
          spaceId={source.space.id}
          chosen={chosenIds([source.id], source.collection?.id ?? null)}
          onClose={() => setVerb(null)}
        />
      )}
    </Line>
  );
}

const messages = defineMessages({
  back: { id: 'source.back', defaultMessage: 'Back to collection' },
  breadcrumb: { id: 'source.breadcrumb', defaultMessage: 'Breadcrumb' },
  previous: { id: 'source.previous', defaultMessage: 'Previous source (K)' },
  next: { id: 'source.next', defaultMessage: 'Next source (J)' },
  shown: { id: 'source.shown', defaultMessage: 'Text version' },
  reader: { id: 'source.reader', defaultMessage: 'Reader' },
  original: { id: 'source.original', defaultMessage: 'Original' },
  favorite: { id: 'source.favorite', defaultMessage: 'Favorite (F)' },
  copyTo: { id: 'source.copyTo', defaultMessage: 'Copy to...' },
  moveTo: { id: 'source.moveTo', defaultMessage: 'Move to...' },
  openOriginal: { id: 'source.openOriginal', defaultMessage: 'Open original' },
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

  ${onPhone} {
    gap: 0;
    padding-inline: 8px;
  }
`;

const square = css`
  display: grid;
  place-items: center;
  flex: none;
  color: var(--fg-3);

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }
`;

const Back = styled(Link)`
  ${square}
  width: 28px;
  height: 28px;
  border-radius: var(--r-sm);

  [dir='rtl'] & svg {
    transform: scaleX(-1);
  }
`;

const Outside = styled.a`
  ${square}
  width: 32px;
  height: 32px;
  border-radius: var(--r-md);
`;

const Crumbs = styled.nav`
  display: flex;
  align-items: center;
  flex: 1;
  gap: 4px;
  min-width: 0;
  overflow: hidden;
  color: var(--fg-3);
  font: var(--text-13);

  span {
    display: flex;
    align-items: center;
    gap: 4px;
    min-width: 0;
  }

  span > svg {
    color: var(--fg-off);
  }

  [dir='rtl'] & span > svg {
    transform: scaleX(-1);
  }

  a,
  b {
    ${clip}
    padding: 4px 6px;
    border-radius: var(--r-sm);
  }

  b {
    color: var(--fg-1);
    font-weight: 500;
  }

  a:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }

  a:focus-visible {
    outline-offset: -2px;
  }

  ${onPhone} {
    span:not(:last-child) {
      display: none;
    }

    /* An icon says by itself how it is displayed. */
    span:last-child > svg {
      display: none !important;
    }
  }
`;

const Steps = styled.span`
  display: flex;
  flex: none;
  margin-inline-end: 4px;

  ${onPhone} {
    display: none;
  }
`;

/** What stands in the menu too and leaves the bar on small screens. */
const Wide = styled.span`
  display: contents;

  ${onSmallScreen} {
    display: none;
  }
`;

const Edit = styled.span`
  margin-inline-start: 8px;

  ${onPhone} {
    margin-inline-start: 0;
  }
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

  ${onPhone} {
    margin-inline: 2px;
    opacity: 0;
  }
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
