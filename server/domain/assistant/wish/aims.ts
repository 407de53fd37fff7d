/** What the assistant can be asked for. Each is carried out by acts of a closed list (`AssistantAct`). */
export const assistantAims = ['TAG', 'MOVE', 'RENAME', 'SUMMARIZE', 'MERGE', 'COLLECT', 'CHECK_LINKS', 'FIND_GAPS'] as const;
export type AssistantAim = (typeof assistantAims)[number];

/** A wish in words, as far as it is understood without a model. */
export interface ReadWish {
  readonly aims: readonly AssistantAim[];
  /** Of COLLECT: what the collection is about; null when nothing says it. */
  readonly topic: string | null;
  /** Whether it asks for what the assistant never does: deleting for good, sharing, sending. */
  readonly asksForOther: boolean;
}

/** Words of each aim in the five languages of the pages, and what makes one of the other. */
const words: Record<AssistantAim, RegExp> = {
  TAG: /\b(?:un)?tag(?:s|ged|ging)?\b|\blabels?\b|etiquet|标签|標籤|وسم|وسوم|תגי|תייג/u,
  MOVE: /\bmove\b|\bfile (?:what|everything|the|my)|\binbox\b|\bsort\b|\bmuev|\bmover\b|bandeja|ordena|移动|移到|收件箱|归类|انقل|نقل|الوارد|העבר|דואר נכנס|סדר/u,
  RENAME: /\brenam|\btitles?\b|renombra|título|titulo|重命名|改名|标题|عنوان|عناوين|תן שם|שנה שם|שינוי שם|כותר/u,
  SUMMARIZE: /\bsummar|\bresum|摘要|总结|概括|لخ[ّ]?ص|ملخص|تلخيص|סכם|סיכו|תקציר/u,
  MERGE: /\bduplicat|\bmerge|\btwice\b|\bcopies\b|duplicad|combina|fusiona|重复|合并|مكرر|دمج|כפיל|כפול|מזג|מיזוג/u,
  COLLECT: /\bcollect(?:ion)?\b|colección|coleccion|reúne|reune|合集|集合|收藏夹|مجموعة|اجمع|אוסף|אסוף/u,
  CHECK_LINKS: /\b(?:dead|broken|gone)\b.{0,20}\blinks?\b|\blinks?\b.{0,20}\b(?:dead|broken|gone)\b|enlaces? (?:rot|muert|ca[ií]d)|失效|死链|坏链|روابط? (?:معط|ميت|تال)|الروابط المعط|קישור.{0,12}(?:שבור|מת)/u,
  FIND_GAPS: /\bgaps?\b|\bmissing\b|lagunas?\b|huecos?\b|qué falta|que falta|空白|缺口|缺少|缺什么|ثغر|فجو|ينقص|פער|חסר/u,
};
const others = /\b(?:delete|erase|wipe|empty the trash|share|invite|send|publish|e-?mail)\b|\b(?:borra|elimina|comparte|env[ií]a|invita)|删除|共享|分享|发送|邀请|احذف|حذف|شارك|أرسل|ادع|מחק|שתף|שלח|הזמן/u;
const quoted = /["“”«»„「『](.{1,200}?)["“”«»「」』]/u;
const about = /(?:\b(?:about|on|of|from|for|sobre|acerca de|de)\b|关于|有关|عن|حول|על|בנושא)\s*[:：]?\s*(\S.*)$/u;
const longestTopic = 120;

/** What a wish asks for, by its words; nothing when none of them is known. */
export function readWish(wish: string): ReadWish {
  const text = wish.normalize('NFKC').replace(/\s+/g, ' ').trim();
  const folded = text.toLowerCase();
  const aims = assistantAims.filter((aim) => words[aim].test(folded));
  const topic = aims.includes('COLLECT') ? topicOf(text) : null;
  // "Move everything about bees to a collection": the move is part of it.
  return { aims: topic === null ? aims : aims.filter((aim) => aim !== 'MOVE'), topic, asksForOther: others.test(folded) };
}

/** What a collection shall be about: what stands in quotes, else what follows "about". */
export function topicOf(wish: string): string | null {
  const found = (quoted.exec(wish)?.[1] ?? about.exec(wish)?.[1] ?? '').replace(/[\s.。!！?？]+$/u, '').trim();
  return found === '' ? null : found.slice(0, longestTopic).trim();
}
