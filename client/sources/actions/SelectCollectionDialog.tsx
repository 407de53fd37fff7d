import { FolderPlus } from 'lucide';
import { useRef, useState, type ReactNode, type RefObject } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SelectCollectionDialog_space$key } from '#client/__generated__/SelectCollectionDialog_space.graphql.ts';
import type { SelectCollectionDialogQuery } from '#client/__generated__/SelectCollectionDialogQuery.graphql.ts';
import { CollectionPicker } from '#client/collections/CollectionPicker.tsx';
import { CollectionDialogs, useCollectionDialogs } from '#client/collections/dialogs/CollectionDialogs.tsx';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { DialogLoadFailed } from '#client/relay/LoadFailed.tsx';
import { QueryLoader } from '#client/relay/QueryLoader.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { useCopySources } from '../mutations/useCopySources.ts';
import type { SelectedSources } from '../selection/selectedSources.ts';
import { useMoveWithUndo } from './useMoveWithUndo.ts';

type SelectCollectionDialogProps = {
  /** `choose`: whatever is to be done with it is done by `onPicked`. */
  verb: 'copy' | 'move' | 'choose';
  spaceId: string;
  selected: SelectedSources;
  onClose: () => void;
  onDone?: () => void;
  /** Told the collection instead of doing it. */
  onPicked?: (to: { id: string; name: string }) => void;
};

const query = graphql`
  query SelectCollectionDialogQuery($spaceId: ID!) @throwOnFieldError {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        ...SelectCollectionDialog_space
      }
    }
  }
`;

/** Copy to..., Move to... and the like: picks the collection that sources shall lie in. What dragging is for the mouse, for the keyboard. */
export function SelectCollectionDialog(props: SelectCollectionDialogProps) {
  return (
    <QueryLoader<SelectCollectionDialogQuery>
      query={query}
      variables={{ spaceId: props.spaceId }}
      isLive
      fallback={null}
      failed={() => <DialogLoadFailed onClose={props.onClose} />}
    >
      {({ node }) => node?.space && <Pick {...props} space={node.space} />}
    </QueryLoader>
  );
}

function Pick({ space: ref, ...props }: SelectCollectionDialogProps & { space: SelectCollectionDialog_space$key }) {
  const { verb, selected, onClose, onDone, onPicked } = props;
  const space = useFragment(
    graphql`
      fragment SelectCollectionDialog_space on Space {
        tree {
          id
          name
        }
        ...CollectionDialogs_space
        ...CollectionPicker_space
      }
    `,
    ref,
  );
  const actionRef = useRef<HTMLButtonElement>(null);
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { move, isMoving } = useMoveWithUndo();
  const { copy, isCopying } = useCopySources();
  const picked = space.tree.find(({ id }) => id === pickedId);
  const isBusy = isMoving || isCopying;

  const submit = () => {
    if (!picked || isBusy) return;
    if (onPicked) {
      onPicked({ id: picked.id, name: picked.name });
      onClose();
      return;
    }
    setFailure(null);
    const place = verb === 'copy' ? copy : move;
    place({
      selected,
      to: { id: picked.id, name: picked.name },
      onFailed: setFailure,
      onDone: () => {
        onClose();
        onDone?.();
      },
    });
  };

  return (
    <CollectionDialogs space={space} onCreated={setPickedId} onDeleted={() => {}} nextStopRef={actionRef}>
      <Frame {...props} isReady={picked !== undefined} isBusy={isBusy} failure={failure} actionRef={actionRef} onSubmit={submit} lead={<NewCollection parentId={pickedId} />}>
        <CollectionPicker
          space={space}
          currentId={selected.fromCollectionId}
          isCurrentOff={verb === 'move'}
          pickedId={pickedId}
          onPick={setPickedId}
        />
      </Frame>
    </CollectionDialogs>
  );
}

function NewCollection({ parentId }: { parentId: string | null }) {
  const dialogs = useCollectionDialogs();
  return (
    <Button size={36} variant="ghost" icon={FolderPlus} onClick={() => dialogs?.create(parentId)}>
      <FormattedMessage {...messages.newCollection} />
    </Button>
  );
}

type FrameProps = SelectCollectionDialogProps & {
  isReady: boolean;
  isBusy: boolean;
  failure: string | null;
  actionRef: RefObject<HTMLButtonElement | null>;
  onSubmit: () => void;
  lead: ReactNode;
  children: ReactNode;
};

/** The dialog around the tree. */
function Frame({ verb, selected, onClose, isReady, isBusy, failure, actionRef, onSubmit, lead, children }: FrameProps) {
  return (
    <FormDialog
      tight
      title={<FormattedMessage {...titles[verb]} values={{ count: selected.count }} />}
      error={failure}
      onSubmit={onSubmit}
      footerLead={lead}
      action={<FormattedMessage {...acts[verb]} />}
      actionRef={actionRef}
      isBlocked={!isReady}
      isSending={isBusy}
      onClose={onClose}
    >
      {children}
    </FormDialog>
  );
}

const messages = {
  copyTitle: defineMessage<{ count: number }>({ id: 'sources.copyTitle', defaultMessage: '{count, plural, one {Copy Source} other {Copy # Sources}}' }),
  moveTitle: defineMessage<{ count: number }>({ id: 'sources.moveTitle', defaultMessage: '{count, plural, one {Move Source} other {Move # Sources}}' }),
  chooseTitle: defineMessage<{ count: number }>({ id: 'sources.chooseTitle', defaultMessage: 'Choose a Collection' }),
  copy: defineMessage({ id: 'sources.copy', defaultMessage: 'Copy' }),
  move: defineMessage({ id: 'sources.move', defaultMessage: 'Move' }),
  choose: defineMessage({ id: 'sources.choose', defaultMessage: 'Choose' }),
  newCollection: defineMessage({ id: 'sources.moveNewCollection', defaultMessage: 'Create New Collection' }),
};

const titles = { copy: messages.copyTitle, move: messages.moveTitle, choose: messages.chooseTitle };
const acts = { copy: messages.copy, move: messages.move, choose: messages.choose };
