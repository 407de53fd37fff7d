import { useState, type ReactNode } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { DangerZone_space$key } from '#client/__generated__/DangerZone_space.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useReloadAll } from '#client/relay/useReloadAll.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { showToast } from '#client/ui/toast/toasts.ts';
import { forgetSpace } from '../currentSpace.ts';
import { useArchiveSpace } from './useArchiveSpace.ts';
import { useDeleteSpace } from './useDeleteSpace.ts';
import { useLeaveSpace } from './useLeaveSpace.ts';
import { useUnarchiveSpace } from './useUnarchiveSpace.ts';

type Step = 'archive' | 'leave' | 'delete';

/** Archiving, leaving and deleting a space; each says what it does and where it went wrong. */
export function DangerZone({ space: ref, onClose }: { space: DangerZone_space$key; onClose: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const reloadEverything = useReloadAll();
  const space = useFragment(
    graphql`
      fragment DangerZone_space on Space {
        id
        name
        archivedAt
        viewerCanManage
        statistics {
          sourceCount
        }
      }
    `,
    ref,
  );
  const { archiveSpace, isArchiving } = useArchiveSpace();
  const { unarchiveSpace, isUnarchiving } = useUnarchiveSpace();
  const { leaveSpace, isLeaving } = useLeaveSpace();
  const { deleteSpace, isDeleting } = useDeleteSpace();
  const [typed, setTyped] = useState('');
  const [refusal, setRefusal] = useState<{ step: Step; code: ErrorCode | null } | null>(null);
  const isArchived = space.archivedAt !== null;
  const isConfirmed = typed.trim() === space.name;

  const tell = (message: string) => showToast({ type: 'success', message });
  const gone = (message: string) => {
    onClose();
    forgetSpace();
    void reloadEverything('/collection').then(() => tell(message));
  };
  const refused = (step: Step) => (code: ErrorCode | null) => setRefusal({ step, code });
  const errorOf = (step: Step, fallback: Parameters<typeof errorText>[1]) =>
    refusal?.step === step && <Failed role="alert">{errorText(refusal.code, fallback)}</Failed>;

  const archive = () => {
    setRefusal(null);
    const callbacks = {
      onDone: () => {
        onClose();
        void reloadEverything().then(() => tell(intl.formatMessage(isArchived ? messages.unarchived : messages.archived)));
      },
      onRefused: refused('archive'),
    };
    if (isArchived) unarchiveSpace({ spaceId: space.id }, callbacks);
    else archiveSpace({ spaceId: space.id }, callbacks);
  };
  const leave = () => {
    setRefusal(null);
    leaveSpace(
      { spaceId: space.id },
      { onDone: () => gone(intl.formatMessage(leftOf, { name: space.name })), onRefused: refused('leave') },
    );
  };
  const remove = () => {
    if (!isConfirmed || isDeleting) return;
    setRefusal(null);
    deleteSpace(
      { spaceId: space.id, confirmation: space.name },
      { onDone: () => gone(intl.formatMessage(deletedOf, { name: space.name })), onRefused: refused('delete') },
    );
  };

  return (
    <Parts>
      {space.viewerCanManage && (
        <Part
          title={<FormattedMessage {...(isArchived ? messages.unarchive : messages.archive)} />}
          text={<FormattedMessage {...(isArchived ? messages.unarchiveText : messages.archiveText)} />}
          button={
            <Button loading={isArchiving || isUnarchiving} onClick={archive}>
              <FormattedMessage {...(isArchived ? messages.unarchive : messages.archive)} />
            </Button>
          }
        >
          {errorOf('archive', messages.archiveFailed)}
        </Part>
      )}
      <Part
        title={<FormattedMessage {...messages.leave} />}
        text={<FormattedMessage {...messages.leaveText} />}
        button={
          <Button loading={isLeaving} onClick={leave}>
            <FormattedMessage {...messages.leave} />
          </Button>
        }
      >
        {errorOf('leave', messages.leaveFailed)}
      </Part>
      {space.viewerCanManage && (
        <Part
          title={<FormattedMessage {...messages.delete} />}
          text={<FormattedMessage {...deleteText} values={{ count: space.statistics.sourceCount }} />}
        >
          <Confirm>
            <Field label={<FormattedMessage {...typeName} values={{ name: space.name }} />}>
              <TextInput
                value={typed}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setTyped(event.target.value)}
                onKeyDown={(event) => event.key === 'Enter' && remove()}
              />
            </Field>
            <Button size={36} variant="danger" disabled={!isConfirmed} loading={isDeleting} onClick={remove}>
              <FormattedMessage {...messages.deleteForever} />
            </Button>
          </Confirm>
          {errorOf('delete', messages.deleteFailed)}
        </Part>
      )}
    </Parts>
  );
}

function Part({ title, text, button, children }: { title: ReactNode; text: ReactNode; button?: ReactNode; children?: ReactNode }) {
  return (
    <section>
      <Line>
        <div>
          <h3>{title}</h3>
          <p>{text}</p>
        </div>
        {button}
      </Line>
      {children}
    </section>
  );
}

const messages = defineMessages({
  archive: { id: 'spaces.archive', defaultMessage: 'Archive Space' },
  archiveText: {
    id: 'spaces.archiveText',
    defaultMessage: 'Everybody in it can still read it; nobody can change it until it is brought back.',
  },
  archived: { id: 'spaces.archived', defaultMessage: 'Space archived' },
  archiveFailed: { id: 'spaces.archiveFailed', defaultMessage: 'Failed to archive the space.' },
  unarchive: { id: 'spaces.unarchive', defaultMessage: 'Bring Space back' },
  unarchiveText: { id: 'spaces.unarchiveText', defaultMessage: 'It is archived. Brought back, it can be changed again.' },
  unarchived: { id: 'spaces.unarchived', defaultMessage: 'Space brought back' },
  leave: { id: 'spaces.leave', defaultMessage: 'Leave Space' },
  leaveText: { id: 'spaces.leaveText', defaultMessage: 'You no longer see it. What you added stays with the others.' },
  leaveFailed: { id: 'spaces.leaveFailed', defaultMessage: 'You could not leave the space. Try again.' },
  delete: { id: 'spaces.delete', defaultMessage: 'Delete Space' },
  deleteForever: { id: 'collections.deleteForever', defaultMessage: 'Delete Forever' },
  deleteFailed: { id: 'spaces.deleteFailed', defaultMessage: 'Failed to delete the space.' },
});
const leftOf = defineMessage<{ name: string }>({ id: 'spaces.left', defaultMessage: 'You have left {name}' });
const deletedOf = defineMessage<{ name: string }>({ id: 'spaces.deleted', defaultMessage: '{name} is deleted' });
const typeName = defineMessage<{ name: string }>({ id: 'spaces.typeName', defaultMessage: 'Type {name} to confirm' });
const deleteText = defineMessage<{ count: number }>({
  id: 'spaces.deleteText',
  defaultMessage:
    'Its collections, {count, plural, one {its # source} other {its # sources}}, the trash, members and invitations go with it. This action cannot be undone.',
});

const Parts = styled.div`
  display: grid;
  gap: 20px;

  section + section {
    padding-block-start: 20px;
    border-block-start: 1px solid var(--line-1);
  }

  h3 {
    font-size: 13px;
    line-height: 20px;
    font-weight: 600;
  }

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;
`;

const Confirm = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: end;
  gap: 8px;
  margin-block-start: 12px;
`;

const Failed = styled.p`
  && {
    margin-block-start: 8px;
    color: var(--danger-fg);
    font: var(--text-12);
  }
`;
