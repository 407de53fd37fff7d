import { Command } from 'cmdk';
import { Search } from 'lucide';
import { Dialog } from 'radix-ui';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import styled from 'styled-components';
import type { CommandPaletteQuery } from '#client/__generated__/CommandPaletteQuery.graphql.ts';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { forcedEdge, onPhone, onTouch, overlaySurface } from '#client/ui/mixins.ts';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import type { PaletteActions } from './paletteActions.ts';
import { PaletteResults, type PaletteDialog, type PaletteResultsProps, type PaletteStep } from './PaletteResults.tsx';

const CollectionFormDialog = lazy(async () => ({
  default: (await import('#client/collections/dialogs/CollectionFormDialog.tsx')).CollectionFormDialog,
}));
const SpaceSettingsDialog = lazy(() => import('#client/spaces/settings/SpaceSettingsDialog.tsx'));
const NewSmartCollection = lazy(async () => ({ default: (await import('#client/sources/filter/NewSmartCollection.tsx')).NewSmartCollection }));
const AddContentDialog = lazy(async () => ({ default: (await import('#client/sources/add/AddContentDialog.tsx')).AddContentDialog }));
const AddLinkDialog = lazy(async () => ({ default: (await import('#client/sources/add/AddLinkDialog.tsx')).AddLinkDialog }));

const query = graphql`
  query CommandPaletteQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        ...PaletteResults_space
      }
    }
  }
`;

type CommandPaletteProps = {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The current space; null when there is none. */
  spaceId: string | null;
  actions: PaletteActions;
  /** The viewer's spaces, to go to another one. */
  spaces: readonly { readonly id: string; readonly name: string }[];
  /** Where it begins: at everything, or at the ways to add a source. */
  firstStep?: 'all' | 'kind';
};

/** Everything one can do or go to, by typing (spec section 2). Query and highlight begin again each time it opens. */
export default function CommandPalette({ open, onOpenChange, spaceId, actions, spaces, firstStep = 'all' }: CommandPaletteProps) {
  const [dialog, setDialog] = useState<PaletteDialog | null>(null);
  const focusedBefore = useRef<Element | null>(null);
  const selected = useRef<(() => void) | null>(null);
  const run = (act: () => void) => {
    selected.current = act;
    onOpenChange(false);
  };
  const closeDialog = () => setDialog(null);

  return (
    <>
      <Dialog.Root open={open} onOpenChange={onOpenChange}>
        <Dialog.Portal>
          <Overlay />
          <Panel
            className="dialog"
            aria-describedby=""
            onOpenAutoFocus={() => {
              focusedBefore.current = document.activeElement;
            }}
            onCloseAutoFocus={(event) => {
              event.preventDefault();
              const act = selected.current;
              selected.current = null;
              if (focusedBefore.current instanceof HTMLElement) focusedBefore.current.focus();
              // After the palette is gone: what opens next takes the focus, and gives it back to where it was before.
              act?.();
            }}
          >
            <Palette spaceId={spaceId} actions={actions} spaces={spaces} firstStep={firstStep} run={run} openDialog={setDialog} />
          </Panel>
        </Dialog.Portal>
      </Dialog.Root>
      <Suspense>
        {dialog?.kind === 'collection' && (
          <CollectionFormDialog
            spaceId={dialog.spaceId}
            collections={dialog.collections}
            parentId={null}
            onClose={closeDialog}
            onCreated={(id) => actions.goTo(`/collection/${id}`)}
          />
        )}
        {dialog?.kind === 'source' && dialog.as === 'link' && <AddLinkDialog target={dialog.target} onClose={closeDialog} />}
        {dialog?.kind === 'source' && dialog.as !== 'link' && <AddContentDialog target={dialog.target} initialKind={dialog.as} onClose={closeDialog} />}
        {dialog?.kind === 'smart' && <NewSmartCollection spaceId={dialog.spaceId} view={dialog.view} onClose={closeDialog} />}
        {dialog?.kind === 'settings' && <SpaceSettingsDialog spaceId={dialog.spaceId} onClose={closeDialog} />}
      </Suspense>
    </>
  );
}

type PaletteProps = Pick<CommandPaletteProps, 'spaceId' | 'actions' | 'spaces'> & {
  firstStep: PaletteStep;
  run: (act: () => void) => void;
  openDialog: (dialog: PaletteDialog) => void;
};

function Palette({ spaceId, actions, spaces, firstStep, run, openDialog }: PaletteProps) {
  const intl = useIntl();
  const [step, setStep] = useState(firstStep);
  const [newKind, setNewKind] = useState<'link' | 'text' | 'note'>('link');
  const [typed, setTyped] = useState('');
  const [highlighted, setHighlighted] = useState('');
  const [runsFirst, setRunsFirst] = useState(false);
  const [early, setEarly] = useState<PaletteResultsProps['early']>(null);
  const onNothing = useCallback(() => setRunsFirst(false), []);
  const type = (next: string) => {
    setTyped(next);
    setHighlighted('');
    setRunsFirst(false);
  };
  const goToStep = (next: PaletteStep, kind: typeof newKind = 'link') => {
    setStep(next);
    setNewKind(kind);
    type('');
  };
  const results = { actions, run, openDialog, step, newKind, goToStep, spaces, typed, highlighted, onHighlight: setHighlighted, runsFirst, onNothing, early, onEarly: setEarly };

  return (
    <Command loop shouldFilter={false} label={intl.formatMessage(messages.label)} value={highlighted} onValueChange={setHighlighted}>
      <VisuallyHidden as={Dialog.Title}>{intl.formatMessage(messages.label)}</VisuallyHidden>
      <Line>
        <Icon of={Search} size={18} />
        <Command.Input
          value={typed}
          placeholder={intl.formatMessage(step === 'collection' ? messages.chooseCollection : step === 'kind' ? messages.chooseKind : messages.placeholder)}
          onValueChange={type}
          onKeyDown={(event) => {
            // Who types faster than results come has pressed it already.
            if (event.key === 'Enter' && highlighted === '' && typed.trim() !== '' && !event.nativeEvent.isComposing) setRunsFirst(true);
            if (event.key === 'Backspace' && typed === '' && step !== 'all') goToStep('all');
          }}
        />
        <Kbd>{intl.formatMessage(messages.escape)}</Kbd>
      </Line>
      {spaceId === null ? (
        <PaletteResults space={null} {...results} />
      ) : (
        <QueryLoader<CommandPaletteQuery>
          key={spaceId}
          query={query}
          variables={{ spaceId }}
          fallback={<PaletteResults space={null} isLoading {...results} />}
        >
          {({ node }) => <PaletteResults space={node?.space ?? null} {...results} />}
        </QueryLoader>
      )}
    </Command>
  );
}

const messages = defineMessages({
  label: { id: 'palette.label', defaultMessage: 'Command palette' },
  placeholder: { id: 'palette.placeholder', defaultMessage: 'Type a command or search...' },
  chooseCollection: { id: 'palette.chooseCollection', defaultMessage: 'Choose a collection for it...' },
  chooseKind: { id: 'palette.chooseKind', defaultMessage: 'What do you want to add?' },
  escape: { id: 'palette.escape', defaultMessage: 'Esc' },
});

const Overlay = styled(Dialog.Overlay)`
  ${overlaySurface}
  z-index: var(--z-palette);
`;

const Panel = styled(Dialog.Content)`
  ${forcedEdge}
  position: fixed;
  top: min(112px, 14dvh);
  left: 50%;
  z-index: var(--z-palette);
  width: 640px;
  max-width: calc(100vw - 32px);
  max-height: calc(100dvh - min(112px, 14dvh) - 16px);
  translate: -50% 0;
  overflow: hidden;
  display: flex;
  border-radius: var(--r-xl);
  background: var(--bg-popover);
  box-shadow: var(--shadow-dialog);

  &:focus-visible {
    outline: none;
  }

  > [cmdk-root] {
    display: flex;
    flex-direction: column;
    flex: 1;
    min-width: 0;
    min-height: 0;
    outline: none;
  }

  ${onPhone} {
    top: 8px;
    max-width: calc(100vw - 16px);
    max-height: calc(100dvh - 16px);
  }
`;

const Line = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  flex: none;
  height: 56px;
  padding-inline: 20px 16px;
  border-block-end: 1px solid var(--line-1);

  > svg {
    color: var(--fg-3);
  }

  input {
    flex: 1;
    min-width: 0;
    height: 100%;
    padding: 0;
    border: 0;
    background: none;
    font-size: 16px;
  }

  input:focus-visible {
    outline: none;
  }

  ${onTouch} {
    > kbd {
      display: none;
    }
  }
`;
