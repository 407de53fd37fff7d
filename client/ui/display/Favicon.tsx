import { useState } from 'react';
import styled from 'styled-components';

type FaviconProps = { src?: string | null; /** The site's host; its first letter stands in for a picture. */ host: string };

/** A site's small picture, 16 px. Decorative beside the host. */
export function Favicon({ src, host }: FaviconProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const letter = [...host.replace(/^www\./, '')][0] ?? '';
  return (
    <Square aria-hidden>
      {src && src !== brokenSrc ? (
        <img src={src} alt="" width={16} height={16} referrerPolicy="no-referrer" loading="lazy" onError={() => setBrokenSrc(src)} />
      ) : (
        letter
      )}
    </Square>
  );
}

const Square = styled.span`
  display: grid;
  place-items: center;
  flex: none;
  width: 16px;
  height: 16px;
  overflow: hidden;
  border-radius: var(--r-xs);
  background: var(--bg-press);
  color: var(--fg-2);
  font: 700 9px/1 var(--font-ui);
  letter-spacing: 0;

  img {
    filter: var(--cover-dim);
  }
`;
