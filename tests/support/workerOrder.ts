import { readFileSync } from 'node:fs';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/**
 * Files of one project that want the same environment follow each other: a process goes on to the next file only while that
 * wants what it has, and otherwise ends. Among them the longest come first, as vitest has it.
 */
export class WorkerOrder extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const groups = Map.groupBy(await super.sort(files), (file) => `${file.project.name} ${environmentOf(file)}`);
    return [...groups.values()].flat();
  }
}

/** What the comment at the top of a file asks for. */
function environmentOf({ moduleId, project }: TestSpecification): string {
  return /^\/\/ @vitest-environment (\S+)/m.exec(readFileSync(moduleId, 'utf8'))?.[1] ?? project.config.environment;
}
