// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'react-intl';
import { afterEach, expect, test } from 'vitest';
import { RunFailure } from '#client/prompts/runs/RunFailure.tsx';
import { AdministratorContext } from '#client/state/AdministratorContext.ts';

afterEach(cleanup);

const wordsFor = (code: string, isAdministrator: boolean) => {
  render(
    <IntlProvider locale="en" onError={(error) => { throw error; }}>
      <AdministratorContext value={isAdministrator}>
        <RunFailure code={code} />
      </AdministratorContext>
    </IntlProvider>,
  );
  const words = screen.getByRole('alert').textContent;
  cleanup();
  return words;
};

test.each([
  ['MODEL_QUOTA', 'Tell whoever runs this vault.', 'Look at its account with the provider.'],
  ['MODEL_UNAUTHORIZED', 'Tell whoever runs this vault.', 'Set LLM_API_KEY, then start the vault again.'],
  ['MODEL_NOT_FOUND', 'Tell whoever runs this vault.', 'Check LLM_BASE_URL and LLM_MODEL, then start the vault again.'],
])('%s: who looks after the vault is told how to mend it, others whom to tell', (code, others, administrators) => {
  expect(wordsFor(code, false)).toContain(others);
  expect(wordsFor(code, false)).not.toContain('LLM_');
  expect(wordsFor(code, true)).toContain(administrators);
});

test.each([
  ['MODEL_RATE_LIMITED', 'The model is asked too often right now. Wait a minute, then try again.'],
  ['BUDGET', 'This space has used up today’s budget for models. It goes on when the next day begins (0:00 UTC).'],
  ['NO_MODEL', 'This needs a language model, and none is set up.'],
  ['TIMEOUT', 'The model did not answer in time.'],
  ['MODEL_ERROR', 'The model gave no answer that can be used.'],
  ['INTERNAL', 'The run was interrupted. Run it again.'],
  ['NEWER_THAN_THIS_PAGE', 'The run was interrupted. Run it again.'],
])('%s has its words', (code, words) => {
  expect([wordsFor(code, false), wordsFor(code, true)]).toEqual([words, words]);
});
