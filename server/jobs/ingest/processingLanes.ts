import { domainOf } from '#server/domain/sources/add/normalizeUrl.ts';
import { importLane, importOfHostLane } from '#server/domain/processing/processSource.job.ts';
import type { HostGate } from '#server/platform/fetch/hostGate.ts';
import type { LaneRules } from '#server/platform/queue/lanes.ts';

/** Of the places of a worker; the rest is for what people add by hand. */
const mostImports = 12;
/** Two are asked at a time; two more are read meanwhile, or are ready to be asked. */
const mostOfHost = 4;

/**
 * Nobody waits for a slow site but those who want something of it: links to one host take few of the places of a worker, and
 * those that were imported none while it wants to be left alone. What is added by hand is taken up all the same: its log says
 * that the site asked for a pause.
 */
export function processingLanes(hosts: HostGate): LaneRules {
  return {
    most: (lane) => (lane === importLane ? mostImports : mostOfHost),
    closed: () => hosts.resting().map((host) => importOfHostLane(domainOf(host))),
  };
}
