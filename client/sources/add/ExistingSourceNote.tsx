import { CopyCheck } from 'lucide';
import styled from 'styled-components';
import { useFormats } from '#client/i18n/formats.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { clip } from '#client/ui/mixins.ts';
import type { ExistingSource } from './useExistingSource.ts';

/** Says where the same lies already, with its title and since when. */
export function ExistingSourceNote({ source, words }: { source: ExistingSource; words: string }) {
  const { formatDay } = useFormats();
  return (
    <Note role="status">
      <Icon of={CopyCheck} />
      <Words>
        <b>{words}</b>
        <Line>
          <bdi>{source.title}</bdi>
          <time dateTime={source.createdAt}>{formatDay(source.createdAt)}</time>
        </Line>
      </Words>
    </Note>
  );
}

const Note = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 8px 12px;
  border-radius: var(--r-md);
  background: var(--accent-soft);
  box-shadow: inset 0 0 0 1px var(--accent-line);
`;

const Words = styled.div`
  display: grid;
  min-width: 0;

  > b {
    font: var(--text-13);
    font-weight: 600;
    overflow-wrap: anywhere;
  }
`;

const Line = styled.span`
  display: flex;
  gap: 8px;
  color: var(--fg-2);
  font: var(--text-12);

  > bdi {
    ${clip}
  }

  > time {
    flex: none;
  }
`;
