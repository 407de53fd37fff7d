// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { RelayEnvironmentProvider } from 'react-relay/hooks';
import { afterEach, expect, test, vi } from 'vitest';
import { useRefreshedFileUrls } from '#client/sources/store/refreshedFileUrls.ts';
import { eventually } from '#tests/support/eventually.ts';
import { createMockEnvironment } from '../../relay/mockEnvironment.ts';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

function Picture({ name }: { name: string }) {
  const [isBroken, setIsBroken] = useState(false);
  return isBroken ? <p>{name} is broken</p> : <img alt={name} src={`/files/${name}`} loading="lazy" onError={() => setIsBroken(true)} />;
}

function Page() {
  useRefreshedFileUrls();
  return (
    <>
      <Picture name="one" />
      <Picture name="two" />
      <img alt="elsewhere" src="https://example.org/a.png" />
      <video aria-label="talk" src="/files/talk#t=0.001" poster="/files/cover" />
    </>
  );
}

function open() {
  const environment = createMockEnvironment();
  render(
    <RelayEnvironmentProvider environment={environment}>
      <Page />
    </RelayEnvironmentProvider>,
  );
  const asked = () => eventually(() => environment.mock.getAllOperations()[0] ?? Promise.reject(new Error('Nothing was asked yet.')));
  return {
    asked: async () => (await asked()).request.variables['addresses'] as string[],
    answer: async (renewed: (string | null)[]) => {
      const operation = await asked();
      await act(async () => environment.mock.resolve(operation, { data: { viewer: { renewedFileAddresses: renewed } } }));
    },
    open: () => environment.mock.getAllOperations().length,
  };
}

const srcOf = (name: string) => screen.getByAltText(name).getAttribute('src');

test('pictures whose addresses have ended load under new ones, asked for together; nobody hears of it', async () => {
  const { asked, answer } = open();
  fireEvent.error(screen.getByAltText('one'));
  fireEvent.error(screen.getByAltText('two'));
  expect(await asked()).toEqual(expect.arrayContaining(['/files/one', '/files/two']));
  await answer((await asked()).map((address) => `${address}-again`));
  expect([srcOf('one'), srcOf('two')]).toEqual(['/files/one-again', '/files/two-again']);
});

test('what fails again, or is nothing of ours any more, has failed', async () => {
  const { asked, answer, open: openRequests } = open();
  fireEvent.error(screen.getByAltText('one'));
  await answer((await asked()).map((address) => (address === '/files/one' ? '/files/one-again' : null)));
  fireEvent.error(screen.getByAltText('one'));
  expect(screen.getByText('one is broken')).toBeDefined();
  fireEvent.error(screen.getByAltText('two'));
  await answer([null]);
  await screen.findByText('two is broken');
  fireEvent.error(screen.getByAltText('elsewhere'));
  expect(openRequests()).toBe(0);
});

test('a video goes on where it was, and gets the picture before it again', async () => {
  const { asked, answer } = open();
  const talk = screen.getByLabelText<HTMLVideoElement>('talk');
  const play = vi.spyOn(talk, 'play').mockResolvedValue();
  vi.spyOn(talk, 'paused', 'get').mockReturnValue(false);
  talk.currentTime = 61;
  fireEvent.error(talk);
  expect(await asked()).toContain('/files/talk');
  await answer((await asked()).map((address) => `${address}-again`));
  expect(talk.getAttribute('src')).toBe('/files/talk-again#t=0.001');
  expect(await asked()).toEqual(['/files/cover']);
  await answer(['/files/cover-again']);
  expect(talk.getAttribute('poster')).toBe('/files/cover-again');
  talk.currentTime = 0;
  fireEvent.loadedMetadata(talk);
  expect(talk.currentTime).toBe(61);
  expect(play).toHaveBeenCalled();
});
