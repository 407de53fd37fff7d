import type { ReactNode, SubmitEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { Button } from '#client/ui/controls/Button.tsx';
import { TextLink } from '#client/ui/controls/TextLink.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { authMessages } from './authMessages.ts';

type AuthFormProps = {
  title: string;
  lede: ReactNode;
  /** A drawing above the title. */
  sign?: ReactNode;
  /** The failure no field caused. */
  alert?: ReactNode;
  children: ReactNode;
  /** The line with the way to another page. */
  alternative?: ReactNode;
  /** Without it the block is no form. */
  onSubmit?: () => void;
};

/** A sign-in page's column: title, line, alert, fields and buttons. Also names the browser's tab. */
export function AuthForm({ title, lede, sign, alert, children, alternative, onSubmit }: AuthFormProps) {
  const content = (
    <>
      <PageTitle>{title}</PageTitle>
      {sign}
      <div>
        <Title>{title}</Title>
        <Lede>{lede}</Lede>
      </div>
      {alert}
      {children}
      {alternative && <Alternative>{alternative}</Alternative>}
    </>
  );
  if (!onSubmit) return <Column>{content}</Column>;

  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    onSubmit();
  };
  return (
    <Column as="form" noValidate onSubmit={submit}>
      {content}
    </Column>
  );
}

/** What a message's `<link>` becomes: a link to another page, in the line that it stands in. */
export function linkTo(path: string) {
  return (chunks: ReactNode) => (
    <TextLink key={path}>
      <Link to={path}>{chunks}</Link>
    </TextLink>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  width: 352px;
  max-width: 100%;

  ${onPhone} {
    width: 100%;
  }
`;

type SubmitButtonProps = { isSending: boolean; sendingLabel: string; children: ReactNode };

/** The button that sends a sign-in page's form. */
export function SubmitButton({ isSending, sendingLabel, children }: SubmitButtonProps) {
  return (
    <Button type="submit" variant="primary" size={40} block loading={isSending} loadingLabel={sendingLabel}>
      {children}
    </Button>
  );
}

/** The way back to the sign-in page. */
export function BackToSignIn() {
  return (
    <TextLink>
      <Link to="/login">
        <FormattedMessage {...authMessages.backToSignIn} />
      </Link>
    </TextLink>
  );
}

/** The fields of a form, 16 px apart. */
export const Fields = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
`;

/** "or" between two ways to sign in. */
export const OrLine = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  color: var(--fg-3);
  font: var(--text-12);

  &::before,
  &::after {
    content: '';
    flex: 1;
    height: 1px;
    background: var(--line-1);
  }
`;

/** The square behind a page's drawing. */
export const SignSquare = styled.span`
  display: grid;
  place-items: center;
  width: 48px;
  height: 48px;
  border-radius: var(--r-lg);
  background: var(--accent-soft);
  color: var(--accent-fg);
`;

const Title = styled.h1`
  font: var(--text-28);
  letter-spacing: -0.022em;
  text-wrap: balance;
`;

const Lede = styled.p`
  margin-block-start: 8px;
  color: var(--fg-2);
  line-height: 20px;
  overflow-wrap: anywhere;
`;

const Alternative = styled.p`
  color: var(--fg-2);
  font-size: 13px;
`;
