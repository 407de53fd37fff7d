import { createElement, type ReactNode } from 'react';

/** What an icon of lucide is drawn from. */
type IconData = { readonly node: readonly (readonly [tag: string, attributes: Readonly<Record<string, string>>])[] };

type DrawingProps = { size?: number; strokeWidth?: number; className?: string };

/**
 * Makes the icons of lucide-react, in place of its own function (vite.config.ts): of many shapes one path, and what all
 * icons share comes from base.css. A list draws hundreds of them, and each element and attribute costs.
 */
export default function createLucideIcon({ node }: IconData) {
  let shapes: ReactNode;
  return function Drawing({ size = 16, strokeWidth, className }: DrawingProps) {
    shapes ??= shapesOf(node);
    return (
      <svg
        className={className ? `lucide ${className}` : 'lucide'}
        data-size={size === 16 ? undefined : size}
        viewBox="0 0 24 24"
        style={strokeWidth === undefined ? undefined : { strokeWidth }}
        aria-hidden
      >
        {shapes}
      </svg>
    );
  };
}

function shapesOf(node: IconData['node']): ReactNode {
  const outlines = node.map(([tag, attributes]) => headingsOf(tag, attributes));
  if (outlines.every((outline) => outline !== null)) return <path d={outlines.join('')} />;
  return node.map(([tag, { key, ...attributes }]) => createElement(tag, { key, ...attributes }));
}

/** A shape as a part of a path; null when it cannot be one, because it is filled or not known here. */
function headingsOf(tag: string, { key, ...attributes }: Readonly<Record<string, string>>): string | null {
  const has = (...names: string[]) => Object.keys(attributes).every((name) => names.includes(name));
  const of = (name: string) => Number(attributes[name] ?? 0);
  if (tag === 'path' && has('d') && attributes['d']) {
    // What begins relatively goes on from nowhere, as it would alone.
    return attributes['d'].replace(/^m/, 'M0 0m');
  }
  if (tag === 'line' && has('x1', 'x2', 'y1', 'y2')) return `M${of('x1')} ${of('y1')}L${of('x2')} ${of('y2')}`;
  if (tag === 'circle' && has('cx', 'cy', 'r')) {
    const [r, across] = [of('r'), 2 * of('r')];
    return `M${of('cx') - r} ${of('cy')}a${r} ${r} 0 1 0 ${across} 0a${r} ${r} 0 1 0 ${-across} 0`;
  }
  if (tag === 'rect' && has('x', 'y', 'width', 'height', 'rx', 'ry')) {
    const r = of(attributes['rx'] === undefined ? 'ry' : 'rx');
    const [wide, high] = [of('width') - 2 * r, of('height') - 2 * r];
    const corner = (x: number, y: number) => (r === 0 ? '' : `a${r} ${r} 0 0 1 ${x * r} ${y * r}`);
    return `M${of('x') + r} ${of('y')}h${wide}${corner(1, 1)}v${high}${corner(-1, 1)}h${-wide}${corner(-1, -1)}v${-high}${corner(1, -1)}z`;
  }
  return null;
}
