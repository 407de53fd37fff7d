import styled from 'styled-components';

/** 1 to 8, the presets of tokens.css; 5 (indigo) is the default. */
export type SpaceColor = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

type SpaceTileProps = {
  /** 1 to 8; anything else shows the default. */
  color: number;
  initials: string;
  size?: 20 | 24 | 32;
};

/** A space's colour and initials. Decorative beside the name. */
export function SpaceTile({ color, initials, size = 24 }: SpaceTileProps) {
  return (
    <Tile aria-hidden $size={size} style={{ background: `var(--space-${color >= 1 && color <= 8 ? color : 5})` }}>
      {initials}
    </Tile>
  );
}

const shapes = { 20: ['5px', '9px'], 24: ['6px', '10px'], 32: ['8px', '12px'] } as const;

const Tile = styled.span<{ $size: 20 | 24 | 32 }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  border-radius: ${({ $size }) => shapes[$size][0]};
  color: var(--fg-on-solid);
  font: 600 ${({ $size }) => shapes[$size][1]}/1 var(--font-ui);
  letter-spacing: 0.02em;
`;
