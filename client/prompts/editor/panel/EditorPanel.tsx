import type { ReactNode } from 'react';
import { defineMessages, FormattedMessage, FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Tabs } from '#client/ui/controls/Tabs.tsx';
import type { DraftContent, PromptParams } from '../content/draftContent.ts';
import type { MeasureRequest, Measures } from '../measures/measureMessages.ts';
import { MetricsTab } from './MetricsTab.tsx';
import { ParamsTab } from './ParamsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { TemplatesTab } from './TemplatesTab.tsx';

type EditorPanelProps = {
  spaceId: string;
  measured: MeasureRequest;
  measures: Measures | null;
  params: PromptParams;
  isReadOnly: boolean;
  tab: PanelTab;
  onTab: (tab: PanelTab) => void;
  suggestions: ReactNode;
  /** How many suggestions wait for a decision. */
  suggestionCount: number;
  tools: ReactNode;
  onParams: (params: PromptParams) => void;
  onTemplate: (content: DraftContent, title: string) => void;
};

export type PanelTab = 'metrics' | 'suggestions' | 'tools' | 'params' | 'templates' | 'settings';

/** What stands beside the prompt: what it measures, what could be better, what can be done with it, how the model is asked, templates, settings. */
export function EditorPanel({ spaceId, measured, measures, params, isReadOnly, tab, onTab, suggestions, suggestionCount, tools, onParams, onTemplate }: EditorPanelProps) {
  const intl = useIntl();
  return (
    <Tabs<PanelTab>
      label={intl.formatMessage(messages.panel)}
      value={tab}
      onChange={onTab}
      tabs={[
        { value: 'metrics', label: <FormattedMessage {...messages.metrics} />, content: <Scrolled><MetricsTab measured={measured} measures={measures} /></Scrolled> },
        { value: 'suggestions', label: <FormattedMessage {...messages.suggestions} />, ...(suggestionCount > 0 && { count: <FormattedNumber value={suggestionCount} /> }), content: <Scrolled>{suggestions}</Scrolled> },
        ...(isReadOnly ? [] : [{ value: 'tools' as const, label: <FormattedMessage {...messages.tools} />, content: <Scrolled>{tools}</Scrolled> }]),
        { value: 'params', label: <FormattedMessage {...messages.params} />, content: <Scrolled><ParamsTab spaceId={spaceId} params={params} isReadOnly={isReadOnly} onChange={onParams} /></Scrolled> },
        { value: 'templates', label: <FormattedMessage {...messages.templates} />, content: <Scrolled><TemplatesTab isReadOnly={isReadOnly} onUse={onTemplate} /></Scrolled> },
        { value: 'settings', label: <FormattedMessage {...messages.settings} />, content: <Scrolled><SettingsTab /></Scrolled> },
      ]}
    />
  );
}

const messages = defineMessages({
  panel: { id: 'prompts.panel', defaultMessage: 'About this prompt' },
  metrics: { id: 'prompts.metrics', defaultMessage: 'Metrics' },
  suggestions: { id: 'prompts.suggestions', defaultMessage: 'Suggestions' },
  tools: { id: 'prompts.tools', defaultMessage: 'Tools' },
  params: { id: 'prompts.params', defaultMessage: 'LLM Params' },
  templates: { id: 'prompts.templates', defaultMessage: 'Templates' },
  settings: { id: 'prompts.settings', defaultMessage: 'Settings' },
});

const Scrolled = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  align-content: start;
  padding: 16px 20px 24px;
`;
