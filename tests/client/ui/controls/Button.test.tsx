// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Button } from '#client/ui/controls/Button.tsx';
import { renderUi } from '../support.tsx';

afterEach(cleanup);

describe('Button', () => {
  it('can be reached while it is off, says why, and does nothing', async () => {
    const onClick = vi.fn();
    const { person } = renderUi(
      <Button disabled disabledReason="Name is required" onClick={onClick}>
        Create
      </Button>,
    );
    await person.tab();
    const button = screen.getByRole('button', { name: 'Create' });
    expect(document.activeElement).toBe(button);
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect((await screen.findByRole('tooltip')).textContent).toBe('Name is required');

    await person.click(button);
    await person.keyboard('{Enter}');
    expect(onClick).not.toHaveBeenCalled();
  });

  it('says what it is doing while it is loading and takes no second click', async () => {
    const onClick = vi.fn();
    const { person } = renderUi(
      <Button loading loadingLabel="Uploading" onClick={onClick}>
        Upload
      </Button>,
    );
    const button = screen.getByRole('button', { name: 'Uploading' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await person.click(button);
    expect(onClick).not.toHaveBeenCalled();
  });

  it('tells whether a toggle is on', () => {
    renderUi(<Button on>Quick preview</Button>);
    expect(screen.getByRole('button', { pressed: true, name: 'Quick preview' })).toBeDefined();
  });
});
