import { auditActions } from './auditActions.ts';

export type AuditAction = keyof typeof auditActions;

/** Which entries are shown: what stands in the address. */
export type AuditFilter = { readonly actions: readonly AuditAction[] | null; readonly text: string | null; readonly userId: string | null };

/** Reads the address; what is no action counts as none. */
export function auditFilterOf(params: URLSearchParams): AuditFilter {
  const wanted = params.get('action')?.toUpperCase() ?? '';
  return {
    actions: Object.hasOwn(auditActions, wanted) ? [wanted as AuditAction] : null,
    text: params.get('q')?.trim() || null,
    userId: params.get('person') || null,
  };
}

/** The address of a filter. */
export const auditParamsOf = ({ actions, text, userId }: AuditFilter): URLSearchParams =>
  new URLSearchParams({ ...(text !== null && { q: text }), ...(actions?.[0] && { action: actions[0].toLowerCase() }), ...(userId !== null && { person: userId }) });
