// @vitest-environment jsdom
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { dismissToast, showToast, type ToastOptions } from '#client/ui/toast/toasts.ts';
import { renderUi } from '../support.tsx';

const shown: ReturnType<typeof showToast>[] = [];

function show(options: ToastOptions) {
  act(() => {
    shown.push(showToast(options));
  });
}

const undo = (line: HTMLElement) => within(line).getByRole('button', { name: 'Undo' });

afterEach(() => {
  act(() => shown.splice(0).forEach(dismissToast));
  cleanup();
});

describe('toasts', () => {
  it('reads an error out at once and says the rest when there is time', async () => {
    renderUi(null);
    show({ type: 'error', message: 'Failed to delete source' });
    show({ type: 'success', message: 'Moved 3 sources' });
    expect((await screen.findByRole('alert')).textContent).toContain('Failed to delete source');
    expect((await screen.findByText('Moved 3 sources')).closest('[role="status"]')).not.toBeNull();
  });

  it('runs its action and goes', async () => {
    const { person } = renderUi(null);
    const onAction = vi.fn();
    show({ type: 'success', message: 'Moved', action: { label: 'Undo', onAction } });
    await person.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(onAction).toHaveBeenCalledTimes(1);
  });

  it('undoes the newest on Ctrl Z, once, but not while somebody types', async () => {
    const { person } = renderUi(<input aria-label="Search" />);
    const [first, second] = [vi.fn(), vi.fn()];
    show({ type: 'success', message: 'First', action: { label: 'Undo', onAction: first } });
    show({ type: 'success', message: 'Second', action: { label: 'Undo', onAction: second } });
    await screen.findByText('Second');

    await person.click(screen.getByLabelText('Search'));
    await person.keyboard('{Control>}z{/Control}');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 0]);

    await person.click(document.body);
    await person.keyboard('{Control>}z{/Control}');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([0, 1]);

    await person.keyboard('{Control>}z{/Control}');
    expect([first.mock.calls.length, second.mock.calls.length]).toEqual([1, 1]);
  });

  it.each([
    ['points at it', (line: HTMLElement) => fireEvent.pointerEnter(line), (line: HTMLElement) => fireEvent.pointerLeave(line)],
    ['has the focus in it', (line: HTMLElement) => act(() => undo(line).focus()), (line: HTMLElement) => act(() => undo(line).blur())],
  ])('goes after five seconds with a way back, but not while somebody %s', async (_how, come, leave) => {
    renderUi(null);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
    try {
      show({ type: 'success', message: 'Moved', action: { label: 'Undo', onAction: vi.fn() } });
      await screen.findByText('Moved');
      const line = screen.getByRole('status');
      await act(() => vi.advanceTimersByTimeAsync(4_000));
      come(line);
      await act(() => vi.advanceTimersByTimeAsync(60_000));
      expect(screen.queryByText('Moved')).not.toBeNull();
      leave(line);
      await act(() => vi.advanceTimersByTimeAsync(800));
      expect(screen.queryByText('Moved')).not.toBeNull();
      await act(() => vi.advanceTimersByTimeAsync(400));
      await vi.waitFor(() => expect(screen.queryByText('Moved')).toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });

  it('goes after three seconds also when the one before went from under the pointer', async () => {
    const { person } = renderUi(<button>Row</button>);
    show({ type: 'success', message: 'Moved', action: { label: 'Undo', onAction: vi.fn() } });
    await screen.findByText('Moved');
    // As a browser tells it: there is no leaving of what is not on the page any more.
    fireEvent.pointerEnter(screen.getByRole('status'));
    await person.keyboard('{Control>}z{/Control}');
    fireEvent.pointerOver(screen.getByRole('button', { name: 'Row' }));
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'], shouldAdvanceTime: true });
    try {
      show({ type: 'success', message: 'Copied' });
      await screen.findByText('Copied');
      await act(() => vi.advanceTimersByTimeAsync(3_200));
      await vi.waitFor(() => expect(screen.queryByText('Copied')).toBeNull());
    } finally {
      vi.useRealTimers();
    }
  });

  it('stays after the page has hung: nobody could see it meanwhile', async () => {
    renderUi(null);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
    try {
      show({ type: 'success', message: 'Copied' });
      await act(() => vi.advanceTimersByTimeAsync(100));
      // As a long task has it: the clock goes on, and no timer runs.
      const hung = performance.now() + 10_000;
      const clock = vi.spyOn(performance, 'now').mockImplementation(() => hung);
      await act(() => vi.advanceTimersByTimeAsync(300));
      clock.mockRestore();
      expect(screen.queryByText('Copied')).not.toBeNull();
    } finally {
      vi.useRealTimers();
    }
  });

  it('takes the focus on F8', async () => {
    const { person } = renderUi(null);
    show({ type: 'info', message: 'New version available', action: { label: 'Reload', onAction: vi.fn() } });
    const button = await screen.findByRole('button', { name: 'Reload' });
    await person.keyboard('{F8}');
    expect(document.activeElement).toBe(button);
  });

  it('gives the focus back at once when something in it is pressed, and never again from where one has gone on', async () => {
    const { person } = renderUi(
      <>
        <button>Row</button>
        <input aria-label="Search" />
      </>,
    );
    const row = screen.getByRole('button', { name: 'Row' });
    row.focus();
    show({ type: 'success', message: 'Moved', action: { label: 'Undo', onAction: vi.fn() } });
    await screen.findByText('Moved');
    await person.keyboard('{F8}{Enter}');
    expect(document.activeElement).toBe(row);
    const taken = vi.spyOn(row, 'focus');
    await person.click(screen.getByLabelText('Search'));
    await vi.waitFor(() => expect(screen.queryByText('Moved')).toBeNull());
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    expect(taken).not.toHaveBeenCalled();
  });

  it('takes nothing from whoever leaves it for something else', async () => {
    const { person } = renderUi(<input aria-label="Search" />);
    const row = document.body.appendChild(document.createElement('button'));
    row.focus();
    show({ type: 'success', message: 'Moved', action: { label: 'Undo', onAction: vi.fn() } });
    await screen.findByText('Moved');
    await person.keyboard('{F8}');
    const taken = vi.spyOn(row, 'focus');
    await person.click(screen.getByLabelText('Search'));
    expect(document.activeElement).toBe(screen.getByLabelText('Search'));
    expect(taken).not.toHaveBeenCalled();
    row.remove();
  });
});
