import styled from 'styled-components';

/** The mark alone, `size` px square. */
export function LogoMark({ size = 24 }: { size?: number }) {
  return (
    <svg width={size} height={size} viewBox="0 0 24 24" aria-hidden focusable={false} style={{ flex: 'none', display: 'block' }}>
      <rect width="24" height="24" rx="6.5" fill="var(--accent)" />
      <path d="M6 18.5V11.5a6 6 0 0 1 12 0v7" fill="none" stroke="var(--fg-on-solid)" strokeWidth="2" strokeLinecap="round" />
      <path d="M12 11.5v7" stroke="var(--fg-on-solid)" strokeWidth="4" strokeLinecap="round" />
    </svg>
  );
}

/** The mark and the product's name. */
export function Logo({ name }: { name: string }) {
  return (
    <Line>
      <LogoMark />
      <span>{name}</span>
    </Line>
  );
}

const Line = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 10px;
  font-weight: 600;
  letter-spacing: -0.014em;
  white-space: nowrap;
`;
