import type { Failure as FailureRow } from '#server/domain/processing/processingRun.ts';
import { builder } from '../base/builder.ts';
import { FailureCode } from './ProcessingEvent.ts';

/** Why something went wrong in the background. */
export const Failure = builder.objectRef<FailureRow>('Failure').implement({
  description: 'Why something that was done in the background went wrong.',
  fields: (t) => ({
    code: t.expose('code', { type: FailureCode, description: 'For programs: the codes of sources serve all areas.' }),
    message: t.exposeString('message', { description: 'For people, in English.' }),
    requestId: t.string({ nullable: true, description: 'What to tell who looks after the vault; null when there is nothing in its log.', resolve: () => null }),
  }),
});
