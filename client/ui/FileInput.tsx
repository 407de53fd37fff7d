import { Paperclip } from 'lucide-react';
import styled from 'styled-components';
import { useFieldControl } from './Field.tsx';
import { Icon } from './Icon.tsx';
import { InputBox } from './inputBox.ts';
import { clip, tabularNumbers } from './mixins.ts';

type FileInputProps = {
  /** Shown until a file is chosen. */
  placeholder: string;
  file: File | null;
  /** The size of the file, in words. */
  size: string;
  onChange: (file: File | null) => void;
};

/** A file from the device. The browser's own control lies over it: it takes clicks, keys and dropped files. */
export function FileInput({ placeholder, file, size, onChange }: FileInputProps) {
  const field = useFieldControl();
  return (
    <Box $invalid={field.isInvalid}>
      <Icon of={Paperclip} />
      <Name $isEmpty={!file}>{file?.name ?? placeholder}</Name>
      {file && <Size>{size}</Size>}
      <Control
        type="file"
        id={field.id}
        aria-describedby={field.describedBy}
        aria-invalid={field.isInvalid || undefined}
        title=""
        onChange={(event) => onChange(event.target.files?.[0] ?? null)}
      />
    </Box>
  );
}

const Box = styled(InputBox)`
  position: relative;
  cursor: pointer;
`;

const Name = styled.span<{ $isEmpty: boolean }>`
  ${clip}
  flex: 1;
  color: ${({ $isEmpty }) => ($isEmpty ? 'var(--fg-3)' : 'var(--fg-1)')};
`;

const Size = styled.span`
  ${tabularNumbers}
  color: var(--fg-3);
  font: var(--text-12);
`;

const Control = styled.input`
  position: absolute;
  inset: 0;
  opacity: 0;
  cursor: pointer;

  &::file-selector-button {
    cursor: pointer;
  }
`;
