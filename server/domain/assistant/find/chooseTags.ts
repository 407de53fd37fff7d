import { tagKey } from '../../tags/tagKey.ts';
import { wordsOf } from '../../search/words.ts';

/** A source without tags, with the tags of those that are most like it, closest first. */
export interface Untagged {
  readonly title: string;
  readonly similar: readonly { readonly score: number; readonly tags: readonly string[] }[];
}

/** A tag of the space, and how many of its sources have it. */
export interface TagUse {
  readonly name: string;
  readonly count: number;
}

export interface ChosenTag {
  readonly name: string;
  readonly reason: 'TAG_IN_TITLE' | 'TAG_OF_SIMILAR';
  /** TAG_OF_SIMILAR: how many of the most similar sources have it, and of how many. */
  readonly count: number;
  readonly of: number;
}

const mostSimilar = 6;
const leastScore = 0.15;
const mostTags = 3;
/** A tag must be so many times as frequent among those that are alike as in the whole space: "to read" says nothing of what something is about. */
const leastLift = 2;

/** Tags of the space that a source without any most likely wants, surest first: what its title names, and what most of those that are like it have. None that is new. */
export function chooseTags({ title, similar }: Untagged, uses: readonly TagUse[], total: number): ChosenTag[] {
  const titleWords = ` ${foldedWords(title)} `;
  const near = similar.filter(({ score }) => score >= leastScore).slice(0, mostSimilar);
  const chosen: ChosenTag[] = [];
  for (const { name, count } of uses) {
    const words = foldedWords(name);
    if (count >= 2 && words.length >= 3 && titleWords.includes(` ${words} `)) chosen.push({ name, reason: 'TAG_IN_TITLE', count: 1, of: 1 });
    else {
      const holders = near.filter(({ tags }) => tags.some((tag) => tagKey(tag) === tagKey(name))).length;
      const share = holders / (near.length || 1);
      if (holders >= 2 && share >= 0.5 && share >= leastLift * (count / Math.max(total, 1))) chosen.push({ name, reason: 'TAG_OF_SIMILAR', count: holders, of: near.length });
    }
  }
  return chosen.sort((one, other) => Number(other.reason === 'TAG_IN_TITLE') - Number(one.reason === 'TAG_IN_TITLE') || other.count - one.count || (one.name < other.name ? -1 : 1)).slice(0, mostTags);
}

const foldedWords = (text: string): string => [...wordsOf(text)].map(({ word }) => word).join(' ');
