import type { RouteObject } from 'react-router-dom';
import type { AdministrationPageQuery } from '#client/__generated__/AdministrationPageQuery.graphql.ts';
import type { AuditLogPageQuery } from '#client/__generated__/AuditLogPageQuery.graphql.ts';
import type { PeoplePageQuery } from '#client/__generated__/PeoplePageQuery.graphql.ts';
import type { RegistrationPageQuery } from '#client/__generated__/RegistrationPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath, revalidateOnNewPathOr } from '#client/relay/revalidation.ts';
import { peopleFilterOf } from './people/peopleFilter.ts';

const ofNow = { fetchPolicy: 'store-and-network' } as const;
const searchOf = (request: Request) => new URL(request.url).searchParams;

/** `/admin` and its sections: the whole vault, for those who look after it. */
export const administrationRoute = (preload: Preload): RouteObject => ({
  path: 'admin',
  loader: preload<AdministrationPageQuery>(() => import('#client/__generated__/AdministrationPageQuery.graphql.ts'), () => ({}), ofNow),
  shouldRevalidate: revalidateOnNewPath,
  lazy: () => import('./AdministrationPage.tsx'),
  children: [
    {
      index: true,
      loader: preload<PeoplePageQuery>(() => import('#client/__generated__/PeoplePageQuery.graphql.ts'), ({ request }) => peopleFilterOf(searchOf(request)), ofNow),
      shouldRevalidate: revalidateOnNewPathOr(({ searchParams }) => JSON.stringify(peopleFilterOf(searchParams))),
      lazy: () => import('./people/PeoplePage.tsx'),
    },
    {
      path: 'registration',
      loader: preload<RegistrationPageQuery>(() => import('#client/__generated__/RegistrationPageQuery.graphql.ts'), () => ({}), ofNow),
      shouldRevalidate: revalidateOnNewPath,
      lazy: () => import('./registration/RegistrationPage.tsx'),
    },
    {
      path: 'audit-log',
      // The names of all actions are for those who come here.
      loader: async (args) => {
        const { auditFilterOf } = await import('./auditLog/auditFilter.ts');
        return preload<AuditLogPageQuery>(() => import('#client/__generated__/AuditLogPageQuery.graphql.ts'), ({ request }) => auditFilterOf(searchOf(request)), ofNow)(args);
      },
      shouldRevalidate: revalidateOnNewPathOr(({ search }) => search),
      lazy: () => import('./auditLog/AuditLogPage.tsx'),
    },
  ],
});
