// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import SpaceList from '#client/spaces/switcher/SpaceList.tsx';
import { renderPage } from '../../routes/page.tsx';

afterEach(cleanup);

test('leads from the spaces to the people of them, and closes', async () => {
  const onLeave = vi.fn();
  const list = <SpaceList spaces={[]} currentSpaceId={null} onSwitch={() => undefined} onNew={() => undefined} onLeave={onLeave} />;
  const { person, router } = renderPage({ routes: () => [{ path: '/', element: list }, { path: '/teams', element: 'People' }], at: '/' });
  await person.click(await screen.findByRole('link', { name: 'Spaces and people' }));
  expect(router.state.location.pathname).toBe('/teams');
  expect(onLeave).toHaveBeenCalledOnce();
});
