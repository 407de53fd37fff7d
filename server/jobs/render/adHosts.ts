/**
 * Hosts of advertisements, beacons and what follows people around: no page needs them in order to be read. Only what does nothing else is here; each stands for
 * all that is below it.
 */
const hosts: ReadonlySet<string> = new Set([
  '2mdn.net', 'adform.net', 'adnxs.com', 'adroll.com', 'adsafeprotected.com', 'adsrvr.org', 'adtrafficquality.google', 'amazon-adsystem.com', 'amplitude.com', 'analytics.google.com',
  'app-measurement.com', 'bat.bing.com', 'bluekai.com', 'bounceexchange.com', 'casalemedia.com', 'chartbeat.com', 'chartbeat.net', 'clarity.ms', 'connect.facebook.net', 'crazyegg.com',
  'criteo.com', 'criteo.net', 'demdex.net', 'doubleclick.net', 'doubleverify.com', 'exelator.com', 'fullstory.com', 'google-analytics.com', 'googleadservices.com', 'googlesyndication.com',
  'googletagmanager.com', 'googletagservices.com', 'heap.io', 'heapanalytics.com', 'hotjar.com', 'hotjar.io', 'imrworldwide.com', 'indexww.com', 'krxd.net', 'lijit.com',
  'mathtag.com', 'matomo.cloud', 'mc.yandex.ru', 'media.net', 'mixpanel.com', 'moatads.com', 'mouseflow.com', 'newrelic.com', 'nr-data.net', 'omtrdc.net',
  'openx.net', 'optimizely.com', 'outbrain.com', 'parsely.com', 'permutive.com', 'pixel.wp.com', 'popads.net', 'propellerads.com', 'pubmatic.com',
  'quantserve.com', 'rubiconproject.com', 'scorecardresearch.com', 'segment.io', 'sentry.io', 'sharethis.com', 'sharethrough.com', 'smartadserver.com', 'snap.licdn.com', 'stats.wp.com',
  'taboola.com', 'teads.tv', 'tealiumiq.com', 'tiqcdn.com', 'turn.com', 'yieldmo.com', 'zedo.com', 'zemanta.com',
]);

/** Whether a host is there for advertisements or beacons alone. @param host lower case, as in a URL */
export function isAdHost(host: string): boolean {
  const labels = host.split('.');
  return labels.some((_, index) => hosts.has(labels.slice(index).join('.')));
}
