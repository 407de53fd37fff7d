import { domainOf } from '#server/domain/sources/add/normalizeUrl.ts';
import { archiveGroup } from '#server/domain/processing/archiveSource.job.ts';
import { importGroup, hostImportGroup, isHostImportGroup } from '#server/domain/processing/processSource.job.ts';
import type { HostLimiter } from '#server/platform/fetch/hostLimiter.ts';
import type { ConcurrencyLimits } from '#server/platform/queue/concurrencyLimits.ts';

/** Of the slots of a worker (18); what these and archived pages leave is for what people add by hand. */
const maxImports = 12;
/** Of pages that are kept as they were: in this time nobody waits for them. */
const maxArchived = 3;
/** Two are fetched at a time; two more are read meanwhile, or wait for their turn. */
const maxImportsPerHost = 4;
/** So there is always a slot for a link by hand to a host of which much is imported. */
const maxPerHost = 5;

/**
 * A slow site delays only its own links: links to one host take few of the slots of a worker, and imported ones none while the
 * host has paused. What is added by hand is processed all the same: its log says that the site asked for a pause.
 */
export function processingLimits(hostLimiter: HostLimiter): ConcurrencyLimits {
  return {
    limitOf(group) {
      if (group === importGroup) return maxImports;
      if (group === archiveGroup) return maxArchived;
      return isHostImportGroup(group) ? maxImportsPerHost : maxPerHost;
    },
    pausedGroups: () => hostLimiter.pausedHosts().map((host) => hostImportGroup(domainOf(host))),
  };
}
