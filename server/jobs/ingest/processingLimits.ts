import { domainOf } from '#server/domain/sources/add/normalizeUrl.ts';
import { importGroup, hostImportGroup } from '#server/domain/processing/processSource.job.ts';
import type { HostLimiter } from '#server/platform/fetch/hostLimiter.ts';
import type { ConcurrencyLimits } from '#server/platform/queue/concurrencyLimits.ts';

/** Of the places of a worker; the rest is for what people add by hand. */
const maxImports = 12;
/** Two are asked at a time; two more are read meanwhile, or are ready to be asked. */
const maxPerHost = 4;

/**
 * Nobody waits for a slow site but those who want something of it: links to one host take few of the places of a worker, and
 * those that were imported none while it wants to be left alone. What is added by hand is taken up all the same: its log says
 * that the site asked for a pause.
 */
export function processingLimits(hostLimiter: HostLimiter): ConcurrencyLimits {
  return {
    limitOf: (group) => (group === importGroup ? maxImports : maxPerHost),
    pausedGroups: () => hostLimiter.pausedHosts().map((host) => hostImportGroup(domainOf(host))),
  };
}
