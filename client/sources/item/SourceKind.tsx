import { ArrowUpRight, ClipboardType, NotebookPen } from 'lucide';
import { defineMessages, FormattedMessage } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { SourceKind_source$key } from '#client/__generated__/SourceKind_source.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { Favicon } from '#client/ui/display/Favicon.tsx';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { useCellTabIndex } from '#client/ui/layout/CellContext.ts';
import { clip, fingerHigh } from '#client/ui/mixins.ts';
import { fileKind } from './fileKind.ts';
import { LazyTablePart } from './LazyTablePart.tsx';

/** What a source is, in a quiet line: the host as a link to the page, "PDF, 4.2 MB" or "CSV, 1,204 rows, 9 columns" (with the name of the file where its title is another), "Pasted text" or "Note". */
export function SourceKind({ source: ref }: { source: SourceKind_source$key }) {
  const { formatParts, formatSize } = useFormats();
  const tabIndex = useCellTabIndex();
  const source = useFragment(
    graphql`
      fragment SourceKind_source on Source {
        type
        sourceUrl
        domain
        faviconUrl
        title
        fileName
        mimeType
        size
        table {
          rows
          columns
        }
      }
    `,
    ref,
  );
  if (source.type === 'URI') {
    const host = source.domain ?? source.sourceUrl ?? '';
    return (
      <>
        <Favicon src={source.faviconUrl} host={host} />
        <Outside href={source.sourceUrl ?? undefined} title={source.sourceUrl ?? undefined} tabIndex={tabIndex} target="_blank" rel="noopener noreferrer">
          {host}
        </Outside>
        <Icon of={pointing(ArrowUpRight)} size={14} />
      </>
    );
  }
  if (source.type === 'FILE') {
    const { icon, word } = fileKind(source.mimeType);
    const name = source.fileName === source.title ? null : source.fileName;
    return (
      <>
        <Icon of={icon} size={14} />
        {name && (
          <FileName dir="auto" title={name}>
            {name}
          </FileName>
        )}
        {source.table ? (
          <LazyTablePart word={word} rows={source.table.rows} columns={source.table.columns} />
        ) : (
          <span>{formatParts([word, source.size !== null && formatSize(source.size)])}</span>
        )}
      </>
    );
  }
  return (
    <>
      <Icon of={source.type === 'NOTE' ? NotebookPen : ClipboardType} size={14} />
      <span>
        <FormattedMessage {...(source.type === 'NOTE' ? messages.note : messages.pastedText)} />
      </span>
    </>
  );
}

const messages = defineMessages({
  pastedText: { id: 'sources.kind.pastedText', defaultMessage: 'Pasted text' },
  note: { id: 'sources.kind.note', defaultMessage: 'Note' },
});

/** Leaves room for what it is. */
const FileName = styled.bdi`
  ${clip}
  flex: 0 1000 auto;
  min-width: 0;
`;

/** Lies above the card's own link. */
const Outside = styled.a`
  ${fingerHigh}
  position: relative;
  z-index: 1;
`;
