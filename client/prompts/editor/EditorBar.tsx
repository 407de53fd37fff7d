import { ArrowLeft, Braces, Download, FlaskConical, History, type IconNode, PanelRight, Play, Plus, Redo2, Save, ScanSearch, Search, Undo2 } from 'lucide';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { SaveState } from '#client/autosave/SaveState.tsx';
import { commonMessages } from '#client/i18n/commonMessages.ts';
import { Button, ButtonLink, type ButtonProps } from '#client/ui/controls/Button.tsx';
import { IconButton } from '#client/ui/controls/IconButton.tsx';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';
import { clip, onPhone } from '#client/ui/mixins.ts';
import { Menu, MenuItem } from '#client/ui/overlays/Menu.tsx';
import { ExportItems } from '../exports/ExportMenu.tsx';
import type { DraftSaving } from './content/usePromptAutosave.ts';
import { sectionMessages } from './suggestions/sections.ts';
import { type Tool, tools } from './suggestions/toolMessages.ts';
import type { WorkshopStatus } from './content/useWorkshopStatus.ts';

type EditorBarProps = {
  promptId: string;
  backTo: string;
  /** Where its test sets are. */
  testsAt: string;
  title: string;
  isReadOnly: boolean;
  status: { readonly status: WorkshopStatus; readonly words: string };
  saving: DraftSaving;
  isAutosaveOn: boolean;
  onTitle: (title: string) => void;
  onSave: () => void;
  onUndo: () => void;
  onRedo: () => void;
  onFind: () => void;
  onInsertVariable: () => void;
  /** Which tool works now. */
  running: Tool | null;
  onTool: (tool: Tool) => void;
  onAddSection: (name: string) => void;
  onVersions: () => void;
  /** Where it is run. */
  runAt: string;
  /** Hears that another page of the prompt is about to open. */
  onLeave: () => void;
  /** Hears that somebody is about to save it as a file. */
  onExport: () => void;
  /** Opens what stands beside the prompt; null where it stands there. */
  onPanel: (() => void) | null;
};

/** Above a prompt: the way back, its title, how it stands, and the tools of writing. */
export function EditorBar({ promptId, backTo, testsAt, title, isReadOnly, status, saving, isAutosaveOn, onTitle, onSave, onUndo, onRedo, onFind, onInsertVariable, running, onTool, onAddSection, onVersions, runAt, onLeave, onExport, onPanel }: EditorBarProps) {
  const intl = useIntl();
  return (
    <Bars>
      <Bar>
        <ButtonLink variant="ghost">
          <Link to={backTo}>
            <IconAndWords>
              <Icon of={back} />
              <FormattedMessage {...messages.back} />
            </IconAndWords>
          </Link>
        </ButtonLink>
        <Title
          dir="auto"
          aria-label={intl.formatMessage(messages.title)}
          value={title}
          maxLength={200}
          readOnly={isReadOnly}
          aria-invalid={title.trim() === '' || undefined}
          onChange={({ target }) => onTitle(target.value)}
          onKeyDown={(event) => event.key === 'Enter' && !event.nativeEvent.isComposing && event.currentTarget.blur()}
        />
        <Status role="status" data-status={status.status} title={status.words}>
          <i aria-hidden />
          <span>{status.words}</span>
        </Status>
        <ButtonLink>
          <Link to={runAt} aria-label={intl.formatMessage(messages.run)} onClick={onLeave}>
            <IconAndWords>
              <Icon of={Play} />
              <Name>
                <FormattedMessage {...messages.run} />
              </Name>
            </IconAndWords>
          </Link>
        </ButtonLink>
        {!isReadOnly && (
          <Button variant="primary" icon={ScanSearch} loading={running === 'ANALYSE'} disabled={running !== null} onClick={() => onTool('ANALYSE')}>
            <FormattedMessage {...tools.ANALYSE.label} />
          </Button>
        )}
      </Bar>
      <Tools role="toolbar" aria-label={intl.formatMessage(messages.tools)}>
        {!isReadOnly && (
          <>
            <IconButton icon={pointing(Undo2)} label={intl.formatMessage(commonMessages.undo)} onClick={onUndo} />
            <IconButton icon={pointing(Redo2)} label={intl.formatMessage(messages.redo)} onClick={onRedo} />
          </>
        )}
        <IconButton icon={Search} label={intl.formatMessage(messages.find)} onClick={onFind} />
        {!isReadOnly && (
          <>
            {headTools.map((tool) => (
              <Named key={tool} data-wide icon={tools[tool].icon} label={intl.formatMessage(tools[tool].label)} loading={running === tool} disabled={running !== null} onClick={() => onTool(tool)} />
            ))}
            <Menu align="start" trigger={<Named icon={Plus} label={intl.formatMessage(messages.addSection)} />}>
              {sectionMessages.map((section) => {
                const name = intl.formatMessage(section);
                return (
                  <MenuItem key={section.id} onSelect={() => onAddSection(name)}>
                    {name}
                  </MenuItem>
                );
              })}
            </Menu>
            <Named icon={Braces} label={intl.formatMessage(messages.insertVariable)} onClick={onInsertVariable} />
          </>
        )}
        <Fill />
        {!isReadOnly && (isAutosaveOn || saving.state !== 'typed' ? <SaveState saving={saving} isEmpty={false} /> : null)}
        {!isReadOnly && saving.state === 'failed' && (
          <Failed>
            <FormattedMessage {...messages.error} />
          </Failed>
        )}
        {!isReadOnly && !isAutosaveOn && (
          <Button icon={Save} size={28} onClick={onSave}>
            <FormattedMessage {...commonMessages.save} />
          </Button>
        )}
        <ButtonLink variant="ghost">
          <Link to={testsAt} aria-label={intl.formatMessage(messages.tests)} title={intl.formatMessage(messages.tests)}>
            <IconAndWords>
              <Icon of={FlaskConical} />
              <Name>
                <FormattedMessage {...messages.tests} />
              </Name>
            </IconAndWords>
          </Link>
        </ButtonLink>
        <IconButton icon={History} label={intl.formatMessage(messages.versions)} onClick={onVersions} />
        <Menu trigger={<IconButton icon={Download} label={intl.formatMessage(messages.export)} />} onOpenChange={(isOpen) => isOpen && onExport()}>
          <ExportItems id={promptId} disabled={saving.state !== 'saved'} />
        </Menu>
        {onPanel && <IconButton icon={pointing(PanelRight)} label={intl.formatMessage(messages.panel)} onClick={onPanel} />}
      </Tools>
    </Bars>
  );
}

const back = pointing(ArrowLeft);
const headTools = ['FORMAT', 'COMPRESS', 'EXPAND'] as const;

type NamedProps = Omit<ButtonProps, 'icon' | 'children'> & { icon: IconNode; label: string };

/** A tool with its name, which is left out where there is no room for all of them. */
function Named({ label, ...rest }: NamedProps) {
  return (
    <Button variant="ghost" aria-label={label} title={label} {...rest}>
      <Name>{label}</Name>
    </Button>
  );
}

const messages = defineMessages({
  back: { id: 'prompts.back', defaultMessage: 'Back' },
  title: { id: 'prompts.promptTitle', defaultMessage: 'Title of the prompt' },
  tools: { id: 'prompts.tools', defaultMessage: 'Tools' },
  redo: { id: 'prompts.redo', defaultMessage: 'Redo' },
  find: { id: 'prompts.find', defaultMessage: 'Find and replace' },
  addSection: { id: 'prompts.addSection', defaultMessage: 'Add section' },
  insertVariable: { id: 'prompts.insertVariable', defaultMessage: 'Insert variable' },
  run: { id: 'prompts.run.title', defaultMessage: 'Run' },
  tests: { id: 'prompts.tests.title', defaultMessage: 'Tests' },
  versions: { id: 'prompts.versions', defaultMessage: 'Versions' },
  export: { id: 'prompts.export', defaultMessage: 'Export' },
  error: { id: 'prompts.error', defaultMessage: 'Error' },
  panel: { id: 'prompts.panel', defaultMessage: 'About this prompt' },
});

const Bars = styled.header`
  container: prompt-bars / inline-size;
  flex: none;
  border-block-end: 1px solid var(--line-1);
`;

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: 8px;
  height: 52px;
  padding-inline: 12px;
`;

const IconAndWords = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 6px;
`;

const Title = styled.input`
  ${clip}
  flex: 1;
  min-width: 80px;
  height: 32px;
  padding: 0 8px;
  border: 0;
  border-radius: var(--r-sm);
  background: none;
  color: var(--fg-1);
  font: 600 15px/20px var(--font-ui);

  &:hover:not(:read-only) {
    background: var(--bg-hover);
  }

  &[aria-invalid] {
    box-shadow: inset 0 0 0 1px var(--danger-fg);
  }
`;

const Status = styled.span`
  ${clip}
  flex: 0 1 auto;
  display: inline-flex;
  align-items: center;
  gap: 6px;
  color: var(--fg-2);
  font: var(--text-12);

  i {
    flex: none;
    width: 6px;
    height: 6px;
    border-radius: 50%;
    background: var(--st-completed);
  }

  span {
    ${clip}
  }

  &:is([data-status='notReady'], [data-status='noModel'], [data-status='refused'], [data-status='analysisFailed']) i {
    background: var(--st-failed);
  }

  &:is([data-status='initializing'], [data-status='creating'], [data-status='analysing'], [data-status='contacting']) i {
    background: var(--st-processing);
  }

  ${onPhone} {
    max-width: 96px;
  }
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  flex-wrap: wrap;
  gap: 4px;
  min-height: 40px;
  padding: 0 12px 4px;

  /* There they are found in the panel. */
  ${onPhone} {
    [data-wide] {
      display: none;
    }
  }
`;

const Name = styled.span`
  @container prompt-bars (width < 860px) {
    display: none;
  }
`;

const Fill = styled.span`
  flex: 1;
`;

const Failed = styled.span`
  color: var(--danger-fg);
  font: var(--text-12);
`;
