import { Plus } from 'lucide';
import { useState, type KeyboardEvent } from 'react';
import { defineMessages, useIntl } from 'react-intl';
import styled from 'styled-components';
import { ChipRow, PickChip } from '#client/ui/controls/Chips.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { onTouch } from '#client/ui/mixins.ts';

type TagPickerProps = {
  /** What can be picked; what is picked shows besides. */
  names: readonly string[];
  picked: readonly string[];
  onChange: (picked: readonly string[]) => void;
  /** Only what is there can be picked. */
  isClosed?: boolean;
};

/** Tags to pick some of, and a field to find one or to write another. Case does not count. */
export function TagPicker({ names, picked, onChange, isClosed = false }: TagPickerProps) {
  const intl = useIntl();
  const [words, setWords] = useState('');
  const typed = words.trim().replaceAll(/[,،]/g, ' ');
  const isOn = (name: string) => picked.some((tag) => same(tag, name));
  const all = [...names, ...picked].filter((name, index, every) => every.findIndex((other) => same(other, name)) === index);
  const shown = all.filter((name) => isOn(name) || name.toLocaleLowerCase().includes(typed.toLocaleLowerCase()));
  const toggle = (name: string) => onChange(isOn(name) ? picked.filter((tag) => !same(tag, name)) : [...picked, name]);
  const add = () => {
    const found = all.find((name) => same(name, typed));
    if (typed === '' || (isClosed && !found)) return;
    if (!isOn(typed)) onChange([...picked, found ?? typed]);
    setWords('');
  };
  const addByEnter = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || typed === '') return;
    event.preventDefault();
    add();
  };
  return (
    <>
      <Many>
        {shown.map((name) => (
          <PickChip key={name} on={isOn(name)} onToggle={() => toggle(name)}>
            <bdi>{name}</bdi>
          </PickChip>
        ))}
      </Many>
      {!isClosed && (
        <TextInput
          size={32}
          value={words}
          maxLength={100}
          autoComplete="off"
          aria-label={intl.formatMessage(messages.other)}
          placeholder={intl.formatMessage(messages.other)}
          onChange={({ target }) => setWords(target.value)}
          onKeyDown={addByEnter}
          end={typed !== '' && <IconButton icon={Plus} size={24} iconSize={14} label={intl.formatMessage(messages.add)} onClick={add} />}
        />
      )}
    </>
  );
}

const same = (one: string, other: string): boolean => one.toLocaleLowerCase() === other.toLocaleLowerCase();

const messages = defineMessages({
  other: { id: 'sources.tags.other', defaultMessage: 'Find or add a tag' },
  add: { id: 'sources.tags.add', defaultMessage: 'Add this tag' },
});

const Many = styled(ChipRow)`
  max-height: 104px;
  margin-block-end: 8px;
  overflow: auto;

  /* Room for what a finger presses beyond what one sees. */
  ${onTouch} {
    margin-block: -6px 2px;
    padding-block: 6px;
  }
`;
