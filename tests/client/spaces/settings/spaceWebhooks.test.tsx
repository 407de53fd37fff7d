// @vitest-environment jsdom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import SpaceWebhooks from '#client/spaces/settings/webhooks/SpaceWebhooks.tsx';
import { renderPage } from '../../routes/page.tsx';

afterEach(cleanup);

const mirror = { __typename: 'Webhook', id: 'webhook_mirror', name: 'Mirror', url: 'https://mirror.example/hook', events: ['CHANGED', 'JOB_ENDED'], secretHint: 'abcd', disabledReason: null as string | null, failingSince: null as string | null };
const delivery = {
  __typename: 'WebhookDelivery', id: 'delivery_1', event: 'CHANGED', state: 'FAILED', attempts: 8, requestBody: '{"id":"delivery_1"}', responseStatus: 503, responseBody: 'Come back later',
  failure: { code: 'SERVER_ERROR' }, createdAt: '2026-01-01T00:00:00Z', nextTryAt: null,
};
const page = (nodes: readonly { readonly __typename: string; readonly id: string }[]) => ({ edges: nodes.map((node) => ({ node, cursor: node.id })), pageInfo: { hasNextPage: false, endCursor: null } });

async function openWebhooks(webhooks: readonly (typeof mirror)[]) {
  const shown = renderPage({ routes: () => [{ path: '*', Component: () => <SpaceWebhooks spaceId="space_lab" /> }], at: '/' });
  await shown.answer('SpaceWebhooksQuery', { node: { __typename: 'Space', id: 'space_lab', webhooks: page(webhooks) } });
  return shown;
}

test('without any it is said what they are for; a new one shows its secret, this once', async () => {
  const { person, asked, answer } = await openWebhooks([]);
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: 'What it is for' }), 'Mirror');
  await person.type(dialog.getByRole('textbox', { name: /^Address/ }), 'https://mirror.example/hook');
  await person.click(dialog.getByRole('checkbox', { name: 'A source was read' }));
  await person.click(dialog.getByRole('checkbox', { name: 'Anything changes' }));
  await person.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await asked('useCreateWebhookMutation')).toMatchObject({ input: { spaceId: 'space_lab', name: 'Mirror', url: 'https://mirror.example/hook', events: ['SOURCE_COMPLETED'] } });
  await answer('useCreateWebhookMutation', { createWebhook: { __typename: 'CreateWebhookPayload', secret: 'whsec_once', webhook: mirror } });
  const secret = within(await screen.findByRole('alertdialog'));
  expect(secret.getByRole<HTMLInputElement>('textbox', { name: 'Secret' }).value).toBe('whsec_once');
  await person.click(secret.getByRole('button', { name: 'Done' }));
  expect(screen.queryByDisplayValue('whsec_once')).toBeNull();
  expect(await screen.findByText('https://mirror.example/hook')).toBeTruthy();
});

test('an address that cannot be taken is said in the dialog, and what was typed stays', async () => {
  const { person, answer } = await openWebhooks([]);
  await person.click(await screen.findByRole('button', { name: 'Add webhook' }));
  const dialog = within(await screen.findByRole('dialog'));
  await person.type(dialog.getByRole('textbox', { name: 'What it is for' }), 'Mirror');
  await person.type(dialog.getByRole('textbox', { name: /^Address/ }), 'http://10.0.0.1');
  await person.click(dialog.getByRole('button', { name: 'Create' }));
  await answer('useCreateWebhookMutation', { createWebhook: { __typename: 'InvalidInputError', __isError: 'InvalidInputError', code: 'INVALID' } });
  expect((await dialog.findByRole('alert')).textContent).toContain('https only');
  expect(dialog.getByRole<HTMLInputElement>('textbox', { name: /^Address/ }).value).toBe('http://10.0.0.1');
});

test('one that was switched off after failures says so, and is switched on again', async () => {
  const { person, asked, answer } = await openWebhooks([{ ...mirror, disabledReason: 'FAILING', failingSince: '2026-01-01T00:00:00Z' }]);
  expect(await screen.findByText(/no delivery was taken for three days/)).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Switch on' }));
  expect(await asked('useUpdateWebhookMutation')).toEqual({ input: { webhookId: 'webhook_mirror', isDisabled: false } });
  await answer('useUpdateWebhookMutation', { updateWebhook: { __typename: 'UpdateWebhookPayload', secret: null, webhook: mirror } });
  expect(await screen.findByRole('button', { name: 'Switch off' })).toBeTruthy();
  expect(screen.queryByText(/no delivery was taken/)).toBeNull();
});

test('what was sent is told with the answer and why it failed, and is sent again', async () => {
  const { person, asked, answer } = await openWebhooks([mirror]);
  await person.click(await screen.findByRole('button', { name: 'Deliveries' }));
  await answer('DeliveryLogQuery', { node: { ...mirror, deliveries: page([delivery]) } });
  const log = within(await screen.findByRole('list', { name: 'Deliveries' }));
  expect(log.getByText('The server refused it: only an answer of 2xx takes a delivery.')).toBeTruthy();
  expect(log.getByText('Answered 503')).toBeTruthy();
  await person.click(log.getByRole('button', { name: 'Send again' }));
  expect(await asked('useRedeliverMutation')).toEqual({ input: { deliveryIds: ['delivery_1'] } });
  await answer('useRedeliverMutation', { redeliver: { __typename: 'RedeliverPayload', deliveries: [{ __typename: 'WebhookDelivery', id: 'delivery_1' }] } });
  await answer('DeliveryListPaginationQuery', { node: { ...mirror, deliveries: page([{ ...delivery, state: 'DELIVERED', responseStatus: 204, failure: null } as never]) } });
  await waitFor(() => expect(log.getByText('Delivered')).toBeTruthy());
});

test('a test opens what was sent, and deleting asks once more', async () => {
  const { person, asked, answer } = await openWebhooks([mirror]);
  await person.click(await screen.findByRole('button', { name: 'Send test' }));
  expect(await asked('useRedeliverMutation')).toEqual({ input: { testOf: 'webhook_mirror' } });
  await answer('useRedeliverMutation', { redeliver: { __typename: 'RedeliverPayload', deliveries: [{ __typename: 'WebhookDelivery', id: 'delivery_1' }] } });
  await answer('DeliveryLogQuery', { node: { ...mirror, deliveries: page([{ ...delivery, event: null, state: 'WAITING', attempts: 0, failure: null, responseStatus: null } as never]) } });
  expect(await screen.findByText('Waiting')).toBeTruthy();
  await person.click(screen.getByRole('button', { name: 'Delete' }));
  await person.click(screen.getByRole('button', { name: 'Delete with its deliveries' }));
  await answer('useDeleteWebhooksMutation', { deleteWebhooks: { __typename: 'DeleteWebhooksPayload', deletedWebhookIds: ['webhook_mirror'] } });
  expect(await screen.findByRole('heading', { name: 'No webhooks yet' })).toBeTruthy();
});
