import { countAdministrators, isAdministrator } from '#server/domain/access/requireAdministrator.ts';
import { readJobQueues, type JobQueue as JobQueueRow } from '#server/domain/administration/readJobQueues.ts';
import { readVaultStorage, type VaultStorage as VaultStorageRow } from '#server/domain/administration/readVaultStorage.ts';
import { readRegistrationPolicy, type RegistrationPolicy as RegistrationPolicyRow } from '#server/domain/registration/registrationPolicy.ts';
import { builder } from '../base/builder.ts';
import { Viewer } from '../viewer/Viewer.ts';

export const RegistrationMode = builder.enumType('RegistrationMode', {
  description: 'Who may register.',
  values: {
    CLOSED: { description: 'Nobody.' },
    DOMAINS: { description: 'Whoever has an address of an allowed domain, or an invitation.' },
    INVITED: { description: 'Whoever has an invitation, into a space or by an administrator.' },
    OPEN: { description: 'Everybody.' },
  } as const,
});

const RegistrationSetting = builder.enumType('RegistrationSetting', {
  description: 'A part of who may register.',
  values: {
    ALLOWED_DOMAINS: { value: 'allowedDomains', description: 'The domains.' },
    MODE: { value: 'mode', description: 'Who may.' },
    NEEDS_VERIFIED_EMAIL: { value: 'needsVerifiedEmail', description: 'Whether an account counts only when its address is proven: always with DOMAINS.' },
    SPACES_PER_PERSON: { value: 'spacesPerPerson', description: 'How many spaces one person may own.' },
  } as const,
});

const RegistrationPolicy = builder.objectRef<RegistrationPolicyRow>('RegistrationPolicy').implement({
  description: 'Who may register.',
  fields: (t) => ({
    allowedDomains: t.stringList({ description: 'The parts of addresses behind the @ that may, with DOMAINS.', resolve: ({ allowedDomains }) => [...allowedDomains] }),
    mode: t.expose('mode', { type: RegistrationMode, description: 'Who may.' }),
    needsVerifiedEmail: t.exposeBoolean('needsVerifiedEmail', { description: 'Whether an account counts only when its address is proven.' }),
    spacesPerPerson: t.exposeInt('spacesPerPerson', { nullable: true, description: 'How many spaces one person may own; null for no limit.' }),
    fixedSettings: t.field({
      type: [RegistrationSetting],
      description: 'What variables of the server have fixed, or follows from it: an administrator cannot change it here.',
      resolve: ({ fixedSettings }) => [...fixedSettings],
    }),
  }),
});

const JobQueue = builder.objectRef<JobQueueRow>('JobQueue').implement({
  description: 'The background jobs of one kind.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'What its jobs do: `processSource`. New ones may be added.' }),
    waiting: t.exposeInt('waiting', { description: 'How many wait for their turn, or for their next try.' }),
    running: t.exposeInt('running', { description: 'How many are under way.' }),
    failed: t.exposeInt('failed', { description: 'How many were given up after the last try; see `retryFailedJobs`.' }),
  }),
});

const VaultStorage = builder.objectRef<VaultStorageRow>('VaultStorage').implement({
  description: 'What the vault needs of its disks, and what they have left, in bytes.',
  fields: (t) => ({
    files: t.exposeFloat('files', { description: 'What all files, pictures and saved pages weigh, the same bytes once.' }),
    texts: t.exposeFloat('texts', { description: 'What all texts weigh.' }),
    free: t.exposeFloat('free', { nullable: true, description: 'What the fullest disk has left; null when the server does not watch it (`MIN_FREE_SPACE`).' }),
    floor: t.exposeFloat('floor', { nullable: true, description: 'With less than this left, files and texts are refused; null when the server does not watch.' }),
  }),
});

export const Administration = builder.objectRef<Record<string, never>>('Administration').implement({
  description: 'The whole vault.',
  fields: (t) => ({
    administratorCount: t.int({ description: 'How many look after it and can sign in; the last of them stays.', resolve: (_vault, _args, { db }) => countAdministrators(db) }),
    sendsMail: t.boolean({ description: 'Whether mails are sent; without, links to register are handed over by hand (`createPersonInvitationLink`).', resolve: (_vault, _args, { sendsMail = false }) => sendsMail }),
    jobQueues: t.field({ type: [JobQueue], description: 'The kinds of background jobs of which there are any, by name.', resolve: (_vault, _args, ctx) => readJobQueues(ctx) }),
    storage: t.field({ type: VaultStorage, description: 'How full the disks are.', resolve: (_vault, _args, ctx) => readVaultStorage(ctx) }),
    registration: t.field({ type: RegistrationPolicy, description: 'Who may register.', resolve: (_vault, _args, ctx) => readRegistrationPolicy(ctx) }),
  }),
});

builder.objectField(Viewer, 'administration', (t) =>
  t.field({
    type: Administration,
    nullable: true,
    description: 'The whole vault; null unless you are an administrator.',
    resolve: async (_viewer, _args, ctx) => ((await isAdministrator(ctx)) ? {} : null),
  }),
);
