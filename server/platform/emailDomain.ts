import { domainToASCII } from 'node:url';

const name = /^(?=.{1,253}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?$/;

/** A domain as the DNS has it, in lower case; null for what is none. */
export function normalizeDomain(given: string): string | null {
  const domain = domainToASCII(given.trim()).toLowerCase();
  return name.test(domain) ? domain : null;
}

/** The domain of an e-mail address; null for what is none, or could be read in two ways. */
export function domainOfEmail(email: string): string | null {
  const parts = email.split('@');
  return parts.length === 2 && parts[0] ? normalizeDomain(parts[1] ?? '') : null;
}
