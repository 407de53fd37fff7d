// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';
import { clearFormDrafts, setFormDraftOwner, useFormDraft } from '#client/ui/formDrafts.ts';
import { renderUi } from './support.tsx';

beforeEach(() => {
  cleanup();
  sessionStorage.clear();
});

function Form() {
  const { value, change, forget } = useFormDraft('form', { text: '' });
  return (
    <>
      <input aria-label="Text" value={value.text} onChange={({ target }) => change({ text: target.value })} />
      <button onClick={forget}>Save</button>
    </>
  );
}

const typed = () => screen.getByRole<HTMLInputElement>('textbox').value;

test('what was typed is there again after the page has been left, once', async () => {
  const { person, unmount } = renderUi(<Form />);
  await person.type(screen.getByRole('textbox'), 'A long thought');
  unmount();
  const again = renderUi(<Form />);
  expect(typed()).toBe('A long thought');
  await again.person.click(screen.getByRole('button', { name: 'Save' }));
  again.unmount();
  renderUi(<Form />);
  expect(typed()).toBe('');
});

test('it is there after a reload too, which ends nothing by itself', async () => {
  const { person } = renderUi(<Form />);
  await person.type(screen.getByRole('textbox'), 'A long thought');
  window.dispatchEvent(new Event('pagehide'));
  const kept = Object.fromEntries(Object.entries(sessionStorage));
  await person.click(screen.getByRole('button', { name: 'Save' }));
  cleanup();
  Object.assign(sessionStorage, kept);
  renderUi(<Form />);
  expect(typed()).toBe('A long thought');
});

test.each([
  ['another person signs in', () => setFormDraftOwner('ada@example.org')],
  ['its owner signs out', clearFormDrafts],
])('is forgotten when %s', async (_when, happens) => {
  setFormDraftOwner('mira@example.org');
  const { person, unmount } = renderUi(<Form />);
  await person.type(screen.getByRole('textbox'), 'A long thought');
  unmount();
  setFormDraftOwner('mira@example.org');
  happens();
  renderUi(<Form />);
  expect(typed()).toBe('');
});
