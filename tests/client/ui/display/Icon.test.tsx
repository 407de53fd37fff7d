// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { ChevronRight, type IconNode } from 'lucide';
import { afterEach, expect, test } from 'vitest';
import { Icon, pointing } from '#client/ui/display/Icon.tsx';

afterEach(cleanup);

test('an icon of lucide is drawn from its shapes, with nothing around them', () => {
  const shapes: IconNode = [['path', { d: 'M2 2h4' }], ['circle', { cx: '7', cy: '7', r: '.5', fill: 'currentColor' }]];
  const { container } = render(<Icon of={shapes} />);
  expect(container.innerHTML).toBe(
    '<svg class="lucide" viewBox="0 0 24 24" aria-hidden="true"><path d="M2 2h4"></path><circle cx="7" cy="7" r=".5" fill="currentColor"></circle></svg>',
  );
  const chevron = render(<Icon of={ChevronRight} />);
  expect(chevron.container.querySelector('path')?.getAttribute('d')).toBe('m9 18 6-6-6-6');
});

test('its size is said to the style sheet, another stroke to the drawing, and nobody hears it', () => {
  const { container } = render(<Icon of={ChevronRight} size={14} stroke={3} className="mine" />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('class'), svg?.dataset['size'], svg?.style.strokeWidth, svg?.getAttribute('aria-hidden')]).toEqual(['lucide mine', '14', '3', 'true']);
});

test('one that points says so to the style sheet, which turns it over where one reads from right to left', () => {
  const arrow: IconNode = [['path', { d: 'M19 12H5' }]];
  const star: IconNode = [['path', { d: 'M2 2h4' }]];
  const shown = (icon: IconNode) => render(<Icon of={icon} />).container.querySelector('svg')?.dataset['points'];
  expect(shown(pointing(arrow))).toBe('true');
  expect(shown(star)).toBeUndefined();
});
