import type { SourceProgress, StageProgress } from '#server/domain/processing/progress.ts';
import { builder } from '../base/builder.ts';
import { ProcessingStage } from '../processing/ProcessingEvent.ts';

const StageState = builder.enumType('ProcessingStageState', {
  description: 'How far one stage is.',
  values: {
    DONE: { description: 'It has ended.' },
    RUNNING: { description: 'It runs.' },
    WAITING: { description: 'It has not begun yet, or will be tried again.' },
  } as const,
});

const StageProgressType = builder.objectRef<StageProgress>('StageProgress').implement({
  description: 'One stage of what is being done with a source.',
  fields: (t) => ({
    stage: t.field({ type: ProcessingStage, description: 'Which step.', resolve: ({ stage }) => stage }),
    state: t.field({ type: StageState, description: 'How far it is.', resolve: ({ state }) => state }),
    durationMs: t.exposeInt('durationMs', { nullable: true, description: 'How long it took, in milliseconds; null unless it is DONE.' }),
    isRetrying: t.exposeBoolean('isRetrying', { description: 'Whether it went wrong and will be tried again by itself.' }),
    partsDone: t.int({ nullable: true, description: 'How many of its `parts` are done; while it runs a little behind.', resolve: ({ parts }) => parts?.done }),
    parts: t.int({ nullable: true, description: 'Of how many parts it consists, where that is known and it takes a while, such as the pages of a document.', resolve: ({ parts }) => parts?.of }),
  }),
});

export const SourceProgressType = builder.objectRef<SourceProgress>('SourceProgress').implement({
  description: 'How far the processing of a source is, in its present run.',
  fields: (t) => ({
    stage: t.expose('stage', { type: ProcessingStage, nullable: true, description: 'The stage that runs; null while it waits.' }),
    percent: t.exposeInt('percent', { nullable: true, description: 'How much is done, 0 to 100, by stages and their parts; null before the first stage is done.' }),
    startedAt: t.expose('startedAt', { type: 'DateTime', nullable: true, description: 'When its first stage began; null until then.' }),
    stages: t.field({ type: [StageProgressType], description: 'The stages in their order, also those that are still expected.', resolve: ({ stages }) => stages }),
  }),
});
