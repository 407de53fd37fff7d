import { Download } from 'lucide';
import { defineMessages, FormattedMessage, type MessageDescriptor, useIntl } from 'react-intl';
import { graphql } from 'react-relay/hooks';
import type { CardFormat, ExportDeckQuery } from '#client/__generated__/ExportDeckQuery.graphql.ts';
import { useFetchNow } from '#client/relay/useFetchNow.ts';
import { MenuItem, MenuSub } from '#client/ui/overlays/Menu.tsx';
import { saveFile } from '#client/ui/saveFile.ts';
import { showToast } from '#client/ui/toast/toasts.ts';

const query = graphql`
  query ExportDeckQuery($id: ID!, $format: CardFormat!, $withSchedule: Boolean!) {
    node(id: $id) {
      ... on Deck @alias(as: "deck") {
        downloadUrl(format: $format, withSchedule: $withSchedule)
      }
    }
  }
`;

const names = defineMessages({
  schedule: { id: 'flashcards.export.ankiWithSchedule', defaultMessage: 'Anki, with my schedule' },
  anki: { id: 'flashcards.export.anki', defaultMessage: 'Anki, cards only' },
  csv: { id: 'flashcards.export.csv', defaultMessage: 'CSV' },
});

interface Choice {
  readonly name: MessageDescriptor;
  readonly format: Exclude<CardFormat, `%${string}`>;
  readonly withSchedule: boolean;
}
const choices: readonly Choice[] = [
  { name: names.schedule, format: 'APKG', withSchedule: true },
  { name: names.anki, format: 'APKG', withSchedule: false },
  { name: names.csv, format: 'CSV', withSchedule: false },
];

/** Saves a deck as a file, as a part of its menu. Its address is asked for when it is wanted: it ends soon. */
export function ExportDeck({ deckId }: { deckId: string }) {
  const intl = useIntl();
  const fetchNow = useFetchNow<ExportDeckQuery>(query);
  const save = async ({ format, withSchedule }: Choice) => {
    const url = await fetchNow({ id: deckId, format, withSchedule }).then(({ node }) => node?.deck?.downloadUrl, () => undefined);
    if (url === undefined) showToast({ type: 'error', message: intl.formatMessage(messages.failed) });
    else saveFile(url);
  };
  return (
    <MenuSub icon={Download} label={<FormattedMessage {...messages.export} />}>
      {choices.map((choice) => (
        <MenuItem key={choice.name.id} onSelect={() => void save(choice)}>
          <FormattedMessage {...choice.name} />
        </MenuItem>
      ))}
    </MenuSub>
  );
}

const messages = defineMessages({
  export: { id: 'flashcards.export', defaultMessage: 'Export' },
  failed: { id: 'flashcards.exportFailed', defaultMessage: 'It could not be exported. Try again.' },
});
