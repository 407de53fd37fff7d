import { useState } from 'react';
import { useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { PurposePrompts_space$key } from '#client/__generated__/PurposePrompts_space.graphql.ts';
import type { ErrorCode } from '#client/generated/schemaTypes.ts';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { showToast } from '#client/ui/toast/toasts.ts';
import { escapeTemplate } from '#server/templates/parseTemplate.ts';
import { PurposeCard } from './PurposeCard.tsx';
import { isShownPurpose, purposeMessages, type ShownPurpose } from './purposeMessages.ts';
import { useCopyBuiltInPrompt } from './useCopyBuiltInPrompt.ts';
import { useSetPurposePrompts } from './useSetPurposePrompts.ts';

type Chosen = { readonly promptId: string; readonly label: string };

/** One card for each purpose. What somebody chooses counts at once. */
export function PurposePrompts({ space: ref, onLeave }: { space: PurposePrompts_space$key; onLeave: () => void }) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { id, viewerCanManage, viewerCanEdit, settings, prompts } = useFragment(
    graphql`
      fragment PurposePrompts_space on Space {
        id
        viewerCanManage
        viewerCanEdit
        settings {
          instructions
          builtInPrompts {
            purpose
            text
            variables {
              name
              description
            }
          }
          prompts {
            purpose
            label
            version {
              __typename
            }
            prompt {
              id
              title
            }
          }
        }
        prompts(first: 100, filter: { kinds: [PROMPT] }) {
          edges {
            node {
              id
              title
              labels {
                name
              }
              versions(first: 1) {
                edges {
                  __typename
                }
              }
            }
          }
        }
      }
    `,
    ref,
  );
  const { setPurposePrompts, isSetting } = useSetPurposePrompts();
  const { copyBuiltInPrompt, isCopying } = useCopyBuiltInPrompt();
  const [busy, setBusy] = useState<string | null>(null);

  const refused = (code: ErrorCode | null) => showToast({ type: 'error', message: errorText(code, purposeMessages.failed) });
  const choose = (purpose: ShownPurpose, chosen: Chosen | null) => {
    setBusy(purpose);
    setPurposePrompts(
      { spaceId: id, settings: { promptChanges: [{ purpose, prompt: chosen }] } },
      { onDone: () => showToast({ type: 'success', message: intl.formatMessage(chosen ? purposeMessages.replaced : purposeMessages.restored) }), onRefused: refused },
    );
  };
  const copy = (purpose: ShownPurpose, text: string, variables: readonly { readonly name: string; readonly description: string }[]) => {
    setBusy(purpose);
    // Those of the settings are plain words, in which braces are braces; all others are templates.
    const title = intl.formatMessage(purposeMessages[purpose]);
    copyBuiltInPrompt(
      { spaceId: id, title, content: { messages: [{ role: 'SYSTEM', text: purpose === 'INSTRUCTIONS' ? escapeTemplate(text) : text }], variables: variables.map(({ name, description }) => ({ name, description })) } },
      {
        onDone: (promptId) => {
          onLeave();
          void navigate(`/prompts/p/${promptId}`);
        },
        onRefused: refused,
      },
    );
  };
  const offered = prompts.edges.map(({ node: { id: promptId, title, labels, versions } }) => ({ id: promptId, title, labels: versions.edges.length === 0 ? [] : ['latest', ...labels.map(({ name }) => name)] }));

  return (
    <Cards>
      {settings.builtInPrompts.map(({ purpose, text, variables }) => {
        if (!isShownPurpose(purpose)) return null;
        const own = purpose === 'INSTRUCTIONS' ? settings.instructions : text;
        const set = settings.prompts.find((one) => one.purpose === purpose);
        return (
          <PurposeCard
            key={purpose}
            purpose={purpose}
            text={own}
            variables={variables}
            set={set ? { promptId: set.prompt.id, title: set.prompt.title, label: set.label, isMissing: !set.version } : null}
            offered={offered}
            onChoose={viewerCanManage && viewerCanEdit && !isSetting ? (chosen) => choose(purpose, chosen) : null}
            onCopy={viewerCanEdit && own !== '' ? () => copy(purpose, own, variables) : null}
            isCopying={isCopying && busy === purpose}
            onLeave={onLeave}
          />
        );
      })}
    </Cards>
  );
}

const Cards = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
`;
