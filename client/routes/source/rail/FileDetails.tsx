import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { FileDetails_source$key } from '#client/__generated__/FileDetails_source.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';

/** What a kind of file knows of itself, as rows of `KeyValues`; nothing when it knows nothing. */
export function FileDetails({ source: ref }: { source: FileDetails_source$key }) {
  const intl = useIntl();
  const { formatDateTime, formatCount } = useFormats();
  const { details, entryCount } = useFragment(
    graphql`
      fragment FileDetails_source on Source {
        details {
          pages
          width
          height
          durationSeconds
          takenAt
          camera
          sheets
        }
        entryCount
      }
    `,
    ref,
  );
  const { pages, width, height, durationSeconds, takenAt, camera, sheets } = details;
  const rows = [
    typeof pages === 'number' && { key: 'pages', name: messages.pages, value: formatCount(pages) },
    typeof width === 'number' && typeof height === 'number' && { key: 'dimensions', name: messages.dimensions, value: intl.formatMessage(messages.pixels, { width, height }) },
    typeof durationSeconds === 'number' && { key: 'duration', name: messages.duration, value: clock(durationSeconds) },
    takenAt && !Number.isNaN(Date.parse(takenAt)) && { key: 'taken', name: messages.taken, value: formatDateTime(takenAt) },
    camera && { key: 'camera', name: messages.camera, value: camera },
    sheets && sheets.length > 0 && { key: 'sheets', name: messages.sheets, value: intl.formatList(sheets, { type: 'unit' }) },
    entryCount > 0 && { key: 'entries', name: messages.entries, value: formatCount(entryCount) },
  ].filter((row) => typeof row === 'object' && row !== null);
  return rows.map(({ key, name, value }) => [
    <dt key={`${key}-name`}>
      <FormattedMessage {...name} />
    </dt>,
    <dd key={key}>{value}</dd>,
  ]);
}

/** "3:05", "1:02:07". */
function clock(seconds: number): string {
  const whole = Math.round(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return shown.map((part, at) => (at === 0 ? String(part) : String(part).padStart(2, '0'))).join(':');
}

const messages = {
  pages: defineMessage({ id: 'source.pages', defaultMessage: 'Pages' }),
  dimensions: defineMessage({ id: 'source.dimensions', defaultMessage: 'Dimensions' }),
  pixels: defineMessage<{ width: number; height: number }>({ id: 'source.pixels', defaultMessage: '{width, number} × {height, number}' }),
  duration: defineMessage({ id: 'source.duration', defaultMessage: 'Duration' }),
  taken: defineMessage({ id: 'source.taken', defaultMessage: 'Taken' }),
  camera: defineMessage({ id: 'source.camera', defaultMessage: 'Camera' }),
  sheets: defineMessage({ id: 'source.sheets', defaultMessage: 'Sheets' }),
  entries: defineMessage({ id: 'source.entries', defaultMessage: 'Files' }),
};
