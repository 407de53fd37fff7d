import { ClipboardType, NotebookPen } from 'lucide';
import { Favicon } from '#client/ui/display/Favicon.tsx';
import { Icon } from '#client/ui/display/Icon.tsx';
import { fileKind } from './fileKind.ts';

type SourceSignProps = { type: string; domain: string | null; faviconUrl: string | null; mimeType: string | null };

/** What a source is, at a glance: the picture of its site, or the icon of its kind. */
export function SourceIcon({ type, domain, faviconUrl, mimeType }: SourceSignProps) {
  if (type === 'URI') return <Favicon src={faviconUrl} host={domain ?? ''} />;
  if (type === 'FILE') return <Icon of={fileKind(mimeType).icon} />;
  return <Icon of={type === 'NOTE' ? NotebookPen : ClipboardType} />;
}
