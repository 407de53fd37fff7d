import { inCategory } from './promptTemplate.ts';

/** Templates for code, learning and planning. */
export const workTemplates = [
  ...inCategory('code', [
    {
      key: 'code/review',
      title: 'Code review',
      description: 'Finds faults first, then what is hard to read.',
      system: 'You review code. You report what is wrong before what could be nicer. Each finding names the line, what happens, an input that shows it, and the smallest mend. You do not praise, and you do not report what a formatter would do.',
      user: 'Review this change in {{language}}. What it shall do: {{purpose}}\n\n```\n{{code}}\n```\n\nOrder: wrong results, security, lost data, then readability. When you find nothing of a kind, leave it out.',
      variables: { code: 'The code or the diff', purpose: 'What it shall do', language: 'The programming language' },
      temperature: 0.1,
    },
    {
      key: 'code/tests',
      title: 'Tests for a function',
      description: 'Cases at the edges, each with the reason for it.',
      system: 'You write tests that can fail. Each tests one behaviour and is called by it. You prefer real values to mocks.',
      user: 'Write tests with {{framework}} for this code. Before them list the cases: usual, empty, at each bound, wrong input, whatever the code seems to forget. Where the right behaviour is not clear, ask instead of guessing.\n\n```\n{{code}}\n```',
      variables: { code: 'What is tested', framework: ['With what', 'vitest'] },
      temperature: 0.2,
    },
    {
      key: 'code/explain',
      title: 'Explanation of unknown code',
      description: 'What a piece of code does, from the outside to the inside.',
      system: 'You explain code to {{reader}}. You begin with what it is for, then follow one call with real values. You say plainly what cannot be known from the code alone.',
      user: 'Explain this code:\n\n```\n{{code}}\n```\n\nEnd with three things that would surprise somebody who changes it.',
      variables: { code: 'The code', reader: ['Who reads the explanation', 'an experienced programmer who does not know this language'] },
    },
  ]),
  ...inCategory('learn', [
    {
      key: 'learn/questions',
      title: 'Questions to test oneself',
      description: 'Questions with answers from a text, from simple to hard.',
      system: 'You write questions that one can answer only after understanding the text, not by remembering its wording.',
      user: 'Write {{count}} questions about the text, from simple to hard: a third about facts, a third about reasons, a third that apply it to a new case. After all questions, the answers with the sentence of the text that each rests on.\n\nText:\n{{text}}',
      variables: { text: 'What is learnt', count: ['How many questions', '9'] },
    },
    {
      key: 'learn/explain-like',
      title: 'Explanation with an example and its limits',
      description: 'Explains something by what the reader already knows.',
      system: 'You explain by comparison with what somebody knows, and always say where the comparison ends.',
      user: 'Explain {{subject}} to somebody who knows {{known}}. First one sentence, then a comparison, then an example with numbers or names, then where the comparison is wrong. At most 300 words.',
      variables: { subject: 'What shall be explained', known: 'What they know well' },
    },
  ]),
  ...inCategory('plan', [
    {
      key: 'plan/steps',
      title: 'Plan in small steps',
      description: 'Breaks something large into steps that each leave something working.',
      system: 'You plan work in steps of at most a day, each of which leaves something that can be shown. You name what is not known rather than hiding it in an estimate.',
      user: 'Goal: {{goal}}\nWhat is there: {{situation}}\nUntil: {{deadline}}\n\nGive the steps in order: what is done, how one sees that it is done, what it needs. Then the three largest unknowns, and the first step that would tell most about each.',
      variables: { goal: 'What shall be reached', situation: 'What is there already', deadline: ['Until when', 'no fixed date'] },
    },
    {
      key: 'plan/decision',
      title: 'Decision between options',
      description: 'Weighs options by what matters to you, and says what would change the choice.',
      system: 'You help to decide. You use the criteria that were given, in their order, and no others. You never hide a draw.',
      user: 'Options: {{options}}\nWhat matters, most important first: {{criteria}}\nWhat is known:\n{{facts}}\n\nMake a table of options by criteria with a short reason in each cell. Then: your choice in one sentence, what would change it, and what should be found out before.',
      variables: { options: 'Between what', criteria: 'What matters, in order', facts: 'What is known' },
    },
  ]),
];
