// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { Field } from '#client/ui/controls/Field.tsx';
import { PasswordInput } from '#client/ui/controls/PasswordInput.tsx';
import { Segmented } from '#client/ui/controls/Segmented.tsx';
import { TextInput } from '#client/ui/controls/TextInput.tsx';
import { renderUi } from '../support.tsx';

afterEach(cleanup);

describe('Field', () => {
  it('ties label, help and control together', () => {
    renderUi(
      <Field label="URL Address" help="The page is fetched.">
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText('URL Address');
    expect(document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent).toBe('The page is fetched.');
    expect(input.hasAttribute('aria-invalid')).toBe(false);
  });

  it('says an error in place of the help, and marks the control', () => {
    renderUi(
      <Field label="Collection Name" help="Anything" error="Name is required">
        <TextInput />
      </Field>,
    );
    const input = screen.getByLabelText('Collection Name');
    expect(screen.getByRole('alert').id).toBe(input.getAttribute('aria-describedby'));
    expect(input.getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('Anything')).toBeNull();
  });
});

describe('PasswordInput', () => {
  it('shows and hides what was typed', async () => {
    const { person } = renderUi(
      <Field label="Password">
        <PasswordInput showLabel="Show password" hideLabel="Hide password" />
      </Field>,
    );
    const typeOf = () => screen.getByLabelText('Password', { selector: 'input' }).getAttribute('type');
    expect(typeOf()).toBe('password');
    await person.click(screen.getByRole('button', { name: 'Show password' }));
    expect(typeOf()).toBe('text');
    await person.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(typeOf()).toBe('password');
  });
});

describe('Segmented', () => {
  function Layout() {
    const [layout, setLayout] = useState<'grid' | 'list'>('grid');
    return (
      <Segmented
        label="Layout"
        value={layout}
        onChange={setLayout}
        segments={[
          { value: 'grid', label: 'Grid' },
          { value: 'list', label: 'List' },
        ]}
      />
    );
  }

  it('always has one chosen; arrows move the choice', async () => {
    const { person } = renderUi(<Layout />);
    const isSelected = (name: string) => screen.getByRole('radio', { name }).getAttribute('aria-checked') === 'true';
    await person.click(screen.getByRole('radio', { name: 'Grid' }));
    expect(isSelected('Grid')).toBe(true);
    await person.keyboard('{ArrowRight>}');
    await waitFor(() => expect([isSelected('Grid'), isSelected('List')]).toEqual([false, true]));
  });
});
