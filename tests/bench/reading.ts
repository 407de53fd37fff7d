import { parseArgs } from 'node:util';
import { say } from './report.ts';
import { measureFiles } from './reading/publicFiles.ts';
import { measurePages } from './reading/knownPages.ts';

/*
 * How well and how fast pages and files are read (docs/benchmarks.md). Never part of `npm test`.
 *
 *   --pages FOLDER   pages of which people know text, author, date or language; also several, by commas
 *   --files FOLDER   files of any kind: how reading them ends
 *   --texts FOLDER   the text of some of them, as another program reads it: FOLDER/<path of the file>.txt
 *   --repeat 3       rounds for the time of pages; 0 for none
 *   --verbose        names what is wrong
 */

const { values: options } = parseArgs({
  options: { pages: { type: 'string' }, files: { type: 'string' }, texts: { type: 'string' }, repeat: { type: 'string', default: '3' }, verbose: { type: 'boolean', default: false } },
});

if (options.pages === undefined && options.files === undefined) {
  say('Give a folder of pages or of files: npm run bench:reading -- --pages FOLDER --files FOLDER');
  process.exitCode = 1;
}
for (const folder of options.pages?.split(',') ?? []) await measurePages(folder, { repeat: Number(options.repeat), verbose: options.verbose });
if (options.files !== undefined) await measureFiles(options.files, { texts: options.texts ?? null, verbose: options.verbose });
