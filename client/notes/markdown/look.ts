import { EditorView } from '@codemirror/view';

/** How a text looks where it is written: as where it is read (`Prose`). The page scrolls, not the text. */
export const look = EditorView.theme({
  '&': { color: 'var(--fg-1)', backgroundColor: 'transparent' },
  '&.cm-focused': { outline: 'none' },
  // Where one writes, for who comes by keys: not around the whole page.
  '&:focus-within::before': { content: '""', position: 'absolute', insetBlockStart: '2px', insetInlineStart: '-12px', width: '2px', height: 'min(100%, 28px)', borderRadius: '1px', background: 'var(--focus)' },
  '.cm-scroller': { fontFamily: 'inherit', lineHeight: 'inherit', overflow: 'visible' },
  '.cm-content': { padding: '0', caretColor: 'var(--accent-fg)', minHeight: '50vh' },
  '.cm-line': { padding: '0', position: 'relative', overflowWrap: 'anywhere', unicodeBidi: 'plaintext' },
  '.cm-placeholder': { color: 'var(--fg-3)' },
  '.cm-cursor': { borderLeftColor: 'var(--accent-fg)' },
  '.cm-mark': { color: 'var(--fg-3)', fontWeight: '400', fontStyle: 'normal' },
  '.cm-hanging': { position: 'absolute', insetInlineEnd: '100%', whiteSpace: 'pre' },
  '.cm-together': { whiteSpace: 'nowrap' },
  '.cm-unsupported': { textDecoration: 'underline dotted var(--fg-3) 1.5px', textUnderlineOffset: '5px' },
  '.cm-strong': { fontWeight: '600' },
  '.cm-em': { fontStyle: 'italic' },
  '.cm-strike': { textDecoration: 'line-through' },
  '.cm-code': { padding: '2px 5px', borderRadius: 'var(--r-xs)', background: 'var(--bg-hover)', fontFamily: 'var(--font-mono)', fontSize: '0.82em' },
  '.cm-h': { paddingBlock: '24px 4px', font: '600 20px/28px var(--font-read)', letterSpacing: '-0.012em' },
  '.cm-h1': { fontSize: '26px', lineHeight: '34px' },
  '.cm-h2': { fontSize: '24px', lineHeight: '32px' },
  '.cm-a': { color: 'inherit', textDecoration: 'underline', textDecorationColor: 'var(--accent-line)', textUnderlineOffset: '3px', cursor: 'pointer' },
  '.cm-a:hover': { color: 'var(--accent-fg)' },
  '.cm-writing .cm-a': { cursor: 'text' },
  '.cm-quote': { paddingInlineStart: '24px', borderInlineStart: '2px solid var(--accent)', fontStyle: 'italic' },
  '.cm-item': { paddingInlineStart: 'calc(28px * var(--depth, 1))', textIndent: '-28px' },
  '.cm-item .cm-mark, .cm-item .cm-dot': { display: 'inline-block', minWidth: '20px', textIndent: '0' },
  '.cm-dot': { color: 'var(--fg-3)' },
  '.cm-box': {
    width: '18px',
    height: '18px',
    margin: '0',
    marginInlineEnd: '4px',
    verticalAlign: '-2px',
    accentColor: 'var(--accent)',
    cursor: 'pointer',
  },
  '.cm-done': { color: 'var(--fg-3)', textDecoration: 'line-through' },
  '.cm-block, .cm-table': { paddingInline: '16px', background: 'var(--bg-sunken)', fontFamily: 'var(--font-mono)', fontSize: '0.82em', lineHeight: '1.6' },
  '.cm-picture': { color: 'var(--fg-3)', font: 'var(--text-13)' },
  '.cm-picture img': { display: 'block', maxWidth: '100%', maxHeight: '80vh', borderRadius: 'var(--r-md)', marginBlock: '8px' },
  '.cm-picture button': { padding: '4px 10px', border: '1px solid var(--line-2)', borderRadius: 'var(--r-sm)', background: 'var(--bg-raised)', color: 'var(--fg-1)', font: 'var(--text-13)', cursor: 'pointer' },
  '.cm-rule': { backgroundImage: 'linear-gradient(var(--line-1), var(--line-1))', backgroundSize: '100% 1px', backgroundPosition: 'center', backgroundRepeat: 'no-repeat' },
  '@media (max-width: 800px)': {
    // No room in the margin.
    '.cm-hanging': { position: 'static' },
  },
  '@media (pointer: coarse)': {
    '.cm-box': { width: '22px', height: '22px', verticalAlign: '-4px' },
  },
});
