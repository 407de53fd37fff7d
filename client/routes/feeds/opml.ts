/** Addresses of feeds in an OPML document, in their order, each once; null for what is none. */
export function readOpml(text: string): string[] | null {
  const document = new DOMParser().parseFromString(text, 'application/xml');
  if (document.querySelector('parsererror') || document.documentElement.nodeName.toLowerCase() !== 'opml') return null;
  const urls = [...document.querySelectorAll('outline')].map((outline) => [...outline.attributes].find(({ name }) => name.toLowerCase() === 'xmlurl')?.value.trim() ?? '');
  return [...new Set(urls.filter((url) => url !== ''))];
}

type OpmlFeed = { readonly title: string; readonly url: string; readonly siteUrl: string | null };

/** An OPML 2.0 document with these feeds. */
export function writeOpml(title: string, feeds: readonly OpmlFeed[]): string {
  const document = new DOMParser().parseFromString('<opml version="2.0"><head><title/></head><body/></opml>', 'application/xml');
  const [head, body] = [document.querySelector('title'), document.querySelector('body')];
  if (head) head.textContent = title;
  for (const feed of feeds) {
    const outline = document.createElement('outline');
    outline.setAttribute('type', 'rss');
    outline.setAttribute('text', feed.title);
    outline.setAttribute('title', feed.title);
    outline.setAttribute('xmlUrl', feed.url);
    if (feed.siteUrl !== null) outline.setAttribute('htmlUrl', feed.siteUrl);
    body?.append(outline);
  }
  return `<?xml version="1.0" encoding="UTF-8"?>\n${new XMLSerializer().serializeToString(document)}\n`;
}
