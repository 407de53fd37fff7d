import { Download } from 'lucide';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { ExportMenuQuery, PromptFormat } from '#client/__generated__/ExportMenuQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { MenuItem, MenuSub } from '#client/ui/overlays/Menu.tsx';
import { saveFile } from '#client/ui/saveFile.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const query = graphql`
  query ExportMenuQuery($id: ID!, $format: PromptFormat!) {
    node(id: $id) {
      ... on Prompt @alias(as: "prompt") {
        downloadUrl(format: $format)
      }
      ... on PromptCollection @alias(as: "collection") {
        downloadUrl(format: $format)
      }
    }
  }
`;

type KnownFormat = Exclude<PromptFormat, `%${string}`>;

const names = defineMessages({
  OPENAI: { id: 'prompts.format.openai', defaultMessage: 'OpenAI JSON' },
  PROMPTFOO: { id: 'prompts.format.promptfoo', defaultMessage: 'Promptfoo YAML' },
  LANGFUSE: { id: 'prompts.format.langfuse', defaultMessage: 'Langfuse JSON' },
  MARKDOWN: { id: 'prompts.format.markdown', defaultMessage: 'Markdown' },
}) satisfies Record<KnownFormat, MessageDescriptor>;
const formats = Object.keys(names) as KnownFormat[];

type ExportItemsProps = {
  id: string;
  /** What is there is not yet what would be exported. */
  disabled?: boolean;
};

/** Saves a prompt, or all in a collection and below it, as a file of one of the formats. Its address is asked for when it is wanted: it ends soon. */
export function ExportItems({ id, disabled }: ExportItemsProps) {
  const intl = useIntl();
  const fetchNow = useFetchNow<ExportMenuQuery>(query);
  const save = async (format: KnownFormat) => {
    const url = await fetchNow({ id, format }).then(({ node }) => (node?.prompt ?? node?.collection)?.downloadUrl, () => undefined);
    if (url === undefined) showToast({ type: 'error', message: intl.formatMessage(messages.failed) });
    else saveFile(url);
  };
  return formats.map((format) => (
    <MenuItem key={format} disabled={disabled} onSelect={() => void save(format)}>
      <FormattedMessage {...names[format]} />
    </MenuItem>
  ));
}

/** The formats as a part of a larger menu. */
export function ExportMenu({ id }: { id: string }) {
  return (
    <MenuSub icon={Download} label={<FormattedMessage {...messages.export} />}>
      <ExportItems id={id} />
    </MenuSub>
  );
}

const messages = defineMessages({
  export: { id: 'prompts.export', defaultMessage: 'Export' },
  failed: { id: 'prompts.exportFailed', defaultMessage: 'It could not be exported. Try again.' },
});
