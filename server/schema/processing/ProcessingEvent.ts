import { type LoggedStage, readLoggedStages } from '#server/domain/processing/processingLog.ts';
import { encodePublicId } from '#server/domain/publicId.ts';
import { builder } from '../base/builder.ts';
import { registerNode } from '../base/nodes.ts';

export const SourceType = builder.enumType('SourceType', {
  description: 'What kind of thing a source is.',
  values: {
    URI: { description: 'A link to a web page.' },
    FILE: { description: 'An uploaded file.' },
    CONTENT: { description: 'Pasted text.' },
    NOTE: { description: 'A note in Markdown.' },
  } as const,
});

export const SourceStatus = builder.enumType('SourceStatus', {
  description: 'How far the processing of a source is.',
  values: {
    UPLOADING: { description: 'Its bytes are still on their way.' },
    PENDING: { description: 'It waits for a worker, or for the next try.' },
    PROCESSING: { description: 'A worker is at it.' },
    COMPLETED: { description: 'Its text is there.' },
    FAILED: { description: '`failure` says why. `retrySources` starts over.' },
  } as const,
});

export const FailureCode = builder.enumType('FailureCode', {
  description: 'Why the processing of a source failed.',
  values: {
    BLOCKED: { description: 'The site refuses: a sign-in, a paywall or a check for robots.' },
    NOT_FOUND: { description: 'The page does not exist.' },
    TIMEOUT: { description: 'The site did not answer in time.' },
    TOO_LARGE: { description: 'It is larger than what is read.' },
    NO_TEXT: { description: 'There is no readable text in it.' },
    UNSUPPORTED: { description: 'This kind of address or document is not read.' },
    PRIVATE_ADDRESS: { description: 'The address lies in a private network.' },
    DNS: { description: 'The name of the site is not known.' },
    TLS: { description: 'The certificate of the site cannot be trusted.' },
    SERVER_ERROR: { description: 'The site has a problem of its own, or asks for a pause.' },
    UNREACHABLE: { description: 'Nothing answers at the address, or its name could not be looked up just now.' },
    INCOMPLETE: { description: 'The bytes of a file did not come, or not those that were announced: send them again.' },
    PASSWORD: { description: 'The document is protected by a password.' },
    DAMAGED: { description: 'The file is broken off, or not what it says it is.' },
    PAYWALL: { description: 'The page shows its text to subscribers only.' },
    BOT_CHECK: { description: 'The page wants to know first that a person is asking.' },
    CONSENT: { description: 'Instead of its text, the page asks whether one agrees to cookies and the like.' },
    NO_TEXT_LAYER: { description: 'The document consists of pictures of text: it was scanned.' },
    QUOTA: { description: 'The space has no room left for it.' },
    STORAGE_FULL: { description: 'The disk of the vault is almost full.' },
    NO_MODEL: { description: 'It needs a language model, and none is configured.' },
    BUDGET: { description: 'The space has spent what its model may cost a day.' },
    MODEL_ERROR: { description: 'The model did not answer, or not in a usable way.' },
    MODEL_RATE_LIMITED: { description: 'The service of the model is asked too often: later it will do.' },
    MODEL_QUOTA: { description: 'What the vault may use of the service of the model is used up there; whoever looks after the vault can see to it.' },
    MODEL_UNAUTHORIZED: { description: 'The service of the model does not take the key of the vault; whoever looks after the vault can set another.' },
    MODEL_NOT_FOUND: { description: 'The service of the model knows no such model, or its address is another one; whoever looks after the vault can set them right.' },
    INTERNAL: { description: 'Something went wrong in the vault itself. It has been logged.' },
    NEEDS_BROWSER: { description: 'The page is built by its scripts, and this vault has no browser to read it in.' },
    BROWSER_ERROR: { description: 'The browser of this vault did not start, or broke off with this page.' },
  } as const,
});

export const ProcessingStage = builder.enumType('ProcessingStage', {
  description: 'One step of the processing.',
  values: {
    FETCH: { description: 'Getting the page.' },
    EXTRACT: { description: 'Finding its text.' },
    RENDER: { description: 'Showing the page in a browser: its text is found once more then.' },
    RECOGNIZE: { description: 'Recognising text in pictures: of a scan, or in a photograph.' },
    PREVIEW: { description: 'Making its pictures.' },
    SNAPSHOT: { description: 'Keeping the page as it was.' },
    SUMMARY: { description: 'Summing it up.' },
    TAGS: { description: 'Finding its tags.' },
    STRUCTURE: { description: 'Finding its outline.' },
    REWRITE: { description: 'Writing it in the length and the way the space wants.' },
    TRANSLATE: { description: 'Translating it.' },
    SAVE: { description: 'Keeping the result.' },
  } as const,
});

const ProcessingOutcome = builder.enumType('ProcessingOutcome', {
  description: 'How a stage ended.',
  values: {
    RUNNING: { description: 'It has not ended yet.' },
    SUCCEEDED: { description: 'It did what it should.' },
    RETRYING: { description: 'A passing problem: it is tried again.' },
    FAILED: { description: 'It cannot be done; `code` and `message` say why.' },
    SKIPPED: { description: 'It was not needed.' },
  } as const,
});

export const ProcessingEvent = builder.objectRef<LoggedStage>('ProcessingEvent').implement({
  description: 'One stage in the processing of a source.',
  interfaces: [builder.nodeInterfaceRef()],
  fields: (t) => ({
    id: t.id({ description: 'The public id.', resolve: ({ id }) => encodePublicId('ProcessingEvent', id) }),
    run: t.exposeInt('run', { description: 'Counts how often processing was asked for, from 1.' }),
    stage: t.expose('stage', { type: ProcessingStage, description: 'Which step.' }),
    outcome: t.expose('outcome', { type: ProcessingOutcome, description: 'How it ended.' }),
    code: t.expose('code', { type: FailureCode, nullable: true, description: 'Why it failed, for programs.' }),
    message: t.exposeString('message', { nullable: true, description: 'Why it failed or is tried again, for people.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', description: 'When it began.' }),
    durationMs: t.exposeInt('durationMs', { nullable: true, description: 'How long it took, in milliseconds; null while it runs.' }),
    partsDone: t.exposeInt('partsDone', { nullable: true, description: 'How many of its `parts` are done; while it runs a little behind.' }),
    parts: t.exposeInt('parts', {
      nullable: true,
      description: 'Of how many parts it consists, where that is known and it takes a while: pages of a document (EXTRACT), pieces of a text that a model works on (SUMMARY, REWRITE, TRANSLATE).',
    }),
  }),
});
registerNode('ProcessingEvent', readLoggedStages);
