// @vitest-environment jsdom
import { renderHook, waitFor } from '@testing-library/react';
import { flushSync } from 'react-dom';
import { IntlProvider } from 'react-intl';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { beforeEach, expect, test } from 'vitest';
import { useEditedDraft } from '#client/prompts/editor/content/useEditedDraft.ts';
import { createMockEnvironment } from '../../relay/mockEnvironment.ts';

beforeEach(() => localStorage.clear());

const params = { model: null, temperature: null, maxTokens: null, topP: null, seed: null, stop: [], responseSchema: null };
const content = { messages: [{ role: 'USER' as const, text: 'Hello' }], params, variables: [] };

test('what is typed is known at once, and holds up no key: the page is drawn when there is time', async () => {
  const environment = createMockEnvironment();
  const { result } = renderHook(() => useEditedDraft({ id: 'prompt_1', content, draftUpdatedAt: '2026-11-28T12:00:00.000Z' }, { isAutomatic: true, onNewer: () => undefined }), {
    wrapper: ({ children }) => (
      <RelayEnvironmentProvider environment={environment}>
        <IntlProvider locale="en">{children}</IntlProvider>
      </RelayEnvironmentProvider>
    ),
  });
  const { typeMessages, now } = result.current;
  const drawn = () => ({ said: result.current.edited.messages.at(-1)?.text, state: result.current.saving.state });
  flushSync(() => typeMessages((all) => all.map((one) => (one.role === 'USER' ? { ...one, text: 'Hello, you' } : one))));
  expect(now().messages.at(-1)?.text).toBe('Hello, you');
  expect(drawn()).toEqual({ said: 'Hello', state: 'saved' });
  await waitFor(() => expect(drawn()).toEqual({ said: 'Hello, you', state: 'typed' }));
  flushSync(() => {
    typeMessages((all) => all.map((one) => (one.role === 'USER' ? { ...one, text: 'Hello, all' } : one)));
    result.current.draw();
  });
  expect(drawn().said).toBe('Hello, all');
});
