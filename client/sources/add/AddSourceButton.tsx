import { defineMessage, useIntl } from 'react-intl';
import { Fab } from '#client/ui/layout/Fab.tsx';
import type { AddTarget } from './addTarget.ts';
import { useAddActions } from './useAddActions.tsx';

/** The round button at the bottom right of a collection: adds a link, content or a file to it. */
export function AddSourceButton({ target, onUpload }: { target: AddTarget; onUpload: () => void }) {
  const intl = useIntl();
  const { actions, dialog } = useAddActions(target, onUpload);
  return (
    <>
      <Fab label={intl.formatMessage(add)} actions={actions} />
      {dialog}
    </>
  );
}

const add = defineMessage({ id: 'sources.add', defaultMessage: 'Add a source' });
