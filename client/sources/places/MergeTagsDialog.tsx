import { useState } from 'react';
import { defineMessage, FormattedMessage } from 'react-intl';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { FormDialog } from '#client/i18n/FormDialog.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { paramsOf, viewOf } from '../filter/sourceView.ts';
import { useMergeTags } from '../mutations/useMergeTags.ts';

type MergeTagsDialogProps = {
  /** The most used first: its name is suggested. */
  tags: readonly { readonly id: string; readonly name: string }[];
  onClose: () => void;
  onDone?: () => void;
};

/** Asks what tags shall be called: one gets another name, several become one. */
export function MergeTagsDialog({ tags, onClose, onDone }: MergeTagsDialogProps) {
  const [name, setName] = useState(tags[0]?.name ?? '');
  const [failure, setFailure] = useState<string | null>(null);
  const { mergeTags, isMerging } = useMergeTags();
  const follow = useFollowTag();
  const isSame = name.trim() === '' || (tags.length === 1 && name.trim() === tags[0]?.name);
  const submit = () => {
    if (isSame || isMerging) return;
    setFailure(null);
    mergeTags({
      tags,
      name,
      onFailed: setFailure,
      onDone: (now) => {
        follow(tags.map((tag) => tag.name), now);
        onClose();
        onDone?.();
      },
    });
  };
  return (
    <FormDialog
      title={<FormattedMessage {...messages.title} values={{ count: tags.length }} />}
      onSubmit={submit}
      action={<FormattedMessage {...(tags.length === 1 ? messages.rename : messages.merge)} />}
      isBlocked={isSame}
      isSending={isMerging}
      onClose={onClose}
    >
      <Field label={<FormattedMessage {...messages.name} />} help={<FormattedMessage {...messages.help} />} error={failure}>
        <TextInput autoComplete="off" maxLength={100} dir="auto" value={name} onChange={(event) => setName(event.target.value)} onFocus={({ target }) => target.select()} />
      </Field>
    </FormDialog>
  );
}

/** A list that is narrowed to a tag follows it to its new name. */
function useFollowTag(): (before: readonly string[], now: string) => void {
  const [params] = useSearchParams();
  const navigate = useNavigate();
  return (before, now) => {
    const view = viewOf(params);
    const isMerged = (tag: string) => before.some((name) => name.toLocaleLowerCase() === tag.toLocaleLowerCase());
    if (!view.tags.some(isMerged)) return;
    const tags = [...new Set(view.tags.map((tag) => (isMerged(tag) ? now : tag)))];
    void navigate({ search: paramsOf({ ...view, tags }, params).toString() }, { replace: true });
  };
}

const messages = {
  title: defineMessage<{ count: number }>({ id: 'tags.mergeTitle', defaultMessage: '{count, plural, one {Rename Tag} other {Merge # Tags}}' }),
  name: defineMessage({ id: 'tags.name', defaultMessage: 'Name' }),
  help: defineMessage({ id: 'tags.nameHelp', defaultMessage: 'A tag that has this name already is joined.' }),
  rename: defineMessage({ id: 'tags.renameAction', defaultMessage: 'Rename' }),
  merge: defineMessage({ id: 'tags.mergeAction', defaultMessage: 'Merge' }),
};
