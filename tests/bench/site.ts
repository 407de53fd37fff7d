import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A local web site of pages and PDFs, for workers to read. */
export interface Site {
  /** Addresses of its pages or documents, over several hosts: of one host two are asked at a time. */
  addresses(kind: 'page' | 'pdf', count: number): string[];
  close(): void;
}

const hosts = 16;
const words = 'the memory of a list fades with time unless somebody repeats what was learned before it is lost and rests in between nights of sleep'.split(' ');

export function sentence(seed: number): string {
  const picked = Array.from({ length: 14 }, (_, index) => words[(seed * 7 + index * (1 + (seed % 5))) % words.length]);
  return `Sentence ${seed}: ${picked.join(' ')}.`;
}

function page(number: number): string {
  const paragraphs = Array.from({ length: 40 }, (_, at) => `<p>${Array.from({ length: 5 }, (_each, index) => sentence(number * 211 + at * 5 + index)).join(' ')} <a href="/page/${at}">More</a></p>`);
  const menu = Array.from({ length: 120 }, (_, index) => `<li><a href="/menu/${index}">Entry ${index}</a></li>`).join('');
  return `<!doctype html><html lang="en"><head><title>Page ${number}</title><meta property="og:site_name" content="Bench"><style>${'p { margin: 1em 0 } '.repeat(300)}</style>
    <script>${'var a = 1;'.repeat(500)}</script></head><body><nav><ul>${menu}</ul></nav><main><article><h1>Page ${number}</h1>${paragraphs.join('\n')}</article></main><footer>${menu}</footer></body></html>`;
}

/** A document of ten pages of text, uncompressed. */
function pdf(number: number): string {
  const pages = 10;
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', `<< /Type /Pages /Count ${pages} /Kids [${Array.from({ length: pages }, (_, at) => `${4 + at * 2} 0 R`).join(' ')}] >>`, '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>'];
  for (let at = 0; at < pages; at += 1) {
    const lines = Array.from({ length: 40 }, (_, line) => `(${sentence(number * 97 + at * 40 + line)}) Tj 0 -16 Td`).join('\n');
    const stream = `BT /F1 9 Tf 40 780 Td\n${lines}\nET`;
    objects.push(`<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Resources << /Font << /F1 3 0 R >> >> /Contents ${5 + at * 2} 0 R >>`, `<< /Length ${stream.length} >>\nstream\n${stream}\nendstream`);
  }
  let text = '%PDF-1.4\n';
  const places = objects.map((object, index) => {
    const place = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return place;
  });
  const table = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  return `${text}xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${table}trailer\n<< /Size ${objects.length + 1} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF`;
}

/** Opens it on a port of its own; `FETCH_ALLOW=127.0.0.0/8` lets a worker reach it. */
export async function openSite(): Promise<Site> {
  const server = createServer((request, response) => {
    const [, kind, number] = request.url?.split('/') ?? [];
    if (kind === 'page') response.setHeader('content-type', 'text/html; charset=utf-8').end(page(Number(number)));
    else if (kind === 'pdf') response.setHeader('content-type', 'application/pdf').end(pdf(Number(number)));
    else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '0.0.0.0', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    addresses: (kind, count) => Array.from({ length: count }, (_, index) => `http://127.0.0.${1 + (index % hosts)}:${port}/${kind}/${index}`),
    close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
