/** The arch of empty states, 112 by 80. `add` shows a plus in a dashed door: something can be put here. */
export function Arch({ add = false }: { add?: boolean }) {
  return (
    <svg width="112" height="80" viewBox="0 0 112 80" fill="none" aria-hidden focusable={false}>
      <path d="M8 79h96" stroke="var(--line-2)" />
      <path d="M20 79V44a36 36 0 0 1 72 0v35" stroke="var(--line-2)" />
      <path d="M31 79V45a25 25 0 0 1 50 0v34" stroke="var(--line-2)" />
      {add ? (
        <>
          <path d="M42 79V46a14 14 0 0 1 28 0v33" stroke="var(--line-3)" strokeDasharray="3 4" strokeWidth="1.25" />
          <path d="M56 52v12M50 58h12" stroke="var(--accent)" strokeWidth="1.75" strokeLinecap="round" />
        </>
      ) : (
        <path d="M42 79V46a14 14 0 0 1 28 0v33z" fill="var(--accent-soft-2)" stroke="var(--accent)" strokeWidth="1.25" />
      )}
    </svg>
  );
}
