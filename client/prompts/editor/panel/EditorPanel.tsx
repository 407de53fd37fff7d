import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Tabs } from '#client/ui/controls/Tabs.tsx';
import type { DraftContent, PromptParams } from '../content/draftContent.ts';
import type { MeasureRequest, Measures } from '../measures/measureMessages.ts';
import { MetricsTab } from './MetricsTab.tsx';
import { ParamsTab } from './ParamsTab.tsx';
import { SettingsTab } from './SettingsTab.tsx';
import { TemplatesTab } from './TemplatesTab.tsx';

type EditorPanelProps = {
  measured: MeasureRequest;
  measures: Measures | null;
  params: PromptParams;
  isReadOnly: boolean;
  onParams: (params: PromptParams) => void;
  onTemplate: (content: DraftContent, title: string) => void;
};

type PanelTab = 'metrics' | 'params' | 'templates' | 'settings';

/** What stands beside the prompt: what it measures, how the model is asked, templates, settings. */
export function EditorPanel({ measured, measures, params, isReadOnly, onParams, onTemplate }: EditorPanelProps) {
  const intl = useIntl();
  const [tab, setTab] = useState<PanelTab>('metrics');
  return (
    <Tabs<PanelTab>
      label={intl.formatMessage(messages.panel)}
      value={tab}
      onChange={setTab}
      tabs={[
        { value: 'metrics', label: <FormattedMessage {...messages.metrics} />, content: <Scrolled><MetricsTab measured={measured} measures={measures} /></Scrolled> },
        { value: 'params', label: <FormattedMessage {...messages.params} />, content: <Scrolled><ParamsTab params={params} isReadOnly={isReadOnly} onChange={onParams} /></Scrolled> },
        { value: 'templates', label: <FormattedMessage {...messages.templates} />, content: <Scrolled><TemplatesTab isReadOnly={isReadOnly} onUse={onTemplate} /></Scrolled> },
        { value: 'settings', label: <FormattedMessage {...messages.settings} />, content: <Scrolled><SettingsTab /></Scrolled> },
      ]}
    />
  );
}

const messages = defineMessages({
  panel: { id: 'prompts.panel', defaultMessage: 'About this prompt' },
  metrics: { id: 'prompts.metrics', defaultMessage: 'Metrics' },
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
