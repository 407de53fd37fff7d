// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#client/ui/controls/Button.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { ConfirmDialog } from '#client/ui/overlays/ConfirmDialog.tsx';
import { Dialog } from '#client/ui/overlays/Dialog.tsx';
import { Menu, MenuItem } from '#client/ui/overlays/Menu.tsx';
import { renderUi } from '../support.tsx';

afterEach(cleanup);

type FormProps = { onSubmit: () => void; isBlocked?: boolean };

function CreateCollection({ onSubmit, isBlocked = false }: FormProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setIsOpen(true)}>New Collection</Button>
      <Menu trigger={<button>More</button>}>
        <MenuItem onSelect={() => setIsOpen(true)}>From the menu</MenuItem>
      </Menu>
      <p>Outside</p>
      <Dialog
        open={isOpen}
        onOpenChange={setIsOpen}
        title="Create Collection"
        closeLabel="Close"
        onSubmit={onSubmit}
        footer={
          <>
            <Button onClick={() => setIsOpen(false)}>Cancel</Button>
            <Button type="submit" disabled={isBlocked}>
              Create
            </Button>
          </>
        }
      >
        <Field label="Collection Name">
          <TextInput />
        </Field>
        <Field label="Description">
          <TextArea />
        </Field>
      </Dialog>
    </>
  );
}

async function openDialog(props: Partial<FormProps> = {}) {
  const onSubmit = vi.fn();
  const { person } = renderUi(<CreateCollection onSubmit={onSubmit} {...props} />);
  await person.click(screen.getByRole('button', { name: 'New Collection' }));
  return { person, onSubmit };
}

describe('Dialog', () => {
  it('puts the focus into its first field, not on the cross', async () => {
    await openDialog();
    expect(document.activeElement).toBe(screen.getByLabelText('Collection Name'));
  });

  it('is submitted by Enter in a one-line field', async () => {
    const { person, onSubmit } = await openDialog();
    await person.keyboard('Interference theory{Enter}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('takes Enter as a new line in a text area, and submits on Ctrl Enter', async () => {
    const { person, onSubmit } = await openDialog();
    await person.click(screen.getByLabelText('Description'));
    await person.keyboard('one{Enter}two');
    expect(onSubmit).not.toHaveBeenCalled();

    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).toHaveBeenCalledTimes(1);
  });

  it('is not submitted while its action is off', async () => {
    const { person, onSubmit } = await openDialog({ isBlocked: true });
    await person.keyboard('x{Enter}');
    await person.click(screen.getByLabelText('Description'));
    await person.keyboard('{Control>}{Enter}{/Control}');
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('closes on Escape and gives the focus back', async () => {
    const { person } = await openDialog();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'New Collection' }));
  });

  it("gives the focus back to a menu's button when a menu's item opened it", async () => {
    const { person } = renderUi(<CreateCollection onSubmit={vi.fn()} />);
    await person.click(screen.getByRole('button', { name: 'More' }));
    await person.click(await screen.findByRole('menuitem', { name: 'From the menu' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Collection Name'));

    await person.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'More' }));
  });

  it('gives the focus to the row of a button that cannot take it any more', async () => {
    function Row() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <div role="treeitem" aria-selected tabIndex={-1}>
          <button onClick={() => setIsOpen(true)}>
            More
          </button>
          <Dialog open={isOpen} onOpenChange={() => setIsOpen(false)} title="Edit">
            <TextInput />
          </Dialog>
        </div>
      );
    }
    const { person } = renderUi(<Row />);
    const button = screen.getByRole('button', { name: 'More' });
    await person.click(button);
    // As one that only the pointer shows, in a browser; jsdom gives the focus to hidden ones too.
    button.focus = () => undefined;
    await person.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('treeitem'));
  });

  it('goes on in the tree when what it was asked about is gone', async () => {
    function Tree() {
      const [names, setNames] = useState(['Bees', 'Ants']);
      const [isOpen, setIsOpen] = useState(false);
      const remove = () => {
        setNames(['Ants']);
        setIsOpen(false);
      };
      return (
        <>
          <div role="tree">
            {names.map((name, index) => (
              <div key={name} role="treeitem" aria-selected={false} tabIndex={index === 0 ? 0 : -1} onClick={() => setIsOpen(true)}>
                {name}
              </div>
            ))}
          </div>
          <Dialog open={isOpen} onOpenChange={setIsOpen} title="Delete Collection" onSubmit={remove} footer={<button>Delete Forever</button>} />
        </>
      );
    }
    const { person } = renderUi(<Tree />);
    await person.click(screen.getByRole('treeitem', { name: 'Bees' }));
    await person.click(screen.getByRole('button', { name: 'Delete Forever' }));
    expect(document.activeElement).toBe(screen.getByRole('treeitem', { name: 'Ants' }));
  });

  it('gives the focus back to where it was before its skeletons', async () => {
    function Loaded() {
      const [step, setStep] = useState<'closed' | 'asking' | 'loading' | 'ready'>('closed');
      return (
        <>
          <button onClick={() => setStep('asking')}>Space Settings</button>
          {step === 'asking' && (
            <Dialog key="asking" open onOpenChange={() => setStep('closed')} title="Asking" footer={<button onClick={() => setStep('loading')}>Load</button>} />
          )}
          {step === 'loading' && (
            <Dialog key="loading" open onOpenChange={() => setStep('closed')} title="Loading" footer={<button onClick={() => setStep('ready')}>Arrive</button>} />
          )}
          {step === 'ready' && (
            <Dialog key="ready" open onOpenChange={() => setStep('closed')} title="Space Settings">
              <TextInput />
            </Dialog>
          )}
        </>
      );
    }
    const { person } = renderUi(<Loaded />);
    await person.click(screen.getByRole('button', { name: 'Space Settings' }));
    await person.click(screen.getByRole('button', { name: 'Load' }));
    await person.click(screen.getByRole('button', { name: 'Arrive' }));
    await person.keyboard('{Escape}');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Space Settings' }));
  });

  it('keeps the focus inside', async () => {
    const { person } = await openDialog();
    for (let presses = 0; presses < 8; presses += 1) {
      await person.tab();
      expect(screen.getByRole('dialog').contains(document.activeElement)).toBe(true);
    }
  });
});

describe('ConfirmDialog', () => {
  function renderConfirm({ isBlocked = false } = {}) {
    const onOpenChange = vi.fn();
    const onConfirm = vi.fn();
    const view = renderUi(
      <ConfirmDialog
        open
        onOpenChange={onOpenChange}
        title="Delete Collection"
        cancelLabel="Cancel"
        confirmLabel="Delete Forever"
        onConfirm={onConfirm}
        isBlocked={isBlocked}
      >
        <Field label="Type DELETE to confirm">
          <TextInput />
        </Field>
      </ConfirmDialog>,
    );
    return { ...view, onOpenChange, onConfirm };
  }

  it('has no cross and stays on a click outside; Escape means Cancel', async () => {
    const { person, onOpenChange } = renderConfirm();
    expect(screen.getByRole('alertdialog', { name: 'Delete Collection' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Close' })).toBeNull();

    await person.pointer({ keys: '[MouseLeft]', target: document.documentElement });
    expect(onOpenChange).not.toHaveBeenCalled();

    await person.keyboard('{Escape}');
    expect(onOpenChange).toHaveBeenCalledWith(false);
  });

  it('does nothing while it is blocked', async () => {
    const { person, onConfirm } = renderConfirm({ isBlocked: true });
    await person.click(screen.getByRole('button', { name: 'Delete Forever' }));
    await person.type(screen.getByLabelText('Type DELETE to confirm'), 'DEL{Enter}');
    expect(onConfirm).not.toHaveBeenCalled();
  });
});
