/** Google's own mark in Google's own colours, as its sign-in rules ask. */
export function GoogleLogo() {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" aria-hidden focusable={false}>
      <path fill="#4285f4" d="M15.3 8.2c0-.5 0-1-.1-1.4H8v2.7h4.1a3.5 3.5 0 0 1-1.5 2.3v1.9H13a7.4 7.4 0 0 0 2.3-5.5z" />
      <path fill="#34a853" d="M8 15.6c2 0 3.7-.7 5-1.9l-2.4-1.9c-.7.5-1.5.7-2.6.7-2 0-3.6-1.3-4.2-3.1H1.3v2A7.6 7.6 0 0 0 8 15.6z" />
      <path fill="#fbbc05" d="M3.8 9.4a4.6 4.6 0 0 1 0-2.9v-2H1.3a7.6 7.6 0 0 0 0 6.9z" />
      <path fill="#ea4335" d="M8 3.4c1.1 0 2.1.4 2.9 1.1L13 2.4A7.6 7.6 0 0 0 1.3 4.6l2.5 1.9C4.4 4.7 6 3.4 8 3.4z" />
    </svg>
  );
}
