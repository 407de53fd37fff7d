import type { ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { alignAsAround, clampLines, clip, tabularNumbers } from '../mixins.ts';

/** The picture, page, words, stages or failure that tells what the source is; 132 px high. */
export const CardCover = styled.div`
  position: relative;
  flex: none;
  height: 132px;
  overflow: hidden;
  background: var(--bg-sunken);

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    box-shadow: inset 0 -1px 0 var(--line-1);
    pointer-events: none;
  }

  > img {
    display: block;
    width: 100%;
    height: 100%;
    object-fit: cover;
    /* Faces and headlines are above the middle. */
    object-position: 50% 25%;
    filter: var(--cover-dim);
  }

  /* A page begins at its top. */
  > img[data-page] {
    object-position: top;
  }
`;

/** Pasted text on a cover, in the reading face. */
export const CoverText = styled.p`
  ${clampLines(4)}
  ${alignAsAround}
  max-height: 112px;
  padding: 16px 16px 0;
  font: 400 15px/24px var(--font-read);
  overflow-wrap: anywhere;
  white-space: pre-line;
  unicode-bidi: plaintext;
`;

/** The first lines of a note on a cover: `<CoverNote><li/>…</CoverNote>`. */
export const CoverNote = styled.ul`
  padding: 14px 16px 0;
  color: var(--fg-2);
  font: 400 13px/24px var(--font-ui);

  li {
    ${clip}
    ${alignAsAround}
    position: relative;
    padding-inline-start: 12px;

    &::before {
      content: '';
      position: absolute;
      inset-inline-start: 0;
      top: 10px;
      width: 4px;
      height: 4px;
      border-radius: 50%;
      background: var(--fg-3);
    }
  }
`;

/** Centres a large icon or ring on a cover. */
export const CoverMiddle = styled.div`
  display: grid;
  place-items: center;
  height: 100%;
  color: var(--fg-3);
`;

export type Stage = { name: string; state: 'done' | 'running' | 'waiting'; value?: ReactNode };

/** What is being done with a source, stage by stage, on its cover. */
export function CoverStages({ stages }: { stages: readonly Stage[] }) {
  return (
    <StageList>
      {stages.map((stage) => (
        <StageLine key={stage.name} $state={stage.state} aria-current={stage.state === 'running' ? 'step' : undefined}>
          {stage.name}
          <b>{stage.value}</b>
        </StageLine>
      ))}
    </StageList>
  );
}

type CoverFailureProps = { icon: ReactNode; title: ReactNode; reason: ReactNode; action?: ReactNode };

/** Why a source failed, in plain words, with its Retry, on a cover. */
export function CoverFailure({ icon, title, reason, action }: CoverFailureProps) {
  return (
    <FailureBox>
      <FailureTitle>
        {icon}
        {title}
      </FailureTitle>
      <p>{reason}</p>
      {action}
    </FailureBox>
  );
}

const StageList = styled.ol`
  display: grid;
  align-content: center;
  gap: 8px;
  height: 100%;
  padding: 0 16px;
  font: var(--text-12);
`;

const StageLine = styled.li<{ $state: Stage['state'] }>`
  display: flex;
  align-items: center;
  gap: 8px;
  color: ${({ $state }) =>
    ({ done: 'var(--fg-2)', running: 'var(--st-processing-fg)', waiting: 'var(--fg-3)' })[$state]};
  font-weight: ${({ $state }) => ($state === 'running' ? 500 : 400)};

  b {
    ${tabularNumbers}
    margin-inline-start: auto;
    font-weight: 400;
  }

  &::before {
    content: '';
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    ${({ $state }) =>
      ({
        done: css`
          background: var(--fg-off);
        `,
        running: css`
          background: var(--st-processing);
          box-shadow: 0 0 0 3px color-mix(in srgb, var(--st-processing) 20%, transparent);
        `,
        waiting: css`
          box-shadow: inset 0 0 0 1.5px var(--fg-off);
        `,
      })[$state]}
  }
`;

const FailureBox = styled.div`
  display: flex;
  flex-direction: column;
  align-items: flex-start;
  height: 100%;
  padding: 16px;
  font: var(--text-13);

  p {
    ${clampLines(2)}
  }

  > button {
    margin-block-start: auto;
  }
`;

const FailureTitle = styled.b`
  display: flex;
  align-items: center;
  gap: 8px;
  margin-block-end: 4px;
  color: var(--danger-fg);
  font-weight: 600;
`;
