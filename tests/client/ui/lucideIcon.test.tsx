// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import createLucideIcon from '#client/ui/lucideIcon.tsx';

afterEach(cleanup);

/** What an icon draws inside, as text. */
const drawn = (...node: Parameters<typeof createLucideIcon>[0]['node']) => {
  const Drawing = createLucideIcon({ node });
  const { container } = render(<Drawing />);
  return container.querySelector('svg')?.innerHTML;
};

test('an icon of many shapes is one path', () => {
  expect(drawn(['circle', { cx: '12', cy: '12', r: '1', key: 'a' }], ['circle', { cx: '19', cy: '12', r: '1', key: 'b' }])).toBe(
    '<path d="M11 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0M18 12a1 1 0 1 0 2 0a1 1 0 1 0 -2 0"></path>',
  );
  expect(drawn(['line', { x1: '3', x2: '21', y1: '6', y2: '6', key: 'a' }], ['path', { d: 'M4 4h2', key: 'b' }])).toBe('<path d="M3 6L21 6M4 4h2"></path>');
});

test('a rectangle keeps its round corners', () => {
  expect(drawn(['rect', { width: '18', height: '6', x: '3', y: '4', rx: '2', key: 'a' }])).toBe(
    '<path d="M5 4h14a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-14a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2z"></path>',
  );
  expect(drawn(['rect', { width: '4', height: '4', x: '1', y: '1', key: 'a' }])).toBe('<path d="M1 1h4v4h-4v-4z"></path>');
});

test('what begins relatively does not go on from the shape before it', () => {
  expect(drawn(['path', { d: 'M2 2h4', key: 'a' }], ['path', { d: 'm9 18 6-6-6-6', key: 'b' }])).toBe('<path d="M2 2h4M0 0m9 18 6-6-6-6"></path>');
});

test('shapes with looks of their own stay what they are', () => {
  expect(drawn(['path', { d: 'M2 2h4', key: 'a' }], ['circle', { cx: '7', cy: '7', r: '.5', fill: 'currentColor', key: 'b' }])).toBe(
    '<path d="M2 2h4"></path><circle cx="7" cy="7" r=".5" fill="currentColor"></circle>',
  );
});

test('its size is said to the style sheet, another stroke to the drawing, and nobody hears it', () => {
  const Drawing = createLucideIcon({ node: [['path', { d: 'M1 1h1', key: 'a' }]] });
  const { container } = render(<Drawing size={14} strokeWidth={3} className="mine" />);
  const svg = container.querySelector('svg');
  expect([svg?.getAttribute('class'), svg?.dataset['size'], svg?.style.strokeWidth, svg?.getAttribute('aria-hidden')]).toEqual(['lucide mine', '14', '3', 'true']);
});
