import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A passage as a model is given it. */
export interface GivenPassage {
  readonly label: string;
  readonly text: string;
}

/** What a model is asked for an answer. */
export interface AnswerCall {
  readonly passages: readonly GivenPassage[];
  readonly question: string;
  /** All of the text that it is given, with the marks. */
  readonly text: string;
  readonly instructions: string;
  /** The body as it came, to see that no tools are in it. */
  readonly body: Record<string, unknown>;
}

/** What it answers: pieces of text one after the other, or a refusal. `hang`: after the pieces it falls silent, and stays connected; `error`: it writes that in place of the rest. */
export type Script = (call: AnswerCall) => { readonly status: number; readonly body?: string; readonly retryAfter?: string } | { readonly pieces: Iterable<string> | AsyncIterable<string>; readonly hang?: boolean; readonly error?: Record<string, unknown>; readonly usage?: boolean };

/** A server that speaks OpenAI's streaming chat completions and answers by a script. It proves the protocol, not how good a model is. */
export interface ScriptedModel {
  readonly baseUrl: string;
  readonly calls: AnswerCall[];
  /** Requests that were given up by whoever asked. */
  readonly aborted: () => number;
  script: Script;
}

/** Starts one, until the test ends. Tokens are words. */
export async function startScriptedModel(script: Script): Promise<ScriptedModel> {
  let aborted = 0;
  const model: { -readonly [K in keyof ScriptedModel]: ScriptedModel[K] } = { baseUrl: '', calls: [], aborted: () => aborted, script };
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('error', () => undefined);
    response.on('error', () => undefined);
    response.on('close', () => {
      if (!response.writableFinished) aborted += 1;
    });
    request.on('end', () => {
      const call = readCall(JSON.parse(body) as CallBody);
      model.calls.push(call);
      void answer(response, call, model.script(call));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.close();
    server.closeAllConnections();
  });
  model.baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
  return model;
}

interface CallBody extends Record<string, unknown> {
  readonly messages: readonly { readonly role: string; readonly content: string }[];
}

function readCall(body: CallBody): AnswerCall {
  const of = (role: string) => body.messages.filter((message) => message.role === role).map(({ content }) => content).join('\n');
  const text = of('user');
  const passages = [...text.matchAll(/^(=====\w+) (\w+)\n([^]*?)\n\1$/gm)].map(([, , label = '', passage = '']) => ({ label, text: passage }));
  return { passages, text, question: /The question: ([^]*)$/.exec(text)?.[1] ?? '', instructions: of('system'), body };
}

const tokensOf = (words: string) => words.split(/\s+/).length;

async function answer(response: ServerResponse, call: AnswerCall, script: ReturnType<Script>): Promise<void> {
  if ('status' in script) {
    response.writeHead(script.status, { 'content-type': 'application/json', ...(script.retryAfter !== undefined && { 'retry-after': script.retryAfter }) }).end(script.body ?? JSON.stringify({ error: { message: 'secret words of the endpoint' } }));
    return;
  }
  if (call.body['stream'] !== true) return answerAtOnce(response, call, script.pieces);
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  response.flushHeaders();
  const send = (data: unknown) => response.write(`data: ${JSON.stringify(data)}\n\n`);
  const chunk = (choice: Record<string, unknown>) => ({ id: 'chat', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [{ index: 0, ...choice }] });
  const closed = new Promise<void>((resolve) => response.once('close', resolve));
  let text = '';
  for await (const piece of script.pieces) {
    if (response.destroyed) return;
    text += piece;
    // As fast as it is read: an endless answer fills no memory.
    if (!send(chunk({ delta: { role: 'assistant', content: piece } }))) await Promise.race([closed, new Promise<void>((resolve) => response.once('drain', resolve))]);
  }
  if (script.hang) return;
  if (script.error) {
    send({ error: script.error });
    response.end();
    return;
  }
  send(chunk({ delta: {}, finish_reason: 'stop' }));
  if (script.usage !== false) send({ id: 'chat', object: 'chat.completion.chunk', created: 1, model: 'scripted', choices: [], usage: { prompt_tokens: tokensOf(call.instructions + call.text), completion_tokens: tokensOf(text), total_tokens: 0 } });
  response.write('data: [DONE]\n\n');
  response.end();
}

async function answerAtOnce(response: ServerResponse, call: AnswerCall, pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
  let content = '';
  for await (const piece of pieces) content += piece;
  const usage = { prompt_tokens: tokensOf(call.instructions + call.text), completion_tokens: tokensOf(content), total_tokens: 0 };
  response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ id: 'chat', object: 'chat.completion', created: 1, model: 'scripted', choices: [{ index: 0, finish_reason: 'stop', message: { role: 'assistant', content } }], usage }));
}

/** A sentence as the model writes it, with its quotes. */
export interface SaidLine {
  readonly say: string;
  readonly cite?: readonly { readonly p: string; readonly quote: string }[];
}

export const lineOf = ({ say, cite = [] }: SaidLine): string => `${JSON.stringify({ say, cite })}\n`;

/** The label of the passage that has these words. */
export const labelWith = ({ passages }: AnswerCall, words: string): string => passages.find(({ text }) => text.includes(words))?.label ?? 'none';

/** Says these lines, each in pieces of a few letters, as a model does. */
export const saying =
  (linesOf: (call: AnswerCall) => readonly SaidLine[]): Script =>
  (call) => ({ pieces: inPieces(linesOf(call).map(lineOf).join('')) });

export function* inPieces(text: string): Generator<string> {
  for (let at = 0; at < text.length; at += 7) yield text.slice(at, at + 7);
}
