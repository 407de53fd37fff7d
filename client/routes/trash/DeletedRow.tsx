import { ArchiveRestore, Trash2, type IconNode } from 'lucide';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SourceDate } from '#client/sources/item/SourceDate.tsx';
import { useMinute } from '#client/sources/item/useMinute.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { daysLeft } from './daysLeft.ts';
import { trashMessages } from './trashMessages.ts';
import { Kind, Row, Words } from './trashRowStyles.ts';

type DeletedRowProps = {
  icon: IconNode;
  title: string;
  /** What went with it. */
  contents: ReactNode;
  deletedAt: string;
  canEdit: boolean;
  onRestore: () => void;
  onDelete: () => void;
};

/** Something in the trash that is no source: how long it stays, Restore and Delete Forever. */
export function DeletedRow({ icon, title, contents, deletedAt, canEdit, onRestore, onDelete }: DeletedRowProps) {
  const intl = useIntl();
  const minute = useMinute();
  const isPhone = useMediaQuery('(max-width: 599.98px)');
  const restoreIt = intl.formatMessage(trashMessages.restoreIt, { title });
  return (
    <Row $isChosen={false}>
      <Kind>
        <Icon of={icon} size={16} />
      </Kind>
      <Words>
        <strong>{title}</strong>
        <p>
          <span>{contents}</span>
          <SourceDate date={deletedAt} />
          <span>
            <FormattedMessage {...trashMessages.daysLeft} values={{ count: daysLeft(deletedAt, new Date(minute * 60_000)) }} />
          </span>
        </p>
      </Words>
      {canEdit && (
        <>
          {isPhone ? (
            <IconButton icon={ArchiveRestore} size={28} label={restoreIt} onClick={onRestore} />
          ) : (
            <Button size={28} icon={ArchiveRestore} aria-label={restoreIt} onClick={onRestore}>
              <FormattedMessage {...trashMessages.restore} />
            </Button>
          )}
          <IconButton icon={Trash2} size={28} label={intl.formatMessage(trashMessages.deleteIt, { title })} onClick={onDelete} />
        </>
      )}
    </Row>
  );
}
