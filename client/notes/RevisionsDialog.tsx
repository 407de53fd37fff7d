import { lazy, Suspense, useEffect, useEffectEvent, useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { graphql } from 'react-relay/hooks';
import type { RevisionsDialogQuery } from '#client/__generated__/RevisionsDialogQuery.graphql.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { citationsNamedIn, withNumbers } from './markdown/namedCitations.ts';
import { useRestoreRevision } from './useRestoreRevision.ts';

const TextComparison = lazy(async () => ({ default: (await import('#client/sources/versions/TextComparison.tsx')).TextComparison }));

const query = graphql`
  query RevisionsDialogQuery($id: ID!) @throwOnFieldError {
    node(id: $id) {
      ... on Source @alias(as: "source") {
        revisions(first: 50) {
          edges {
            node {
              id
              body
              authorName
              createdAt
            }
          }
        }
      }
      ... on Work @alias(as: "work") {
        revisions(first: 50) {
          edges {
            node {
              id
              body
              authorName
              createdAt
            }
          }
        }
      }
    }
  }
`;

type RevisionsDialogProps = { /** Of a note, a pasted text or a work. */ textId: string; /** The text as it is now. */ current: string; onRestored: () => void; onClose: () => void };

/** The earlier versions of a text: read them, see what has changed since, restore one. */
export function RevisionsDialog({ textId, current, onRestored, onClose }: RevisionsDialogProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const { restoreRevision, isRestoring } = useRestoreRevision();
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [hasAny, setHasAny] = useState(true);
  const [error, setError] = useState<string | null>(null);
  const restore = () => {
    if (pickedId === null || isRestoring) return;
    setError(null);
    restoreRevision(pickedId, { onDone: onRestored, onRefused: (code) => setError(errorText(code, messages.failed)) });
  };
  return (
    <Dialog
      open
      width={600}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
      error={error}
      onSubmit={restore}
      footer={
        <>
          <Button size={36} onClick={onClose}>
            <FormattedMessage {...(hasAny ? commonMessages.cancel : commonMessages.close)} />
          </Button>
          {hasAny && (
            <Button size={36} variant="primary" type="submit" disabled={pickedId === null} loading={isRestoring}>
              <FormattedMessage {...messages.restore} />
            </Button>
          )}
        </>
      }
    >
      <QueryLoader<RevisionsDialogQuery> query={query} variables={{ id: textId }} fallback={<Skeleton $height="240px" $radius="var(--r-md)" />}>
        {({ node }) => (
          <Revisions
            all={((node?.source ?? node?.work)?.revisions.edges ?? []).map(({ node: { id, body, authorName, createdAt } }) => ({ id, body, authorName: authorName ?? null, createdAt }))}
            current={current}
            pickedId={pickedId}
            onPick={setPickedId}
            onKnown={setHasAny}
          />
        )}
      </QueryLoader>
    </Dialog>
  );
}

type Revision = { readonly id: string; readonly body: string; readonly authorName: string | null; readonly createdAt: string };
type RevisionsProps = { all: readonly Revision[]; current: string; pickedId: string | null; onPick: (id: string) => void; /** Hears whether there is any. */ onKnown: (hasAny: boolean) => void };

function Revisions({ all, current, pickedId, onPick, onKnown }: RevisionsProps) {
  const intl = useIntl();
  const { formatDateTime } = useFormats();
  const hasAny = all.length > 0;
  const tellKnown = useEffectEvent(() => onKnown(hasAny));
  useEffect(() => tellKnown(), [hasAny]);
  const picked = all.find(({ id }) => id === pickedId);
  const numbered = citationsNamedIn(current, picked?.body ?? '');
  if (!hasAny) {
    return (
      <Nothing>
        <FormattedMessage {...messages.none} />
      </Nothing>
    );
  }
  return (
    <Place>
      <List role="radiogroup" aria-label={intl.formatMessage(messages.title)}>
        {all.map(({ id, authorName, createdAt }) => (
          <label key={id}>
            <input type="radio" name="revision" value={id} checked={id === pickedId} onChange={() => onPick(id)} />
            <span>{formatDateTime(createdAt)}</span>
            {authorName && <small>{authorName}</small>}
          </label>
        ))}
      </List>
      {picked && (
        <>
          <Suspense fallback={<Skeleton $height="160px" $radius="var(--r-md)" />}>
            <TextComparison key={picked.id} before={withNumbers(picked.body, numbered)} after={withNumbers(current, numbered)} label={intl.formatMessage(messages.body)} />
          </Suspense>
          <Nothing>
            <FormattedMessage {...messages.marked} />
          </Nothing>
        </>
      )}
    </Place>
  );
}

const messages = defineMessages({
  title: { id: 'notes.revisionsTitle', defaultMessage: 'Earlier versions' },
  none: { id: 'notes.noRevisions', defaultMessage: 'There is no earlier version yet.' },
  body: { id: 'notes.revisionBody', defaultMessage: 'Earlier text' },
  marked: { id: 'notes.revisionMarked', defaultMessage: 'What is struck out is not in the text as it is now; what is underlined was not there then.' },
  restore: { id: 'notes.restore', defaultMessage: 'Restore' },
  failed: { id: 'notes.restoreFailed', defaultMessage: 'Failed to update source.' },
});

const Nothing = styled.p`
  color: var(--fg-3);
  font: var(--text-12);
`;

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
`;

const List = styled.div`
  display: grid;
  max-height: 180px;
  overflow: auto;

  label {
    display: flex;
    align-items: center;
    gap: 8px;
    min-height: 32px;
    padding: 0 8px;
    border-radius: var(--r-sm);
    font: var(--text-13);
    cursor: pointer;
  }

  label:hover {
    background: var(--bg-hover);
  }

  label:has(:checked) {
    background: var(--accent-soft);
  }

  small {
    color: var(--fg-2);
    font-size: 12px;
  }
`;
