import { useState } from 'react';
import { useIntl } from 'react-intl';
import type { ErrorCode, Role } from '#client/generated/schemaTypes.ts';
import { useInviteMember } from './useInviteMember.ts';

const mailLanguages = { en: 'EN', es: 'ES', zh: 'ZH', ar: 'AR', he: 'HE' } as const;

/** The invitation that is being written: whom, as what, and what became of it. */
export function useInvitation(spaceId: string) {
  const intl = useIntl();
  const { inviteMember, isInviting } = useInviteMember();
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<Role>('EDITOR');
  const [outcome, setOutcome] = useState<{ id: string; sentTo: string } | { code: ErrorCode | null } | null>(null);

  const send = () => {
    const address = email.trim();
    if (address === '' || isInviting) return;
    setOutcome(null);
    inviteMember(
      { spaceId, email: address, role, language: mailLanguages[intl.locale as keyof typeof mailLanguages] },
      {
        onDone: ({ invitation }) => {
          setEmail('');
          setOutcome(invitation ? { id: invitation.id, sentTo: address } : null);
        },
        onRefused: (code) => setOutcome({ code }),
      },
    );
  };
  return { email, setEmail, role, setRole, outcome, send, isInviting };
}

export type InvitationDraft = ReturnType<typeof useInvitation>;
