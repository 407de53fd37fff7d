import { Tabs as Primitive } from 'radix-ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';

/** Between a tab's name and its count, for those who hear them. */
const SPACE = ' ';

type Tab<V extends string> = { value: V; label: ReactNode; /** Stands quietly after the label. */ count?: ReactNode; content: ReactNode };

type TabsProps<V extends string> = {
  /** Names the row of tabs. */
  label: string;
  value: V;
  onChange: (value: V) => void;
  tabs: readonly Tab<V>[];
};

/** Panels of which one is shown; arrows move between their tabs. Fills a pane: the row of 52 px, below it what scrolls. */
export function Tabs<V extends string>({ label, value, onChange, tabs }: TabsProps<V>) {
  return (
    <Root value={value} onValueChange={(next) => onChange(next as V)}>
      <Row aria-label={label}>
        {tabs.map((tab) => (
          <Name key={tab.value} value={tab.value}>
            {tab.label}
            {tab.count !== undefined && SPACE}
            {tab.count !== undefined && <i>{tab.count}</i>}
          </Name>
        ))}
      </Row>
      {tabs.map((tab) => (
        <Panel key={tab.value} value={tab.value}>
          {tab.content}
        </Panel>
      ))}
    </Root>
  );
}

const Root = styled(Primitive.Root)`
  display: flex;
  flex-direction: column;
  flex: 1;
  min-height: 0;
`;

const Row = styled(Primitive.List)`
  display: flex;
  gap: 20px;
  flex: none;
  height: 52px;
  padding: 0 20px;
  overflow: auto hidden;
  border-block-end: 1px solid var(--line-1);
  scrollbar-width: none;
`;

const Name = styled(Primitive.Trigger)`
  flex: none;
  position: relative;
  padding-block-start: 2px;
  border-block-end: 2px solid transparent;
  color: var(--fg-3);
  font-size: 13px;
  font-weight: 500;

  &:hover,
  &[data-state='active'] {
    color: var(--fg-1);
  }

  &[data-state='active'] {
    border-color: var(--accent);
  }

  @media (forced-colors: active) {
    border-color: Canvas;

    &[data-state='active'] {
      border-color: Highlight;
    }
  }

  &:focus-visible {
    outline: none;
  }

  &:focus-visible::before {
    content: '';
    position: absolute;
    inset: 10px -6px;
    border-radius: var(--r-sm);
    outline: 2px solid var(--focus);
  }

  i {
    margin-inline-start: 1px;
    color: var(--fg-3);
    font-style: normal;
    font-weight: 400;
    font-variant-numeric: tabular-nums;
  }
`;

const Panel = styled(Primitive.Content)`
  flex: 1;
  min-height: 0;
  overflow: auto;

  &:focus-visible {
    outline-offset: -2px;
  }
`;
