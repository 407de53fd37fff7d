import { SquarePen } from 'lucide';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import styled from 'styled-components';
import type { NotesHead_space$key } from '#client/__generated__/NotesHead_space.graphql.ts';
import { Button } from '#client/ui/controls/Button.tsx';
import { Select } from '#client/ui/controls/Select.tsx';
import { PaneHead } from '#client/ui/layout/Pane.tsx';
import { FilterField } from '../filter/FilterField.tsx';
import { NotesCollection } from './NotesCollection.tsx';
import { NotesLinked } from './NotesLinked.tsx';
import type { NotesView } from './notesView.ts';

type NotesHeadProps = {
  space: NotesHead_space$key;
  view: NotesView;
  onChange: (part: Partial<NotesView>) => void;
  /** Begins a new note; null for who may not. */
  onNew: (() => void) | null;
};

/** A tag cannot have an empty name: this is none. */
const EVERY = ' ';

/** How many notes there are, which ones are wanted, and a new one. */
export function NotesHead({ space: ref, view, onChange, onNew }: NotesHeadProps) {
  const intl = useIntl();
  const { id, counted, tagsByUse } = useFragment(
    graphql`
      fragment NotesHead_space on Space @argumentDefinitions(filter: { type: "SourceFilter" }) {
        id
        # Beside the list, not in it: its next pages would count again.
        counted: sources(filter: $filter) {
          totalCount
        }
        tagsByUse(first: 50) {
          edges {
            node {
              name
            }
          }
        }
      }
    `,
    ref,
  );
  const tags = tagsByUse.edges.map(({ node }) => node.name);
  const offered = view.tag !== null && !tags.includes(view.tag) ? [view.tag, ...tags] : tags;
  return (
    <>
      <PaneHead>
        <Title>
          <FormattedMessage {...messages.title} />
          <span>
            <FormattedNumber value={counted.totalCount} />
          </span>
        </Title>
        {onNew && (
          <Button icon={SquarePen} size={32} onClick={onNew}>
            <FormattedMessage {...messages.newNote} />
          </Button>
        )}
      </PaneHead>
      <Bar>
        <FilterField label={intl.formatMessage(messages.find)} value={view.q} onSearch={(words) => onChange({ q: words })} />
        <Narrowing>
        {offered.length > 0 && (
          <Select
            label={intl.formatMessage(messages.tag)}
            size={32}
            value={view.tag ?? EVERY}
            onChange={(next) => onChange({ tag: next === EVERY ? null : next })}
            options={[{ value: EVERY, label: intl.formatMessage(messages.everyTag) }, ...offered.map((value) => ({ value, label: value }))]}
          />
        )}
        <NotesLinked spaceId={id} sourceId={view.linked} onChange={(linked) => onChange({ linked })} />
        <NotesCollection spaceId={id} collectionId={view.within} onChange={(within) => onChange({ within })} />
        </Narrowing>
      </Bar>
    </>
  );
}

const messages = defineMessages({
  title: { id: 'notes.pageTitle', defaultMessage: 'Notes' },
  newNote: { id: 'notes.new', defaultMessage: 'New note' },
  find: { id: 'notes.find', defaultMessage: 'Search notes' },
  tag: { id: 'highlights.tag', defaultMessage: 'Tag' },
  everyTag: { id: 'highlights.everyTag', defaultMessage: 'Every tag' },
});

const Title = styled.h1`
  display: flex;
  gap: 8px;
  font-size: 13px;
  line-height: 20px;
  font-weight: 600;

  > span {
    color: var(--fg-3);
    font-weight: 400;
  }
`;

const Bar = styled.div`
  display: grid;
  gap: 8px;
  flex: none;
  padding: 4px 12px 8px;
`;

const Narrowing = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;

  /* First what asks, then what is in force. */
  > [data-chip] {
    order: 1;
  }
`;
