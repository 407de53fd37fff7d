import { useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import type { useDraftMutationsCreateMutation } from '#client/__generated__/useDraftMutationsCreateMutation.graphql.ts';
import type { useDraftMutationsDeleteMutation } from '#client/__generated__/useDraftMutationsDeleteMutation.graphql.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { useResultMutation } from '#client/relay/useResultMutation.ts';
import { useUndoChange } from '#client/sources/mutations/useUndoChange.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { draftAddress, draftDeleted, draftMessages } from './draftMessages.ts';

const create = graphql`
  mutation useDraftMutationsCreateMutation($input: CreateWorkInput!) {
    createWork(input: $input) {
      ... on CreateWorkPayload {
        work {
          id
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

const remove = graphql`
  mutation useDraftMutationsDeleteMutation($input: DeleteWorksInput!) {
    deleteWorks(input: $input) {
      ... on DeleteWorksPayload {
        undoId
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

/** Begins a draft and opens it; deletes one, with its way back. */
export function useDraftMutations() {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const undoOf = useUndoChange();
  const [runCreate, isCreating] = useResultMutation<useDraftMutationsCreateMutation>(create);
  const [runDelete] = useResultMutation<useDraftMutationsDeleteMutation>(remove);
  const refused = (message: (typeof draftMessages)[keyof typeof draftMessages]) => (code: Parameters<typeof errorText>[0]) => showToast({ type: 'error', message: errorText(code, message) });
  return {
    isCreating,
    begin: (spaceId: string) => {
      if (isCreating) return;
      runCreate(
        { input: { spaceId, kind: 'DRAFT', title: intl.formatMessage(draftMessages.untitled) } },
        { onDone: ({ work }) => work && void navigate(draftAddress(work.id)), onRefused: refused(draftMessages.notMade) },
      );
    },
    /** @param onGone hears that it is deleted @param onBack hears that it is back */
    remove: ({ id, title }: { readonly id: string; readonly title: string }, onGone: () => void, onBack: () => void) =>
      runDelete(
        { input: { workIds: [id], undoable: true } },
        {
          onDone: ({ undoId }) => {
            onGone();
            showToast({ type: 'success', message: intl.formatMessage(draftDeleted, { title }), action: undoOf(undoId, refused(draftMessages.notDeleted), onBack) });
          },
          onRefused: refused(draftMessages.notDeleted),
        },
      ),
  };
}
