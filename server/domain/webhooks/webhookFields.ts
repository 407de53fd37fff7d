import { isIP } from 'node:net';
import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { WebhookEvent } from '#server/platform/db/generated/enums.ts';
import { isPublicAddress } from '#server/platform/fetch/addresses.ts';
import { line } from '../input.ts';

const longestUrl = 2_000;

/** The host of an address that is written as numbers, without the brackets of IPv6. */
const bareHost = ({ hostname }: URL) => hostname.replace(/^\[|\]$/g, '');

/** Names are looked up when something is sent; what is written in numbers is known now. */
const isAcceptable = (address: string) => {
  const url = URL.parse(address);
  if (url?.protocol !== 'https:' || url.username !== '' || url.password !== '') return false;
  return isIP(bareHost(url)) === 0 || isPublicAddress(bareHost(url));
};

/** What can be chosen about a webhook. */
export const webhookFields = {
  name: line(100, 'A webhook needs a name.'),
  url: z
    .string()
    .trim()
    .max(longestUrl, `At most ${longestUrl.toLocaleString('en')} characters.`)
    .refine(isAcceptable, 'Give an address such as https://example.org/hook: https only, without a password, and no private address.'),
  events: z
    .array(z.enum(WebhookEvent))
    .min(1, 'Choose at least one event.')
    .transform((events) => [...new Set(events)]),
} as const;

/** What deliveries are signed with: 256 random bits. */
export const newWebhookSecret = (): string => `whsec_${randomBytes(32).toString('base64url')}`;
