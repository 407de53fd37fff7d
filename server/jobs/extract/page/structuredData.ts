import type { DomDocument } from '../text/dom.ts';
import { oneLine } from '../text/words.ts';

/** What a page's JSON-LD says about the article on it, as far as it says so in a usable shape. */
interface StructuredData {
  readonly headline: string | null;
  readonly description: string | null;
  /** The text itself, plain or as markup. */
  readonly body: string | null;
  readonly authors: readonly string[];
  readonly publishedAt: string | null;
  readonly image: string | null;
  readonly publisher: string | null;
  /** Whether all of it can be read without paying or signing in; null where the page does not say. */
  readonly free: boolean | null;
  readonly recipe: Recipe | null;
}

/** How to cook something, line by line. */
export interface Recipe {
  readonly name: string | null;
  readonly ingredients: readonly string[];
  readonly steps: readonly string[];
}

type Json = Readonly<Record<string, unknown>>;

const ARTICLE = /(Article|BlogPosting|Report|NewsStory|Review|Recipe|TechNote|DiscussionForumPosting|^CreativeWork)$/;
const LONGEST_SCRIPT = 500_000;
const MAX_OBJECTS = 2000;

/** Reads the JSON-LD blocks of a page (schema.org). Broken blocks are passed over. */
export function readStructuredData(document: DomDocument): StructuredData {
  const objects = document
    .querySelectorAll('script[type="application/ld+json"]')
    .flatMap((script) => objectsIn(script.textContent))
    .slice(0, MAX_OBJECTS);
  const article = objects.find((object) => typesOf(object).some((type) => ARTICLE.test(type))) ?? {};
  const site = objects.find((object) => typesOf(object).includes('WebSite'));
  return {
    headline: text(article['headline']) ?? text(article['name']),
    description: text(article['description']),
    body: text(article['articleBody']) ?? text(article['reviewBody']) ?? text(article['text']),
    authors: authorsIn(objects, article),
    publishedAt: text(article['datePublished']) ?? text(article['dateCreated']),
    image: addressOf(list(article['image'])[0]),
    publisher: nameOf(list(article['publisher'])[0]) ?? nameOf(site),
    free: truth(article['isAccessibleForFree']),
    recipe: recipeOf(objects.find((object) => typesOf(object).includes('Recipe'))),
  };
}

/** Whom the article names, itself or by the id of somebody who is described elsewhere; else whom the page names; else the only person who is described. */
function authorsIn(objects: readonly Json[], article: Json): readonly string[] {
  const described = (value: unknown) => (isObject(value) && value['name'] === undefined ? (objects.find((object) => object['@id'] === value['@id'] && object['name'] !== undefined) ?? value) : value);
  const named = (object: Json | undefined) => list(object?.['author']).flatMap((author) => nameOf(described(author)) ?? []);
  const ofArticle = named(article);
  if (ofArticle.length > 0) return ofArticle;
  const ofPage = named(objects.find((object) => typesOf(object).includes('WebPage')));
  if (ofPage.length > 0) return ofPage;
  const people = new Set(objects.flatMap((object) => (typesOf(object).includes('Person') ? (nameOf(object) ?? []) : [])));
  return people.size === 1 ? [...people] : [];
}

const maxLines = 200;

function recipeOf(object: Json | undefined): Recipe | null {
  if (!object) return null;
  const lines = (values: readonly unknown[]) => values.flatMap((value) => oneLine(text(value), 1_000) ?? []).slice(0, maxLines);
  const stepsIn = (value: unknown): unknown[] => (isObject(value) ? (value['itemListElement'] ? list(value['itemListElement']).map((step) => (isObject(step) ? step['text'] : step)) : [value['text'] ?? value['name']]) : [value]);
  return {
    name: oneLine(text(object['name'])),
    ingredients: lines(list(object['recipeIngredient'] ?? object['ingredients'])),
    steps: lines(list(object['recipeInstructions']).flatMap(stepsIn)),
  };
}

function objectsIn(json: string): Json[] {
  if (json.length > LONGEST_SCRIPT) return [];
  try {
    const cleaned = json.replace(
      /^\s*(<!--|\/\*\s*<!\[CDATA\[\s*\*\/|<!\[CDATA\[)|(-->|\/\*\s*\]\]>\s*\*\/|\]\]>)\s*$/g,
      '',
    );
    return list(parseJson(cleaned)).flatMap((item) =>
      isObject(item) ? [item, ...list(item['@graph']).filter(isObject), ...list(item['mainEntity']).filter(isObject)] : [],
    );
  } catch {
    return [];
  }
}

/** Line breaks within strings, which many write, are no JSON. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return JSON.parse(json.replace(/\p{Cc}+/gu, ' '));
  }
}

function typesOf(object: Json): string[] {
  return list(object['@type']).filter((type) => typeof type === 'string');
}

function nameOf(value: unknown): string | null {
  return text(value) ?? (isObject(value) ? text(list(value['name'])[0]) : null);
}

function addressOf(value: unknown): string | null {
  return text(value) ?? (isObject(value) ? (text(value['url']) ?? text(value['contentUrl'])) : null);
}

function text(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function truth(value: unknown): boolean | null {
  const word = typeof value === 'boolean' ? String(value) : (text(value)?.toLowerCase() ?? '');
  return word === 'true' ? true : word === 'false' ? false : null;
}

function list(value: unknown): unknown[] {
  return value === undefined || value === null ? [] : Array.isArray(value) ? value : [value];
}

function isObject(value: unknown): value is Json {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
