import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import modules from '../tests/architecture/modules.cjs';

/**
 * node tools/print-readme.mjs           writes the table of modules into README.md, and docs/decisions/README.md
 * node tools/print-readme.mjs --check   says whether both are up to date
 */
const root = fileURLToPath(new URL('..', import.meta.url));

/** @typedef {{ what: string, may: readonly string[], types?: readonly string[] }} Module */

/** The areas of decisions, in the order in which the index lists them. */
const areas = {
  http: 'HTTP, REST and files (server/http)',
  schema: 'GraphQL schema (server/schema)',
  domain: 'Domain (server/domain)',
  jobs: 'Jobs (server/jobs)',
  identity: 'Identity (server/identity)',
  platform: 'Platform (server/platform, prisma)',
  client: 'Client (client)',
  mcp: 'MCP server (mcp)',
  tests: 'Tests and tools (tests, tools)',
};

const begin = '<!-- modules: written by `npm run readme` -->';
const end = '<!-- end of modules -->';

/**
 * One row per module; its neighbours without the folder they share with it, generated code left out.
 *
 * @param {Record<string, Module>} table
 */
function moduleTable(table) {
  const rows = Object.entries(table).map(([module, { what, may, types = [] }]) => {
    const top = `${module.split('/')[0]}/`;
    const short = (/** @type {string} */ path) => (path.startsWith(top) ? path.slice(top.length) : path);
    const written = may.filter((path) => !/\/(__generated__|generated)$/.test(path));
    const names = [...written.map(short), ...types.filter((path) => !/\/(__generated__|generated)$/.test(path)).map((path) => `${short(path)} (types)`)];
    return `| \`${module}\` | ${what} | ${names.length > 0 ? names.join(', ') : 'nothing of ours'} |`;
  });
  return ['| module | what it is for | may import |', '| --- | --- | --- |', ...rows].join('\n');
}

/**
 * The title, status and area of a decision page: its first line, and the line that begins with its date.
 *
 * @param {string} name
 */
function readDecision(name) {
  const [title = '', , about = ''] = readFileSync(join(root, 'docs/decisions', name), 'utf8').split('\n');
  const [, status = '', area = ''] = /^Date: \d{4}-\d\d-\d\d · Status: (.+) · Area: (\w+)$/.exec(about) ?? [];
  if (!title.startsWith('# ') || !(area in areas)) throw new Error(`docs/decisions/${name}: the third line is not "Date: … · Status: … · Area: …", with an area among: ${Object.keys(areas).join(', ')}`);
  return { name, title: title.slice(2), status, area };
}

function decisionIndex() {
  const decisions = readdirSync(join(root, 'docs/decisions'))
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .sort()
    .map(readDecision);
  const sections = Object.entries(areas).map(([area, heading]) => {
    const lines = decisions.filter((each) => each.area === area).map(({ name, title, status }) => `- [${title}](${name})${status === 'accepted' ? '' : ` · ${status}`}`);
    return lines.length > 0 ? `## ${heading}\n\n${lines.join('\n')}\n` : '';
  });
  return [
    '# Decisions\n',
    'Why things are as they are, by area. Pages are accepted unless the line says otherwise. Written by `npm run readme` from the title and the third line of each page.\n',
    ...sections.filter((section) => section !== ''),
  ].join('\n');
}

function readme() {
  const text = readFileSync(join(root, 'README.md'), 'utf8');
  const [from, to] = [text.indexOf(begin), text.indexOf(end)];
  if (from === -1 || to === -1) throw new Error(`README.md lacks the lines "${begin}" and "${end}".`);
  return `${text.slice(0, from)}${begin}\n\n${moduleTable(modules)}\n\n${text.slice(to)}`;
}

const isCheck = process.argv.includes('--check');
for (const [file, text] of Object.entries({ 'README.md': readme(), 'docs/decisions/README.md': decisionIndex() })) {
  const path = join(root, file);
  if (!isCheck) writeFileSync(path, text);
  else if (readFileSync(path, 'utf8') !== text) {
    console.error(`${file} is not up to date: run \`npm run readme\``);
    process.exitCode = 1;
  }
}
