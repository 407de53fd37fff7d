import { useMemo, useState } from 'react';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Button } from '#client/ui/controls/Button.tsx';
import { VisuallyHidden } from '#client/ui/VisuallyHidden.tsx';
import { type ComparedLine, firstLines } from './comparedLines.ts';
import { compareTexts } from './compareTexts.ts';

/** So many lines are drawn, and as many more each time somebody wants more. */
const linesAtOnce = 200;

type TextComparisonProps = { before: string; after: string; /** What it is called where there is more to say than that something changed. */ label?: string };

/**
 * What one text has lost and gained on the way to another: what went is struck out behind a minus, what came is underlined behind a plus. What stayed the same
 * is folded, but for what stands next to a change.
 */
export function TextComparison({ before, after, label }: TextComparisonProps) {
  const intl = useIntl();
  const [most, setMost] = useState(linesAtOnce);
  /** How many paragraphs are drawn of what was folded, by its line. */
  const [unfolded, setUnfolded] = useState<ReadonlyMap<number, number>>(new Map());
  const passages = useMemo(() => compareTexts(before, after), [before, after]);
  const lines = useMemo(() => firstLines(passages, most + 1), [passages, most]);
  if (passages.every(({ kind }) => kind === 'same')) {
    return (
      <Quiet role="status">
        <FormattedMessage {...messages.same} />
      </Quiet>
    );
  }
  return (
    <Frame tabIndex={0} role="region" aria-label={label ?? intl.formatMessage(messages.label)}>
      {lines.slice(0, most).map((line, at) =>
        line.kind !== 'skipped' ? (
          <Line key={at} line={line} />
        ) : (
          <Skipped key={at} paragraphs={line.paragraphs} shown={unfolded.get(at) ?? 0} onUnfold={(count) => setUnfolded(new Map([...unfolded, [at, count]]))} />
        ),
      )}
      {lines.length > most && (
        <More>
          <Button onClick={() => setMost(most + linesAtOnce)}>
            <FormattedMessage {...messages.more} />
          </Button>
        </More>
      )}
    </Frame>
  );
}

type SkippedProps = { paragraphs: readonly string[]; shown: number; onUnfold: (count: number) => void };

/** What stayed the same: as many paragraphs as were asked for, and a button for more. */
function Skipped({ paragraphs, shown, onUnfold }: SkippedProps) {
  return (
    <>
      {paragraphs.slice(0, shown).map((text, at) => (
        <Line key={at} line={{ kind: 'same', text }} />
      ))}
      {shown < paragraphs.length && (
        <Fold type="button" onClick={() => onUnfold(shown + linesAtOnce)}>
          <FormattedMessage {...messages.unchanged} values={{ count: paragraphs.length - shown }} />
        </Fold>
      )}
    </>
  );
}

type LineProps = { line: Exclude<ComparedLine, { kind: 'skipped' }> };

function Line({ line }: LineProps) {
  if (line.kind === 'same') return <Paragraph dir="auto">{line.text}</Paragraph>;
  if (line.kind === 'changed') {
    return (
      <Paragraph dir="auto" data-sign="±">
        {line.parts.map(({ kind, text }, at) => (kind === 'same' ? text : <Change key={at} kind={kind} text={text} />))}
      </Paragraph>
    );
  }
  return (
    <Paragraph dir="auto" data-sign={line.kind === 'removed' ? '−' : '+'}>
      <Change kind={line.kind} text={line.text} />
    </Paragraph>
  );
}

/** Assistive technology mostly does not tell `ins` and `del` from other words. */
function Change({ kind, text }: { kind: 'removed' | 'added'; text: string }) {
  const Mark = kind === 'removed' ? 'del' : 'ins';
  return (
    <Mark>
      <VisuallyHidden>
        <FormattedMessage {...messages[kind]} />
      </VisuallyHidden>
      {text}
    </Mark>
  );
}

const messages = {
  label: defineMessage({ id: 'versions.comparison', defaultMessage: 'What changed' }),
  same: defineMessage({ id: 'versions.same', defaultMessage: 'The two texts are the same.' }),
  unchanged: defineMessage<{ count: number }>({ id: 'versions.unchangedParagraphs', defaultMessage: '{count, plural, one {# unchanged paragraph} other {# unchanged paragraphs}}' }),
  more: defineMessage({ id: 'versions.more', defaultMessage: 'Show more' }),
  removed: defineMessage({ id: 'versions.removed', defaultMessage: 'Removed:' }),
  added: defineMessage({ id: 'versions.added', defaultMessage: 'Added:' }),
};

const Quiet = styled.p`
  color: var(--fg-2);
  font: var(--text-13);
`;

const Frame = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 8px;
  max-height: min(44vh, 420px);
  padding: 12px;
  overflow: auto;
  border-radius: var(--r-md);
  background: var(--bg-sunken);
`;

const Paragraph = styled.p`
  position: relative;
  padding-inline-start: 20px;
  color: var(--fg-2);
  font: 400 14px/22px var(--font-read);
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  &[data-sign] {
    color: var(--fg-1);
  }

  &[data-sign]::before {
    content: attr(data-sign) / '';
    position: absolute;
    inset-inline-start: 0;
    color: var(--fg-2);
    font-family: var(--font-mono);
  }

  del {
    background: var(--danger-soft);
    color: var(--danger-fg);
    text-decoration: line-through;
  }

  ins {
    background: var(--mark-green);
    color: var(--fg-1);
    text-decoration: underline;
    text-underline-offset: 3px;
  }

  del + ins {
    margin-inline-start: 3px;
  }
`;

const Fold = styled.button`
  justify-self: start;
  min-height: 28px;
  margin-inline-start: 12px;
  padding-inline: 8px;
  border-radius: var(--r-sm);
  color: var(--fg-2);
  font: var(--text-12);

  &:hover {
    background: var(--bg-hover);
    color: var(--fg-1);
  }
`;

const More = styled.div`
  justify-self: center;
`;
