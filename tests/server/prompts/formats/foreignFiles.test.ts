import { describe, expect, test } from 'vitest';
import { readPromptFile } from '#server/domain/prompts/formats/readPromptFile.ts';
import { PromptProblemError } from '#server/domain/prompts/formats/portablePrompt.ts';

const json = (value: unknown) => JSON.stringify(value);
const readOnly = (text: string, fileName = '') => {
  const { format, found, lostFields } = readPromptFile(text, fileName);
  expect(found).toHaveLength(1);
  return { format, prompt: found[0]?.prompt, problem: found[0]?.problem, lost: [...lostFields].sort() };
};
const problemOf = (text: string, fileName = '') => {
  try {
    return readPromptFile(text, fileName).found[0]?.problem;
  } catch (error) {
    if (error instanceof PromptProblemError) return error.problem;
    throw error;
  }
};

describe('OpenAI', () => {
  test('a call of chat completions', () => {
    const { format, prompt, lost } = readOnly(
      json({
        model: 'gpt-4.1',
        messages: [
          { role: 'developer', content: 'You are terse.' },
          { role: 'system', content: [{ type: 'text', text: 'Answer in {{language}}.' }] },
          { role: 'user', content: [{ type: 'text', text: '{{question}}' }, { type: 'image_url', image_url: { url: 'https://a.test/b.png' } }] },
          { role: 'assistant', content: 'Yes.' },
        ],
        temperature: 0.2,
        max_completion_tokens: 300,
        stop: '###',
        seed: 7,
        response_format: { type: 'json_schema', json_schema: { name: 'reply', strict: true, schema: { type: 'object' } } },
        tools: [{ type: 'function', function: { name: 'look' } }],
      }),
    );
    expect(format).toBe('OPENAI');
    expect(prompt?.content.messages).toEqual([
      { role: 'SYSTEM', text: 'You are terse.\n\nAnswer in {{language}}.' },
      { role: 'USER', text: '{{question}}' },
      { role: 'ASSISTANT', text: 'Yes.' },
    ]);
    expect(prompt?.content.params).toEqual({ model: 'gpt-4.1', temperature: 0.2, maxTokens: 300, topP: null, seed: 7, stop: ['###'], responseSchema: '{"type":"object"}' });
    expect(prompt).toMatchObject({ title: 'You are terse.', name: 'you-are-terse', version: null, labels: [] });
    expect(lost).toEqual(['image_url', 'tools']);
  });

  test('a call of responses, with the values that it gives for variables as their defaults', () => {
    const { prompt } = readOnly(
      json({
        model: 'gpt-5',
        instructions: 'Speak as {{voice}}.',
        input: [{ type: 'message', role: 'user', content: [{ type: 'input_text', text: 'Hello {{name}}' }] }],
        max_output_tokens: 50,
        text: { format: { type: 'json_schema', name: 'x', schema: { type: 'object' } } },
        prompt: { id: 'pmpt_1', version: '2', variables: { voice: 'a friend', unknown: 'x' } },
      }),
    );
    expect(prompt?.content.messages).toEqual([
      { role: 'SYSTEM', text: 'Speak as {{voice}}.' },
      { role: 'USER', text: 'Hello {{name}}' },
    ]);
    expect(prompt?.content.variables).toEqual([{ name: 'voice', description: '', fill: { text: 'a friend' } }]);
    expect(prompt?.content.params).toMatchObject({ maxTokens: 50, responseSchema: '{"type":"object"}' });
  });

  test('an answer, which tells what the stored prompt said', () => {
    const { prompt } = readOnly(
      json({ id: 'resp_1', object: 'response', status: 'completed', model: 'gpt-5', instructions: [{ type: 'message', role: 'developer', content: [{ type: 'input_text', text: 'Be kind.' }] }], output: [{ type: 'message' }], usage: { input_tokens: 5 }, prompt: { id: 'pmpt_1', version: '1' } }),
    );
    expect(prompt?.content.messages).toEqual([{ role: 'SYSTEM', text: 'Be kind.' }]);
  });

  test('a call that only names a stored prompt has nothing to take', () => {
    expect(problemOf(json({ model: 'gpt-5', prompt: { id: 'pmpt_123', version: '2', variables: { city: 'Rome' } } }))).toMatchObject({ code: 'NOT_FOUND', field: 'prompt' });
  });

  test('messages alone, a list of calls, a page of a list, lines of a batch', () => {
    const messages = [{ role: 'user', content: 'Hi' }];
    const texts = [json(messages), json([{ messages }]), json({ object: 'list', data: [{ messages }] }), json({ custom_id: 'greet', method: 'POST', url: '/v1/chat/completions', body: { messages } })];
    for (const text of texts) expect(readOnly(text).prompt?.content.messages).toEqual([{ role: 'USER', text: 'Hi' }]);
    const lines = readPromptFile(`${json({ custom_id: 'one', body: { messages } })}\n${json({ custom_id: 'two', body: { messages } })}\n`, 'batch.jsonl');
    expect(lines.found.map(({ prompt }) => prompt?.name)).toEqual(['one', 'two']);
  });

  test('each prompt that cannot be taken says why, and the others are taken', () => {
    const { found } = readPromptFile(
      json([
        { messages: [{ role: 'user', content: 'ok' }] },
        { messages: [{ role: 'wizard', content: 'x' }] },
        { messages: [{ role: 'user', content: 'a' }, { role: 'system', content: 'b' }] },
        { messages: [{ role: 'user', content: 'a' }], temperature: 9 },
        { messages: [{ role: 'user', content: 'a'.repeat(200_001) }] },
        { model: 'x' },
        'text',
        null,
      ]),
      '',
    );
    expect(found.map(({ problem }) => problem && [problem.code, problem.field])).toEqual([
      null,
      ['UNSUPPORTED', 'role'],
      ['UNSUPPORTED', 'messages'],
      ['TOO_LARGE', 'params.temperature'],
      ['TOO_LARGE', 'messages.0.text'],
      ['UNSUPPORTED', 'messages'],
      ['UNSUPPORTED', null],
      ['UNSUPPORTED', null],
    ]);
  });
});

describe('Promptfoo', () => {
  test('texts, chats, labels, one provider, values for variables', () => {
    const { format, found, lostFields } = readPromptFile(
      `# yaml-language-server: $schema=https://promptfoo.dev/config-schema.json
description: Translations
prompts:
  - 'Translate to {{language}}: {{text}}'
  - |-
    [
      {"role": "system", "content": "Be brief."},
      {"role": "user", "content": "{{text}}"}
    ]
  - id: named/one
    label: With a label
    raw: Hello
    config:
      temperature: 0.5
  - file://prompts/elsewhere.txt
  - prompts/other.json
providers:
  - id: openai:chat:gpt-4.1-mini
    config:
      temperature: 0
      max_tokens: 100
defaultTest:
  vars:
    language: French
    nowhere: x
tests:
  - vars: { text: One }
  - vars: { text: Two }
    assert: [{ type: contains, value: Deux }]
`,
      'promptfooconfig.yaml',
    );
    expect(format).toBe('PROMPTFOO');
    const [translate, chat, named, elsewhere, other] = found;
    expect(translate?.prompt).toMatchObject({ name: 'translate-to-language-text', content: { messages: [{ role: 'USER', text: 'Translate to {{language}}: {{text}}' }], variables: [{ name: 'language', description: '', fill: { text: 'French' } }], params: { model: 'gpt-4.1-mini', temperature: 0, maxTokens: 100 } } });
    expect(chat?.prompt?.content.messages).toEqual([
      { role: 'SYSTEM', text: 'Be brief.' },
      { role: 'USER', text: '{{text}}' },
    ]);
    expect(named?.prompt).toMatchObject({ name: 'named/one', title: 'With a label', content: { params: { temperature: 0.5, maxTokens: 100 } } });
    for (const file of [elsewhere, other]) expect(file?.problem).toMatchObject({ code: 'NOT_FOUND', field: 'prompts' });
    expect([...lostFields]).toEqual([]);
    expect(chat?.testSets).toMatchObject([{ cases: [{ values: [{ fill: { text: 'One' } }], assertions: [] }, { values: [{ fill: { text: 'Two' } }], assertions: [{ kind: 'CONTAINS', value: 'Deux' }] }] }]);
  });

  test('conditions, filters and several providers are told', () => {
    const { prompt, lost } = readOnly('prompts: ["{% if a %}x{% endif %}{{ b | upper }}"]\nproviders: [openai:gpt-4.1, anthropic:claude]\n');
    expect(prompt?.content.params.model).toBeNull();
    expect(lost).toEqual(['providers', '{% %}']);
  });
});

describe('Langfuse', () => {
  test('versions of one prompt in their order, labels, configuration, references, places for messages', () => {
    const item = { id: 'x', createdAt: '2026-01-01T00:00:00Z', isActive: null, tags: ['joke'], resolutionGraph: null };
    const { format, found, lostFields } = readPromptFile(
      json({
        data: [
          { ...item, name: 'Support/First Answer', version: 2, type: 'chat', prompt: [{ type: 'chatmessage', role: 'system', content: 'Be kind. @@@langfusePrompt:name=Tone of voice|label=production@@@' }, { type: 'placeholder', name: 'history' }], config: { model: 'gpt-4.1', temperature: 1, tool: 'x' }, labels: ['production', 'latest', 'BAD LABEL'], commitMessage: 'Kinder' },
          { ...item, name: 'Support/First Answer', version: 1, type: 'text', prompt: 'Answer {{question}}', config: {}, labels: [], commitMessage: null },
        ],
        meta: { page: 1 },
      }),
      '',
    );
    expect(format).toBe('LANGFUSE');
    expect(found.map(({ prompt }) => prompt && [prompt.name, prompt.title, prompt.version, prompt.labels, prompt.note])).toEqual([
      ['support/first-answer', 'Support/First Answer', 1, [], ''],
      ['support/first-answer', 'Support/First Answer', 2, ['production'], 'Kinder'],
    ]);
    expect(found[1]?.prompt?.content.messages).toEqual([
      { role: 'SYSTEM', text: 'Be kind. {{> tone-of-voice}}' },
      { role: 'USER', text: '{{history}}' },
    ]);
    expect([...lostFields].sort()).toEqual(['labels', 'placeholder', 'tags', 'tool']);
  });
});

describe('Markdown and text', () => {
  test('front matter, headings, CRLF and a BOM', () => {
    const { format, prompt, lost } = readOnly('\uFEFF---\r\ntitle: Answer\r\nmodel: gpt-4.1\r\nauthor: Ada\r\nvariables:\r\n  tone: warm\r\n---\r\n\r\n# System\r\n\r\nBe {{tone}}.\r\n\r\n# User\r\n\r\n{{question}}\r\n', 'answer.md');
    expect(format).toBe('MARKDOWN');
    expect(prompt).toMatchObject({
      title: 'Answer',
      name: 'answer',
      content: { messages: [{ role: 'SYSTEM', text: 'Be {{tone}}.' }, { role: 'USER', text: '{{question}}' }], variables: [{ name: 'tone', description: '', fill: { text: 'warm' } }], params: { model: 'gpt-4.1' } },
    });
    expect(lost).toEqual(['author']);
  });

  test('any text is what the user says, however it begins', () => {
    for (const said of ['{{name}}, hello', '[Role] You are a poet.', '# Title\n\nWrite {{thing}}.', 'prompts are nice', '- role play with me']) {
      expect(readOnly(said).prompt?.content.messages).toEqual([{ role: 'USER', text: said }]);
    }
    expect(readOnly('# Title\n\nWrite {{thing}}.', 'Pasted text').prompt?.title).toBe('Title');
    expect(readOnly('Write {{thing}}.', 'notes/Poem.txt').prompt?.title).toBe('Poem');
  });
});

test('a file that is called by who speaks is called after its folder, and says what they say', () => {
  const read = (text: string, fileName: string) => readPromptFile(text, fileName).found[0]?.prompt;
  expect(read('# IDENTITY\n\nYou sum up.', 'patterns/sum_up/system.md')).toMatchObject({ name: 'sum_up', title: 'sum_up', content: { messages: [{ role: 'SYSTEM', text: '# IDENTITY\n\nYou sum up.' }] } });
  expect(read('INPUT:', 'patterns/sum_up/user.md')).toMatchObject({ name: 'sum_up', content: { messages: [{ role: 'USER', text: 'INPUT:' }] } });
  expect(read('You sum up.', 'patterns/short/readme.md')).toMatchObject({ title: 'readme', content: { messages: [{ role: 'USER' }] } });
  expect(read('You sum up.', 'system.md')).toMatchObject({ title: 'system', content: { messages: [{ role: 'USER' }] } });
});

describe('hostile files', () => {
  test('YAML that grows by its aliases, names a key twice, or breaks off', () => {
    const bomb = `a: &a [x,x,x,x,x,x,x,x,x]\n${Array.from('bcdefghij', (key, index) => `${key}: &${key} [${`*${'abcdefghi'.charAt(index)},`.repeat(9)}]`).join('\n')}\nprompts: [*j]\n`;
    for (const text of [bomb, 'prompts: [a]\nprompts: [b]\n', 'prompts:\n  - "open\n', `prompts: ${'['.repeat(100_000)}`]) expect(problemOf(text, 'a.yaml')).toMatchObject({ code: 'DAMAGED' });
    expect(problemOf(`---\n${bomb}---\nx`, 'a.md')).toMatchObject({ code: 'DAMAGED' });
  });

  test('YAML never makes anything but data', () => {
    const { prompt } = readOnly('prompts:\n  - raw: !!js/function "function(){ throw 1 }"\n    __proto__: { label: polluted }\n    constructor: x\n');
    expect(prompt?.title).not.toBe('polluted');
    expect(({} as Record<string, unknown>)['label']).toBeUndefined();
  });

  test('JSON that is deep, broken, or has keys of all objects', () => {
    expect(problemOf('['.repeat(200_000))).toMatchObject({ code: 'DAMAGED' });
    expect(problemOf(`[{"messages":${'['.repeat(5_000)}${']'.repeat(5_000)}}]`)).toMatchObject({ code: 'TOO_LARGE' });
    expect(problemOf('{"messages": [')).toMatchObject({ code: 'DAMAGED' });
    const { prompt } = readOnly('{"__proto__":{"name":"polluted"},"messages":[{"role":"user","content":"x"}]}');
    expect(prompt?.name).toBe('x');
    expect(problemOf('{"messages":[{"role":"constructor","content":"x"}]}')).toMatchObject({ code: 'UNSUPPORTED', field: 'role' });
    expect(problemOf('{"messages":[{"role":"user","content":"x"}],"knowledge_vault":{"name":"../../etc","variables":7}}')).toMatchObject({ code: 'UNSUPPORTED' });
  });

  test('nothing, NULs, half surrogates, only a BOM', () => {
    for (const text of ['', '  \n', '\uFEFF', '\0']) expect(problemOf(text)).toMatchObject({ code: 'UNSUPPORTED' });
    expect(readOnly('a\0b\uD800').prompt?.content.messages[0]?.text).toBe('ab\uFFFD');
  });

  test('a large file of YAML is refused before it is read', () => {
    expect(problemOf(`prompts:\n${'  - x\n'.repeat(1_000_000)}`, 'a.yaml')).toMatchObject({ code: 'TOO_LARGE' });
  });
});
