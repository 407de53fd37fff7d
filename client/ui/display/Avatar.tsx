import { useState } from 'react';
import styled from 'styled-components';
import { initialsOf } from './initials.ts';

type AvatarProps = {
  /** The person's name, or the e-mail where there is no name. */
  name: string;
  src?: string | null;
  size?: 28 | 36 | 48;
};

/** A person: the picture, or the initials when there is none or it does not load. Decorative beside the name. */
export function Avatar({ name, src, size = 28 }: AvatarProps) {
  const [brokenSrc, setBrokenSrc] = useState<string>();
  const isShown = src && src !== brokenSrc;
  return (
    <Disc aria-hidden $size={size}>
      {isShown ? (
        <img src={src} alt="" referrerPolicy="no-referrer" onError={() => setBrokenSrc(src)} />
      ) : (
        initialsOf(name)
      )}
    </Disc>
  );
}

const Disc = styled.span<{ $size: number }>`
  display: grid;
  place-items: center;
  flex: none;
  width: ${({ $size }) => $size}px;
  height: ${({ $size }) => $size}px;
  overflow: hidden;
  border-radius: 50%;
  background: linear-gradient(140deg, var(--avatar-from), var(--avatar-to));
  color: var(--avatar-fg);
  font: 600 ${({ $size }) => Math.round($size * 0.38)}px/1 var(--font-ui);

  img {
    width: 100%;
    height: 100%;
    object-fit: cover;
  }
`;
