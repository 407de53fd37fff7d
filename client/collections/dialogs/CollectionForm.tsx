import { Folder } from 'lucide';
import { useMemo, useRef, useState, type RefObject } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { Field } from '#client/ui/controls/Field.tsx';
import { Combobox } from '#client/ui/controls/Combobox.tsx';
import { TextArea } from '#client/ui/controls/TextArea.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { useFormDraft } from '#client/ui/formDrafts.ts';
import { depthFirst, withDescendants, type TreeNode } from '#client/ui/tree/tree.ts';

type FormCollection = TreeNode & { readonly description: string };
type Answers = { readonly onDone: () => void; readonly onRefused: (code: ErrorCode | null) => void };
/** What was filled in; what is not given was left alone or empty. */
type Filled = { readonly name: string; readonly description?: string; readonly parentId?: string };
type Changed = { readonly name?: string; readonly description?: string; readonly parentId?: string | null };

type CollectionFormProps = {
  /** Null where there is no space: then nothing can be made, which is said under the name. */
  spaceId: string | null;
  /** What it may lie in, depth first. */
  collections: readonly FormCollection[];
  /** The collection to change; left out: a new one. */
  edited?: FormCollection;
  /** The name of what was typed and not sent; of a collection that is changed it is the id. */
  draft: string;
  /** The parent that is chosen at first. */
  parentId: string | null;
  /** What gets the focus once it was created; left out: what had it before. */
  nextStopRef?: RefObject<HTMLElement | null>;
  isBusy: boolean;
  onCreate: (filled: Filled & { readonly spaceId: string }, answers: Answers) => void;
  onUpdate: (id: string, changed: Changed, answers: Answers) => void;
  onClose: () => void;
};

/** Create Collection and Edit Collection: the same fields, the same rules (spec sections 2 and 5), whatever the collections hold. */
export function CollectionForm({ spaceId, collections, edited, draft, parentId: firstParent, nextStopRef, isBusy, onCreate, onUpdate, onClose }: CollectionFormProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const [before] = useState({ name: edited?.name ?? '', description: edited?.description ?? '', parentId: firstParent ?? '' });
  const typed = useFormDraft(edited?.id ?? draft, before);
  const { name, description, parentId } = typed.value;
  const [isReminded, setIsReminded] = useState(false);
  const wasNamed = useRef(edited !== undefined);
  const [isWithoutSpace, setIsWithoutSpace] = useState(false);
  const [refusal, setRefusal] = useState<{ code: ErrorCode | null } | null>(null);

  const returnFocusRef = useRef<HTMLElement | null>(null);

  const isEmpty = name.trim() === '';
  const editedId = edited?.id ?? null;
  const parents = useMemo(() => {
    const barred = editedId === null ? new Set<string>() : withDescendants(collections, editedId);
    return depthFirst(collections).flatMap(({ node: { id, name: label }, depth }) => (barred.has(id) ? [] : [{ value: id, label, icon: Folder, depth }]));
  }, [collections, editedId]);
  const onRefused = (code: ErrorCode | null) => setRefusal({ code });

  const close = () => {
    typed.forget();
    onClose();
  };
  const submit = () => {
    if (isEmpty || isBusy) return;
    setRefusal(null);
    if (edited) {
      // What was left alone is somebody else's to change meanwhile.
      const changed = {
        ...(name.trim() !== before.name && { name: name.trim() }),
        ...(description.trim() !== before.description && { description: description.trim() }),
        ...(parentId !== before.parentId && { parentId: parentId || null }),
      };
      if (Object.keys(changed).length === 0) return close();
      onUpdate(edited.id, changed, { onDone: close, onRefused });
      return;
    }
    if (spaceId === null) {
      setIsWithoutSpace(true);
      return;
    }
    const optional = { ...(description.trim() && { description: description.trim() }), ...(parentId && { parentId }) };
    onCreate(
      { spaceId, name: name.trim(), ...optional },
      {
        onRefused,
        onDone: () => {
          returnFocusRef.current = nextStopRef?.current ?? null;
          close();
        },
      },
    );
  };

  const failed = edited ? messages.updateFailed : messages.createFailed;
  const nameError =
    (isEmpty && isReminded && <FormattedMessage {...messages.nameRequired} />) ||
    (isWithoutSpace && <FormattedMessage {...messages.noSpace} />) ||
    (refusal && errorText(refusal.code, failed));

  return (
    <FormDialog
      title={<FormattedMessage {...(edited ? messages.editTitle : messages.createTitle)} />}
      onSubmit={submit}
      returnFocusRef={returnFocusRef}
      action={<FormattedMessage {...(edited ? messages.update : messages.create)} />}
      isBlocked={isEmpty}
      isSending={isBusy}
      onClose={close}
    >
      <Field label={<FormattedMessage {...messages.name} />} error={nameError}>
        <TextInput
          value={name}
          maxLength={200}
          placeholder={intl.formatMessage(messages.nameExample)}
          onChange={(event) => {
            wasNamed.current = true;
            typed.change({ name: event.target.value });
          }}
          // Whoever passes by on the way to Cancel needs no reminder.
          onBlur={() => setIsReminded(isEmpty && wasNamed.current)}
          onKeyDown={(event) => event.key === 'Enter' && setIsReminded(true)}
        />
      </Field>
      <Field label={<FormattedMessage {...messages.description} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <TextArea
          value={description}
          maxLength={2000}
          placeholder={intl.formatMessage(messages.descriptionExample)}
          onChange={(event) => typed.change({ description: event.target.value })}
        />
      </Field>
      <Field label={<FormattedMessage {...messages.parent} />} note={<FormattedMessage {...commonMessages.optional} />}>
        <Combobox
          value={parentId}
          onChange={(next) => typed.change({ parentId: next })}
          placeholder={intl.formatMessage(messages.noParent)}
          clearLabel={intl.formatMessage(messages.clearParent)}
          options={parents}
        />
      </Field>
    </FormDialog>
  );
}

const messages = defineMessages({
  createTitle: { id: 'collections.createTitle', defaultMessage: 'Create Collection' },
  editTitle: { id: 'collections.editTitle', defaultMessage: 'Edit Collection' },
  create: { id: 'collections.create', defaultMessage: 'Create' },
  update: { id: 'collections.update', defaultMessage: 'Update' },
  name: { id: 'collections.name', defaultMessage: 'Collection Name' },
  nameExample: { id: 'collections.nameExample', defaultMessage: 'Name' },
  noSpace: { id: 'collections.noSpace', defaultMessage: 'No active space' },
  nameRequired: { id: 'collections.nameRequired', defaultMessage: 'Name is required' },
  description: { id: 'collections.description', defaultMessage: 'Description' },
  descriptionExample: { id: 'collections.descriptionExample', defaultMessage: 'What belongs here' },
  parent: { id: 'collections.parent', defaultMessage: 'Parent Collection' },
  noParent: { id: 'collections.noParent', defaultMessage: 'None' },
  clearParent: { id: 'collections.clearParent', defaultMessage: 'Clear the parent collection' },
  createFailed: { id: 'collections.createFailed', defaultMessage: 'Failed to create collection' },
  updateFailed: { id: 'collections.updateFailed', defaultMessage: 'Failed to update collection' },
});
