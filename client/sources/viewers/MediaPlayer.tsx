type MediaPlayerProps = {
  kind: 'audio' | 'video';
  url: string;
  title: string;
  posterUrl: string | null;
  onBroken?: () => void;
  className?: string;
};

/** The browser's own player, which loads what is played. A video without a cover shows its first frame. */
export function MediaPlayer({ kind, url, title, posterUrl, onBroken, className }: MediaPlayerProps) {
  const shared = { className, controls: true, preload: 'metadata', 'aria-label': title, onError: onBroken } as const;
  if (kind === 'audio') return <audio {...shared} ref={sayAgain} src={url} />;
  // Some browsers draw no frame before one is asked for.
  return <video {...shared} ref={sayAgain} src={posterUrl === null ? `${url}#t=0.001` : url} poster={posterUrl ?? undefined} playsInline />;
}

/** A player loads as soon as it is made. What failed before it came onto the page nobody has heard. */
function sayAgain(player: HTMLMediaElement | null): void {
  if (player?.error) queueMicrotask(() => player.dispatchEvent(new Event('error')));
}
