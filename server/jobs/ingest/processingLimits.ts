import { domainOf } from '#server/domain/sources/add/normalizeUrl.ts';
import { archiveGroup } from '#server/domain/processing/archiveSource.job.ts';
import { importGroup, hostImportGroup } from '#server/domain/processing/processSource.job.ts';
import type { HostLimiter } from '#server/platform/fetch/hostLimiter.ts';
import type { ConcurrencyLimits } from '#server/platform/queue/concurrencyLimits.ts';

/** Of the slots of a worker; the rest is for what people add by hand. */
const maxImports = 12;
/** Of pages that are kept as they were: in this time nobody waits for them. */
const maxArchived = 3;
/** Two are fetched at a time; two more are read meanwhile, or wait for their turn. */
const maxPerHost = 4;

/**
 * A slow site delays only its own links: links to one host take few of the slots of a worker, and imported ones none while the
 * host has paused. What is added by hand is processed all the same: its log says that the site asked for a pause.
 */
export function processingLimits(hostLimiter: HostLimiter): ConcurrencyLimits {
  return {
    limitOf: (group) => (group === importGroup ? maxImports : group === archiveGroup ? maxArchived : maxPerHost),
    pausedGroups: () => hostLimiter.pausedHosts().map((host) => hostImportGroup(domainOf(host))),
  };
}
