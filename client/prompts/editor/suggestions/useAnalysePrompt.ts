import { graphql } from 'react-relay/hooks';
import type { PromptTool, useAnalysePromptMutation } from '#client/__generated__/useAnalysePromptMutation.graphql.ts';
import { useResultMutation, type Refusal } from '#client/relay/useResultMutation.ts';
import type { PromptMessage } from '../content/draftContent.ts';
import { useAskedLanguage } from '../content/useAskedLanguage.ts';
import type { FoundSuggestion } from './suggestionList.ts';

const mutation = graphql`
  mutation useAnalysePromptMutation($input: AnalysePromptInput!, $language: MailLanguage!) {
    analysePrompt(input: $input) {
      ... on AnalysePromptPayload {
        analysis {
          isSimulation
          suggestions {
            id
            kind
            message(language: $language)
            messageIndex
            range {
              start
              end
            }
            replacement
          }
        }
      }
      ... on Error @alias(as: "failure") {
        code
      }
    }
  }
`;

type Answered = NonNullable<useAnalysePromptMutation['response']['analysePrompt']['analysis']>;
export type SuggestionKind = Answered['suggestions'][number]['kind'];
export type { PromptTool };
export type AnalysisRefusal = Refusal<useAnalysePromptMutation>;

type Callbacks = { onDone: (found: readonly FoundSuggestion<SuggestionKind>[], isSimulation: boolean) => void; onRefused: (code: AnalysisRefusal) => void };

/** Has a prompt looked over, or a tool work on it, as it is on this page. */
export function useAnalysePrompt() {
  const language = useAskedLanguage();
  const [run, isRunning] = useResultMutation<useAnalysePromptMutation>(mutation);
  const analysePrompt = (promptId: string, tool: PromptTool, messages: readonly PromptMessage[], { onDone, onRefused }: Callbacks) =>
    run(
      { input: { promptId, tool, content: { messages: [...messages] } }, language },
      {
        onDone: ({ analysis }) => onDone((analysis?.suggestions ?? []).map((one) => ({ ...one, messageIndex: one.messageIndex ?? null, range: one.range ?? null, replacement: one.replacement ?? null })), analysis?.isSimulation ?? true),
        onRefused,
      },
    );
  return { analysePrompt, isRunning };
}
