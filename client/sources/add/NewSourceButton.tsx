import { Plus } from 'lucide';
import { defineMessage, FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/controls/Button.tsx';
import { Menu, MenuAction } from '#client/ui/overlays/Menu.tsx';
import type { AddTarget } from './addTarget.ts';
import { useAddActions } from './useAddActions.tsx';

/** New source, with the menu of the three ways to add one. */
export function NewSourceButton({ target, onUpload }: { target: AddTarget; onUpload: () => void }) {
  const { actions, dialog } = useAddActions(target, onUpload);
  return (
    <>
      <Menu
        width={248}
        trigger={
          <Button variant="primary" size={36} icon={Plus}>
            <FormattedMessage {...newSource} />
          </Button>
        }
      >
        {actions.map(({ key, ...action }) => (
          <MenuAction key={key} {...action} />
        ))}
      </Menu>
      {dialog}
    </>
  );
}

const newSource = defineMessage({ id: 'dashboard.newSource', defaultMessage: 'New source' });
