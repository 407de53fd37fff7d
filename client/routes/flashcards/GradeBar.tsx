import { defineMessages, FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { GradeBar_card$key } from '#client/__generated__/GradeBar_card.graphql.ts';
import { Kbd } from '#client/ui/display/Kbd.tsx';
import { forcedEdge, onPhone, onTouch } from '#client/ui/mixins.ts';
import { timeUntil } from './timeUntil.ts';
import type { Answered } from './useReviewCards.ts';

export type Grade = Answered['rating'];

const grades = ['AGAIN', 'HARD', 'GOOD', 'EASY'] as const satisfies readonly Grade[];

type GradeBarProps = {
  card: GradeBar_card$key;
  /** When the card was shown. */
  shownAt: number;
  onGrade: (grade: Grade) => void;
};

/** How well one knew it, with when one would see the card again. */
export function GradeBar({ card, shownAt, onGrade }: GradeBarProps) {
  const intl = useIntl();
  const { schedule } = useFragment(
    graphql`
      fragment GradeBar_card on Card {
        schedule {
          choices {
            rating
            dueAt
          }
        }
      }
    `,
    card,
  );
  const dueAt = new Map(schedule.choices.map((choice) => [choice.rating, choice.dueAt]));
  return (
    <Bar role="group" aria-label={intl.formatMessage(messages.group)}>
      {grades.map((grade, at) => {
        const due = dueAt.get(grade);
        return (
          <Button key={grade} type="button" data-grade={grade} onClick={() => onGrade(grade)}>
            <b>
              <FormattedMessage {...names[grade]} />
            </b>
            <small>{due !== undefined && timeUntil(intl, Date.parse(due) - shownAt)}</small>
            <Kbd aria-hidden>{at + 1}</Kbd>
          </Button>
        );
      })}
    </Bar>
  );
}

const names: Record<Grade, MessageDescriptor> = defineMessages({
  AGAIN: { id: 'flashcards.again', defaultMessage: 'Again' },
  HARD: { id: 'flashcards.hard', defaultMessage: 'Hard' },
  GOOD: { id: 'flashcards.good', defaultMessage: 'Good' },
  EASY: { id: 'flashcards.easy', defaultMessage: 'Easy' },
});
const messages = defineMessages({ group: { id: 'flashcards.howWell', defaultMessage: 'How well did you know it?' } });

const Bar = styled.div`
  display: grid;
  grid-template-columns: repeat(4, 1fr);
  gap: 8px;
`;

const Button = styled.button`
  ${forcedEdge}
  display: grid;
  grid-template-columns: 1fr auto;
  gap: 0 8px;
  align-items: center;
  min-height: 56px;
  padding: 8px 12px;
  border-radius: var(--r-md);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-2);
  text-align: start;

  b {
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }

  small {
    grid-row: 2;
    color: var(--fg-2);
    font: var(--text-12);
  }

  kbd {
    grid-row: 1 / 3;
    grid-column: 2;
  }

  &:hover {
    background: var(--bg-hover);
  }

  &[data-grade='GOOD'] {
    background: var(--accent);
    box-shadow: none;
    color: var(--fg-on-solid);

    small {
      color: inherit;
    }
  }

  ${onTouch} {
    min-height: 60px;

    kbd {
      display: none;
    }
  }

  ${onPhone} {
    grid-template-columns: 1fr;
    padding: 8px;
    text-align: center;

    kbd {
      display: none;
    }
  }
`;
