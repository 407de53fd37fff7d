/** A name in every language (RFC 6266), and one in ASCII for those who cannot read that. */
export function attachment(name: string): string {
  const tidy = name.replace(/[\\/:*?"<>|\p{Cc}]+/gu, ' ').trim() || 'file';
  const encoded = encodeURIComponent(tidy).replace(/['()*]/g, (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`);
  return `attachment; filename="${tidy.replace(/[^\x20-\x7e]/g, '_')}"; filename*=UTF-8''${encoded}`;
}
