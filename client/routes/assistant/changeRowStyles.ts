import styled from 'styled-components';
import { Tag } from '#client/ui/display/Tag.ts';
import { alignAsAround, clip } from '#client/ui/mixins.ts';

export const Row = styled.li`
  border-radius: var(--r-md);

  &:hover,
  &[data-open] {
    background: var(--bg-hover);
  }
`;

export const Head = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  min-height: 36px;
  padding: 2px 8px;
  font-size: 13px;
  line-height: 20px;

  > i {
    flex: none;
    width: 16px;
  }

  @media (max-width: 959.98px) {
    flex-wrap: wrap;
    gap: 0 10px;
    padding-block: 6px;
    min-height: 56px;
  }
`;

export const Name = styled.div`
  ${clip}
  flex: 1.15;
  min-width: 0;
  font-weight: 500;

  a,
  b {
    ${alignAsAround}
    font-weight: 500;
  }

  a:hover {
    text-decoration: underline;
  }

  small {
    margin-inline-start: 6px;
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

export const Then = styled.div`
  display: flex;
  flex: 1.4;
  gap: 8px;
  align-items: center;
  min-width: 0;
  color: var(--fg-2);

  > svg {
    flex: none;
    color: var(--fg-3);
  }

  > span:last-child {
    ${clip}
    color: var(--fg-1);
  }

  @media (max-width: 959.98px) {
    flex: 1 0 100%;
    order: 9;
    padding-inline-start: 26px;
    font: var(--text-12);
  }
`;

export const Now = styled.span`
  ${clip}
  flex: none;
  max-width: 40%;
  color: var(--fg-3);
`;

export const Tags = styled.span`
  display: flex;
  gap: 4px;
  min-width: 0;
  overflow: hidden;

`;

export const Put = styled(Tag)`
  background: var(--st-completed-bg);
  color: var(--st-completed-fg);

  &::before {
    content: '+\\00a0' / '';
  }

  &[data-gone] {
    background: var(--bg-press);
    color: var(--fg-3);
    text-decoration: line-through;
  }

  &[data-gone]::before {
    content: none;
  }
`;

export const Why = styled.span`
  ${clip}
  flex: 1;
  min-width: 0;
  color: var(--fg-3);
  font: var(--text-12);
`;

export const State = styled.span`
  flex: none;
  color: var(--fg-3);
  font: var(--text-12);

  &[data-state='APPLIED'] {
    color: var(--st-completed-fg);
  }

  &[data-state='OUTDATED'],
  &[data-state='CHOICE'] {
    color: var(--warn-fg);
  }
`;

export const Details = styled.div`
  display: grid;
  gap: 6px;
  padding: 0 8px 12px 34px;
  font: var(--text-13);

  [dir='rtl'] & {
    padding: 0 34px 12px 8px;
  }

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }

  ul small {
    margin-inline-start: 8px;
  }

  a:hover {
    text-decoration: underline;
  }
`;

export const Before = styled.p`
  padding: 6px 10px;
  border-radius: var(--r-sm);
  background: var(--bg-press);
  color: var(--fg-2);
  overflow-wrap: anywhere;
`;

export const After = styled.p`
  padding: 6px 10px;
  border-radius: var(--r-sm);
  background: var(--st-completed-bg);
  overflow-wrap: anywhere;
`;
