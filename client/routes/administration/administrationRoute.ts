import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import type { AdministrationPageQuery } from '#client/__generated__/AdministrationPageQuery.graphql.ts';
import type { AuditLogPageQuery } from '#client/__generated__/AuditLogPageQuery.graphql.ts';
import type { JobsPageQuery } from '#client/__generated__/JobsPageQuery.graphql.ts';
import type { PeoplePageQuery } from '#client/__generated__/PeoplePageQuery.graphql.ts';
import type { RegistrationPageQuery } from '#client/__generated__/RegistrationPageQuery.graphql.ts';
import type { StoragePageQuery } from '#client/__generated__/StoragePageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath, revalidateOnNewPathOr } from '#client/relay/revalidation.ts';

const ofNow = { fetchPolicy: 'store-and-network' } as const;
const searchOf = ({ request }: LoaderFunctionArgs) => new URL(request.url).searchParams;
const revalidateOnNewSearch = revalidateOnNewPathOr(({ search }) => search);

/** `/admin` and its sections: the whole vault, for those who look after it. */
export const administrationRoute = (preload: Preload): RouteObject => ({
  path: 'admin',
  loader: preload<AdministrationPageQuery>(() => import('#client/__generated__/AdministrationPageQuery.graphql.ts'), () => ({}), ofNow),
  shouldRevalidate: revalidateOnNewPath,
  lazy: () => import('./AdministrationPage.tsx'),
  children: [
    {
      index: true,
      // How the address is read is for those who come here; so is it below.
      loader: async (args) => {
        const { peopleFilterOf } = await import('./people/peopleFilter.ts');
        return preload<PeoplePageQuery>(() => import('#client/__generated__/PeoplePageQuery.graphql.ts'), () => peopleFilterOf(searchOf(args)), ofNow)(args);
      },
      shouldRevalidate: revalidateOnNewSearch,
      lazy: () => import('./people/PeoplePage.tsx'),
    },
    {
      path: 'registration',
      loader: preload<RegistrationPageQuery>(() => import('#client/__generated__/RegistrationPageQuery.graphql.ts'), () => ({}), ofNow),
      shouldRevalidate: revalidateOnNewPath,
      lazy: () => import('./registration/RegistrationPage.tsx'),
    },
    {
      path: 'storage',
      loader: preload<StoragePageQuery>(() => import('#client/__generated__/StoragePageQuery.graphql.ts'), () => ({}), ofNow),
      shouldRevalidate: revalidateOnNewPath,
      lazy: () => import('./storage/StoragePage.tsx'),
    },
    {
      path: 'jobs',
      loader: preload<JobsPageQuery>(() => import('#client/__generated__/JobsPageQuery.graphql.ts'), () => ({}), ofNow),
      shouldRevalidate: revalidateOnNewPath,
      lazy: () => import('./jobs/JobsPage.tsx'),
    },
    {
      path: 'audit-log',
      loader: async (args) => {
        const { auditFilterOf } = await import('./auditLog/auditFilter.ts');
        return preload<AuditLogPageQuery>(() => import('#client/__generated__/AuditLogPageQuery.graphql.ts'), () => auditFilterOf(searchOf(args)), ofNow)(args);
      },
      shouldRevalidate: revalidateOnNewSearch,
      lazy: () => import('./auditLog/AuditLogPage.tsx'),
    },
    // Reads its data itself: a loader would be in what everybody loads first.
    { path: 'feedback', lazy: () => import('./feedback/FeedbackPage.tsx') },
  ],
});
