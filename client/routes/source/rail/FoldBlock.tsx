import { ChevronRight } from 'lucide';
import { type ReactNode, useState } from 'react';
import styled from 'styled-components';
import { createStoredValue } from '#client/state/createStoredValue.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { BlockHead } from '#client/ui/layout/Pane.tsx';
import { fingerHigh } from '#client/ui/mixins.ts';
import { Block } from './Block.ts';

const unfolded = createStoredValue<readonly string[]>('vault.railUnfolded', { read: (stored) => (stored ? stored.split(' ') : []), write: (names) => names.join(' ') });

type FoldBlockProps = {
  /** Under which name it is remembered on this device whether it is open. */
  name: string;
  title: ReactNode;
  /** Stands quietly at the end of the head. */
  aside?: ReactNode;
  /** Open at first whatever is remembered: there is something in it that one has to see. */
  isUrgent?: boolean;
  children: ReactNode;
};

/** Opens the block with this name, or folds it, for this source and the next. */
export function setUnfolded(name: string, isUnfolded: boolean): void {
  unfolded.set([...unfolded.get().filter((other) => other !== name), ...(isUnfolded ? [name] : [])]);
}

/** A block of the rail that is folded to its head until somebody opens it. */
export function FoldBlock({ name, title, aside, isUrgent = false, children }: FoldBlockProps) {
  const isRemembered = unfolded.useSelect((names) => names.includes(name));
  const [chosen, setChosen] = useState<boolean | null>(null);
  const isOpen = isUrgent ? (chosen ?? true) : isRemembered;
  const setOpen = (open: boolean) => (isUrgent ? setChosen(open) : setUnfolded(name, open));
  return (
    <Block as={Fold} open={isOpen} onToggle={(event) => event.currentTarget.open !== isOpen && setOpen(event.currentTarget.open)}>
      <Head>
        <Icon of={ChevronRight} size={14} />
        <BlockHead>{title}</BlockHead>
        {aside !== undefined && <span>{aside}</span>}
      </Head>
      {children}
    </Block>
  );
}

const Fold = styled.details`
  &[open] > summary > svg {
    rotate: 90deg;
  }
`;

const Head = styled.summary`
  ${fingerHigh}
  display: flex;
  align-items: center;
  gap: 4px;
  margin-inline-start: -4px;
  color: var(--fg-3);
  font: var(--text-12);
  font-variant-numeric: tabular-nums;
  list-style: none;
  cursor: pointer;

  &::-webkit-details-marker {
    display: none;
  }

  &:dir(rtl) > svg {
    scale: -1 1;
  }

  > span {
    margin-inline-start: auto;
  }

  &:hover h3 {
    color: var(--fg-1);
  }
`;
