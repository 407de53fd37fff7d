import type { RunRef } from '#server/domain/runs/stopRuns.ts';
import { loadMessage } from '../ask/Message.ts';
import type { ById } from '../base/perOperation.ts';
import { loadAnalysis } from '../prompts/PromptAnalysis.ts';
import { loadPromptRun } from '../prompts/PromptRun.ts';
import { loadTestRun } from '../testSets/TestRun.ts';
import { loadJob } from '../runs/Job.ts';
import type { RunShape } from '../runs/Run.ts';

/** How a run of each kind is read that the reader may see. */
export const loadRun: Record<RunRef['kind'], ById<RunShape>> = { Job: loadJob, Message: loadMessage, PromptAnalysis: loadAnalysis, PromptRun: loadPromptRun, TestRun: loadTestRun };
