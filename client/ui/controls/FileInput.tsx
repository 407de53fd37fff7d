import { type IconNode, Upload } from 'lucide';
import { useState } from 'react';
import styled from 'styled-components';
import { Icon } from '../display/Icon.tsx';
import { clip, tabularNumbers } from '../mixins.ts';
import { useFieldControl } from './Field.tsx';

type FileInputProps = {
  /** What to do here. */
  placeholder: string;
  file: File | null;
  /** What kind of file it is. */
  icon: IconNode;
  /** The size of the file, in words. */
  size: string;
  onChange: (file: File | null) => void;
};

/** A file from the device, and under it the one that was chosen. The browser's own control lies over the well: it takes clicks, keys and dropped files. */
export function FileInput({ placeholder, file, icon, size, onChange }: FileInputProps) {
  const field = useFieldControl();
  const [isOver, setIsOver] = useState(false);
  return (
    <Place>
      <Well data-invalid={field.isInvalid || undefined} data-over={isOver || undefined}>
        <Icon of={Upload} size={20} />
        {placeholder}
        <Control
          type="file"
          id={field.id}
          aria-describedby={field.describedBy}
          aria-invalid={field.isInvalid || undefined}
          title=""
          onDragEnter={() => setIsOver(true)}
          onDragLeave={() => setIsOver(false)}
          onDrop={() => setIsOver(false)}
          onChange={(event) => onChange(event.target.files?.[0] ?? null)}
        />
      </Well>
      {file && (
        <SelectedSources>
          <Tile>
            <Icon of={icon} size={18} />
          </Tile>
          <Words>
            <Name dir="auto">{file.name}</Name>
            <Size>{size}</Size>
          </Words>
        </SelectedSources>
      )}
    </Place>
  );
}

const Place = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

const Well = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 10px;
  min-height: 88px;
  padding: 12px;
  border: 1.5px dashed var(--line-2);
  border-radius: var(--r-lg);
  background: var(--bg-sunken);
  color: var(--fg-2);
  font: var(--text-13);
  transition: background var(--t-fast), border-color var(--t-fast);

  [data-theme='dark'] .dialog & {
    background: rgb(0 0 0 / .18);
  }

  &:hover {
    border-color: var(--line-3);
    color: var(--fg-1);
  }

  &[data-over],
  [data-theme='dark'] .dialog &[data-over] {
    border-color: var(--accent);
    background: var(--accent-soft);
    color: var(--accent-fg);
  }

  &[data-invalid] {
    border-color: var(--danger-fg);
  }

  &:focus-within {
    border-color: var(--focus);
    box-shadow: 0 0 0 3px color-mix(in srgb, var(--focus) 22%, transparent);

    @media (forced-colors: active) {
      outline: 3px solid Highlight;
    }
  }
`;

const SelectedSources = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
`;

const Tile = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 40px;
  height: 40px;
  border-radius: var(--r-md);
  background: var(--bg-hover);
  color: var(--fg-2);
`;

const Words = styled.div`
  min-width: 0;
`;

const Name = styled.p`
  ${clip}
  color: var(--fg-1);
  font-size: 13px;
  font-weight: 500;
  line-height: 20px;
`;

const Size = styled.p`
  ${tabularNumbers}
  color: var(--fg-3);
  font: var(--text-12);
`;

const Control = styled.input`
  position: absolute;
  inset: 0;
  width: 100%;
  opacity: 0;
  cursor: pointer;

  &::file-selector-button {
    cursor: pointer;
  }
`;
