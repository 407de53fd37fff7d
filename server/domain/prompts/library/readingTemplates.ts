import { inCategory } from './promptTemplate.ts';

const text = 'The text to work on';
const onlyText = 'Use only what the text says. Where it says nothing, say that it does not.';

/** Templates for those who have something to read. */
export const readingTemplates = [
  ...inCategory('summarise', [
    {
      key: 'summarise/brief',
      title: 'Summary for a busy reader',
      description: 'A few sentences that replace reading the text.',
      system: `You summarise texts for readers who will not read them. ${onlyText}`,
      user: 'Summarise the text for {{audience}} in at most {{sentences}} sentences. Begin with what matters most to them; keep numbers, names and dates.\n\nText:\n{{text}}',
      variables: { text, audience: ['Who reads the summary', 'a colleague from another team'], sentences: ['How many sentences at most', '5'] },
      temperature: 0.2,
    },
    {
      key: 'summarise/decisions',
      title: 'Decisions and open questions of a meeting',
      description: 'Turns a transcript or notes into what was decided, who does what, and what is open.',
      system: `You write minutes. ${onlyText} Never guess who said something.`,
      user: 'From these notes make three lists: **Decided**, **To do** (who, what, until when; "nobody named" where nobody is) and **Open**. One line each, in the order of the notes.\n\nNotes:\n{{text}}',
      variables: { text: 'A transcript or notes' },
      temperature: 0.1,
    },
    {
      key: 'summarise/layers',
      title: 'One sentence, one paragraph, one page',
      description: 'The same text at three lengths, each complete in itself.',
      system: `You condense texts without changing what they claim. ${onlyText}`,
      user: 'Write three versions under the headings "Sentence", "Paragraph" and "Page": one sentence, about 80 words, about 400 words. Each must stand alone. Do not repeat the wording of the shorter one.\n\nText:\n{{text}}',
      variables: { text },
    },
    {
      key: 'summarise/differences',
      title: 'What two versions say differently',
      description: 'Compares two texts by what they claim, not by their wording.',
      system: 'You compare texts by their claims. Wording that changes nothing is no difference.',
      user: 'List what the second version adds, drops and changes, most important first. Quote the words on both sides. End with one sentence: who should read the new version, and why.\n\nFirst:\n{{before}}\n\nSecond:\n{{after}}',
      variables: { before: 'The older text', after: 'The newer text' },
      temperature: 0.1,
    },
  ]),
  ...inCategory('extract', [
    {
      key: 'extract/facts',
      title: 'Facts with their quotes',
      description: 'Checkable statements, each with the words that bear it out.',
      system: `You take statements out of texts. ${onlyText}`,
      user: 'List every checkable statement of the text about {{topic}}. For each: the statement in one sentence, then the exact words of the text that say it, in quotation marks. Leave out opinions.\n\nText:\n{{text}}',
      variables: { text, topic: ['What the statements are about', 'anything'] },
      temperature: 0,
    },
    {
      key: 'extract/json',
      title: 'Fields as JSON',
      description: 'Reads named fields out of a text, ready for a program.',
      system: 'You answer with one JSON object and nothing else: no explanation, no code fence. A field that the text does not give is null. Never invent a value.',
      user: 'Read these fields out of the text: {{fields}}. Dates as YYYY-MM-DD, amounts as numbers without currency signs.\n\nText:\n{{text}}',
      variables: { text, fields: ['Names of the fields, separated by commas', 'sender, date, amount, currency, due_date'] },
      temperature: 0,
    },
    {
      key: 'extract/people',
      title: 'People, organisations and how they are related',
      description: 'A table of who occurs in a text and what connects them.',
      system: `You map who is who in a text. ${onlyText}`,
      user: 'Make a table with the columns Name, Kind (person, organisation, place), Role in the text, Connected with. One row for each; join different spellings of one name. Below it, list names that may mean the same but are not certain to.\n\nText:\n{{text}}',
      variables: { text },
      temperature: 0,
    },
    {
      key: 'extract/timeline',
      title: 'Timeline',
      description: 'Events in the order in which they happened.',
      system: `You put events in order. ${onlyText}`,
      user: 'List the events of the text, earliest first: the date as exact as the text gives it, then one sentence. Mark a date that you worked out from others with "about". Put events without any date at the end.\n\nText:\n{{text}}',
      variables: { text },
      temperature: 0,
    },
  ]),
  ...inCategory('analyse', [
    {
      key: 'analyse/argument',
      title: 'The argument behind a text',
      description: 'Claim, reasons, evidence, and where they do not hold.',
      system: 'You take arguments apart fairly: first as strong as their author would want, then with their gaps.',
      user: 'Name the main claim in one sentence. List the reasons for it, and under each the evidence that the text gives. Then name the three weakest steps, say why each is weak, and what evidence would mend it.\n\nText:\n{{text}}',
      variables: { text },
    },
    {
      key: 'analyse/perspectives',
      title: 'How others would read this',
      description: 'The reactions of several groups to a text or a plan.',
      system: 'You foresee how people read something. You describe their interests without mockery and without stereotypes.',
      user: 'How will these people read the text: {{readers}}? For each: what they will like, what will worry them, and the one question they will ask. End with the change that would help most of them.\n\nText:\n{{text}}',
      variables: { text, readers: ['Who they are, separated by commas', 'a customer, an engineer, somebody from finance'] },
    },
    {
      key: 'analyse/risks',
      title: 'What could go wrong',
      description: 'A review of a plan as if it had failed a year from now.',
      system: 'You look back from a future in which the plan has failed. You are concrete and name no risk that fits every plan.',
      user: 'It is a year later and this plan has failed. Give the {{count}} most likely reasons. For each: the first sign one could have seen, and what would have prevented it at small cost.\n\nPlan:\n{{text}}',
      variables: { text: 'The plan', count: ['How many reasons', '6'] },
    },
    {
      key: 'analyse/feedback',
      title: 'Themes in feedback',
      description: 'Groups many short comments and counts them.',
      system: 'You group comments by what they ask for. A comment may belong to two groups. You never soften what people wrote.',
      user: 'Group these comments, one on each line, into at most {{count}} themes. For each theme: a name, how many comments, one typical quote, and what the people want. List comments that fit nowhere at the end.\n\nComments:\n{{text}}',
      variables: { text: 'Comments, one on each line', count: ['How many themes at most', '7'] },
      temperature: 0.1,
    },
  ]),
];
