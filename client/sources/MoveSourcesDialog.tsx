import { FolderPlus } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay';
import type { MoveSourcesDialog_space$key } from '#client/__generated__/MoveSourcesDialog_space.graphql.ts';
import type { MoveSourcesDialogQuery } from '#client/__generated__/MoveSourcesDialogQuery.graphql.ts';
import { CollectionDialogs, useCollectionDialogs } from '#client/collections/CollectionDialogs.tsx';
import { CollectionPicker } from '#client/collections/CollectionPicker.tsx';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { OpenedQuery } from '#client/relay/OpenedQuery.tsx';
import { Button } from '#client/ui/Button.tsx';
import { Dialog } from '#client/ui/Dialog.tsx';
import { Skeleton } from '#client/ui/Skeleton.tsx';
import { useMoveWithUndo } from './useMoveWithUndo.ts';

type MoveSourcesDialogProps = {
  spaceId: string;
  sourceIds: readonly string[];
  /** Where they are; it cannot be picked. */
  fromCollectionId: string | null;
  onClose: () => void;
};

const query = graphql`
  query MoveSourcesDialogQuery($spaceId: ID!) {
    node(id: $spaceId) {
      ... on Space @alias(as: "space") {
        ...MoveSourcesDialog_space
      }
    }
  }
`;

/** Move to...: picks the collection that sources shall lie in. The keyboard's twin of dragging them there. */
export function MoveSourcesDialog(props: MoveSourcesDialogProps) {
  return (
    <OpenedQuery<MoveSourcesDialogQuery>
      query={query}
      variables={{ spaceId: props.spaceId }}
      fallback={<MoveFrame {...props} />}
    >
      {({ node }) => (node?.space ? <PickAndMove {...props} space={node.space} /> : <MoveFrame {...props} />)}
    </OpenedQuery>
  );
}

function PickAndMove({ space: ref, ...props }: MoveSourcesDialogProps & { space: MoveSourcesDialog_space$key }) {
  const space = useFragment(
    graphql`
      fragment MoveSourcesDialog_space on Space {
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
  const [pickedId, setPickedId] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const { move, isMoving } = useMoveWithUndo();
  const picked = space.tree.find(({ id }) => id === pickedId);

  const submit = () => {
    if (!picked || isMoving) return;
    setFailure(null);
    move({ ...props, to: { id: picked.id, name: picked.name }, onDone: props.onClose, onFailed: setFailure });
  };

  return (
    <CollectionDialogs space={space} onCreated={setPickedId} onDeleted={() => {}}>
      <MoveFrame
        {...props}
        canMove={picked !== undefined}
        isMoving={isMoving}
        failure={failure}
        onSubmit={submit}
        lead={<NewCollection parentId={pickedId} />}
      >
        <CollectionPicker space={space} currentId={props.fromCollectionId} pickedId={pickedId} onPick={setPickedId} />
      </MoveFrame>
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

type MoveFrameProps = MoveSourcesDialogProps & {
  canMove?: boolean;
  isMoving?: boolean;
  failure?: string | null;
  onSubmit?: () => void;
  lead?: ReactNode;
  children?: ReactNode;
};

/** The dialog around the tree, also while the tree is on its way. */
function MoveFrame({ sourceIds, onClose, canMove = false, isMoving = false, failure, onSubmit, lead, children }: MoveFrameProps) {
  const intl = useIntl();
  return (
    <Dialog
      open
      tight
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={<FormattedMessage {...messages.title} values={{ count: sourceIds.length }} />}
      closeLabel={intl.formatMessage(commonMessages.close)}
      error={failure}
      onSubmit={onSubmit}
      footerLead={lead}
      footer={
        <>
          <Button size={36} onClick={onClose}>
            <FormattedMessage {...commonMessages.cancel} />
          </Button>
          <Button size={36} variant="primary" type="submit" disabled={!canMove} loading={isMoving}>
            <FormattedMessage {...messages.move} />
          </Button>
        </>
      }
    >
      {children ?? <Skeleton $height="332px" $radius="var(--r-md)" />}
    </Dialog>
  );
}

const messages = {
  title: defineMessage<{ count: number }>({ id: 'sources.moveTitle', defaultMessage: '{count, plural, one {Move Source} other {Move # Sources}}' }),
  move: defineMessage({ id: 'sources.move', defaultMessage: 'Move' }),
  newCollection: defineMessage({ id: 'sources.moveNewCollection', defaultMessage: 'Create New Collection' }),
};
