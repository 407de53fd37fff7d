import { EditorView } from '@codemirror/view';
import { ArrowLeft, Ellipsis, History, Trash2, Underline } from 'lucide';
import { type ComponentProps, useEffect, useEffectEvent, useRef, useState } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import type { OpenDraft_work$key } from '#client/__generated__/OpenDraft_work.graphql.ts';
import { SaveConflict } from '#client/autosave/SaveConflict.tsx';
import { SaveProblem, SaveState } from '#client/autosave/SaveState.tsx';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { useWorkCitations } from '#client/notes/citing/useNoteCitations.tsx';
import { FormatBar } from '#client/notes/FormatBar.tsx';
import type { MarkdownHandle } from '#client/notes/markdown/MarkdownField.tsx';
import { citationsNamedIn, withNumbers } from '#client/notes/markdown/namedCitations.ts';
import { citeHere } from '#client/notes/markdown/quoteCompletion.ts';
import type { NoteContent } from '#client/notes/noteContent.ts';
import { NoteText } from '#client/notes/NoteText.tsx';
import { RevisionsDialog } from '#client/notes/RevisionsDialog.tsx';
import { useFindSources } from '#client/notes/useFindSources.ts';
import { useTakeTheirs } from '#client/notes/useTakeTheirs.ts';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { Pane, PaneBody, PaneHead } from '#client/ui/layout/Pane.tsx';
import { alignAsAround, clip } from '#client/ui/mixins.ts';
import { Menu, MenuItem } from '#client/ui/overlays/Menu.tsx';
import { useMediaQuery } from '#client/ui/useMediaQuery.ts';
import { readerCssVariables, useReaderPreferences } from '../source/reader/readerPreferences.ts';
import { CitedList } from './CitedList.tsx';
import { draftMenuOf, draftMessages, draftsAddress, sourcesChanged } from './draftMessages.ts';
import { DraftOutline } from './DraftOutline.tsx';
import { EvidencePanel } from './EvidencePanel.tsx';
import { useDraftAutosave } from './useDraftAutosave.ts';
import { useDraftMutations } from './useDraftMutations.ts';
import { useDraftQuoting } from './useDraftQuoting.ts';
import { useSidePanel } from './useSidePanel.tsx';
import { useWorksChanged } from './useWorksChanged.ts';

/** A draft on the surface of notes: written in place and saved by itself, its outline before it and what it stands upon behind it. Who may not write reads on the same surface. */
export function OpenDraft({ work: ref, readAgain }: { work: OpenDraft_work$key; readAgain: () => void }) {
  const intl = useIntl();
  const navigate = useNavigate();
  const preferences = useReaderPreferences();
  const work = useFragment(
    graphql`
      fragment OpenDraft_work on Work {
        id
        title
        body
        updatedAt
        viewerCanEdit
        space {
          id
        }
        ...useNoteCitations_work
        changed: sources(states: [CHANGED, GONE], first: 1) {
          totalCount
        }
      }
    `,
    ref,
  );
  const { id, title, body, updatedAt, viewerCanEdit: canEdit } = work;
  const { totalCount: changed } = work.changed;
  const field = useRef<MarkdownHandle>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [written, setWritten] = useState<NoteContent | null>(null);
  const replace = (next: NoteContent) => {
    setWritten(next);
    field.current?.replace(next.text);
  };
  const saving = useDraftAutosave({ id, title, body, updatedAt }, replace);
  const content = written ?? saving.initial;
  const takeTheirs = useTakeTheirs(saving, content, replace);
  const citations = useWorkCitations(work, content.text);
  const quoting = useDraftQuoting(work.space.id, id, citations.add);
  const findSources = useFindSources(work.space.id, '');
  const { remove } = useDraftMutations();
  const [areRevisionsOpen, setAreRevisionsOpen] = useState(false);
  const [asksSupport, setAsksSupport] = useState<boolean | null>(null);
  // From the first mark on: before it nothing claims to stand upon a source.
  const showsSupport = asksSupport ?? citations.cited.length > 0;
  const hasOutline = useMediaQuery('(min-width: 1280px)');
  useWorksChanged(work.space.id, id, readAgain);

  const write = (change: Partial<NoteContent>) => {
    const next = { ...content, ...change };
    setWritten(next);
    saving.type(next);
  };
  const leave = () => {
    saving.flush();
    pane.current?.focus({ preventScroll: true });
  };
  const begin = useEffectEvent(() => {
    if (!canEdit || !matchMedia('(pointer: fine)').matches) return;
    if (content.text === '') pane.current?.querySelector('textarea')?.select();
    else field.current?.focus('end');
  });
  useEffect(() => begin(), []);

  const goTo = (at: number) => {
    field.current?.run((view) => {
      const anchor = Math.min(at, view.state.doc.length);
      view.dispatch({ selection: { anchor }, effects: EditorView.scrollIntoView(anchor, { y: 'start', yMargin: 24 }) });
      return true;
    });
  };
  const side = useSidePanel((uncover) => {
    const onCite: ComponentProps<typeof EvidencePanel>['onCite'] = (quote, withWords) => {
      uncover();
      field.current?.run(citeHere(quote, quoting.cite, withWords));
    };
    const onGo = (at: number) => {
      uncover();
      goTo(at);
    };
    return [
      ...(canEdit ? [{ value: 'evidence' as const, label: intl.formatMessage(messages.evidence), content: <EvidencePanel quoting={quoting} onCite={onCite} /> }] : []),
      { value: 'cited', label: intl.formatMessage(messages.cited), count: <FormattedNumber value={citations.cited.length} />, content: <CitedList cited={citations.cited} /> },
      ...(hasOutline ? [] : [{ value: 'outline' as const, label: intl.formatMessage(messages.outline), content: <DraftOutline text={content.text} cited={citations.cited} onGo={onGo} /> }]),
    ];
  });
  const isEmpty = content.title.trim() === '';
  return (
    <>
      <PageTitle>{content.title}</PageTitle>
      {hasOutline && (
        <Pane as="aside" aria-label={intl.formatMessage(messages.outline)} $width="264px" $edge="end">
          <PaneHead>
            <h2>
              <FormattedMessage {...messages.outline} />
            </h2>
          </PaneHead>
          <DraftOutline text={content.text} cited={citations.cited} onGo={goTo} />
        </Pane>
      )}
      <Pane>
        <PaneHead>
          <ButtonLink variant="ghost" size={28}>
            <Link to={draftsAddress} aria-label={intl.formatMessage(draftMessages.back)}>
              <Icon of={pointing(ArrowLeft)} />
            </Link>
          </ButtonLink>
          <Title dir="auto">{content.title}</Title>
          {canEdit && <SaveState saving={saving} isEmpty={isEmpty} />}
          {canEdit && (
            <IconButton
              icon={History}
              label={intl.formatMessage(messages.versions)}
              onClick={() => {
                saving.flush();
                setAreRevisionsOpen(true);
              }}
            />
          )}
          {side.button}
          <Menu trigger={<IconButton icon={Ellipsis} label={intl.formatMessage(draftMenuOf, { title: content.title })} />}>
            <MenuItem icon={Underline} onSelect={() => setAsksSupport(!showsSupport)}>
              <FormattedMessage {...(showsSupport ? messages.hideSupport : messages.showSupport)} />
            </MenuItem>
            {canEdit && (
              <MenuItem icon={Trash2} danger onSelect={() => remove({ id, title }, () => void navigate(draftsAddress), () => undefined)}>
                <FormattedMessage {...draftMessages.delete} />
              </MenuItem>
            )}
          </Menu>
        </PaneHead>
        {changed > 0 && (
          <Changed role="status">
            <Icon of={History} />
            <span>
              <FormattedMessage {...sourcesChanged} values={{ count: changed }} />
            </span>
            <Button size={28} onClick={() => side.open('cited')}>
              <FormattedMessage {...messages.review} />
            </Button>
          </Changed>
        )}
        {canEdit && <SaveProblem saving={saving} isEmpty={isEmpty} failed={messages.notSaved} />}
        {saving.state === 'conflict' && saving.theirs && <SaveConflict theirs={withNumbers(saving.theirs.text, citationsNamedIn(content.text, saving.theirs.text))} onTakeTheirs={takeTheirs} onKeepMine={saving.keepMine} />}
        <PaneBody ref={pane} role="region" aria-label={content.title} tabIndex={0} style={readerCssVariables(preferences)}>
          <NoteText
            ref={field}
            title={content.title}
            initialText={content.text}
            isMarkdown
            isReadOnly={!canEdit}
            findSources={findSources}
            quoting={quoting}
            renderCitation={citations.render}
            showsSupport={showsSupport}
            onChange={write}
            onSave={saving.flush}
            onLeave={leave}
          >
            {canEdit && <FormatBar text={content.text} canCite onRun={(command) => field.current?.run(command)} />}
          </NoteText>
        </PaneBody>
      </Pane>
      {side.panel}
      {citations.sheet}
      {areRevisionsOpen && <RevisionsDialog textId={id} current={content.text} onRestored={() => setAreRevisionsOpen(false)} onClose={() => setAreRevisionsOpen(false)} />}
    </>
  );
}

const messages = defineMessages({
  evidence: { id: 'drafts.evidence', defaultMessage: 'Evidence' },
  cited: { id: 'drafts.cited', defaultMessage: 'Cited' },
  outline: { id: 'drafts.outline', defaultMessage: 'Outline' },
  versions: { id: 'notes.revisions', defaultMessage: 'Earlier versions' },
  showSupport: { id: 'drafts.showSupport', defaultMessage: 'Show what has no source' },
  hideSupport: { id: 'drafts.hideSupport', defaultMessage: 'Hide what has no source' },
  review: { id: 'drafts.review', defaultMessage: 'Review' },
  notSaved: { id: 'drafts.notSaved', defaultMessage: 'Failed to save the draft.' },
});

const Title = styled.h1`
  ${clip}
  ${alignAsAround}
  flex: 1;
  min-width: 0;
  font-size: 13px;
  line-height: 20px;
  font-weight: 600;
`;

const Changed = styled.div`
  display: flex;
  gap: 10px;
  align-items: center;
  margin: 4px 20px 0;
  padding-block: 8px;
  padding-inline: 14px 8px;
  border-radius: var(--r-md);
  background: var(--warn-soft);
  color: var(--warn-fg);
  font: var(--text-13);

  span {
    flex: 1;
  }
`;
