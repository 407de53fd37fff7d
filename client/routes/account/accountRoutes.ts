import type { RouteObject } from 'react-router-dom';
import type { ApiKeysPageQuery } from '#client/__generated__/ApiKeysPageQuery.graphql.ts';
import type { BillingPageQuery } from '#client/__generated__/BillingPageQuery.graphql.ts';
import type { ChangePasswordPageQuery } from '#client/__generated__/ChangePasswordPageQuery.graphql.ts';
import type { ProfilePageQuery } from '#client/__generated__/ProfilePageQuery.graphql.ts';
import type { SettingsPageQuery } from '#client/__generated__/SettingsPageQuery.graphql.ts';
import type { TeamsPageQuery } from '#client/__generated__/TeamsPageQuery.graphql.ts';
import type { Preload } from '#client/relay/preload.ts';
import { revalidateOnNewPath } from '#client/relay/revalidation.ts';

/** The viewer's own pages: `/profile`, `/settings`, `/transactions` (the password), `/billing/payment-methods`, `/teams`, `/api-keys`. */
export const accountRoutes = (preload: Preload): RouteObject[] => [
  {
    path: 'profile',
    loader: preload<ProfilePageQuery>(() => import('#client/__generated__/ProfilePageQuery.graphql.ts'), () => ({})),
    shouldRevalidate: revalidateOnNewPath,
    lazy: () => import('./ProfilePage.tsx'),
  },
  {
    path: 'transactions',
    loader: preload<ChangePasswordPageQuery>(() => import('#client/__generated__/ChangePasswordPageQuery.graphql.ts'), () => ({}), { fetchPolicy: 'store-and-network' }),
    shouldRevalidate: revalidateOnNewPath,
    lazy: () => import('./ChangePasswordPage.tsx'),
  },
  {
    path: 'billing/payment-methods',
    loader: preload<BillingPageQuery>(() => import('#client/__generated__/BillingPageQuery.graphql.ts'), () => ({}), { fetchPolicy: 'store-and-network' }),
    shouldRevalidate: revalidateOnNewPath,
    lazy: () => import('./BillingPage.tsx'),
  },
  {
    path: 'teams',
    loader: preload<TeamsPageQuery>(() => import('#client/__generated__/TeamsPageQuery.graphql.ts'), () => ({}), { fetchPolicy: 'store-and-network' }),
    shouldRevalidate: revalidateOnNewPath,
    lazy: () => import('./TeamsPage.tsx'),
  },
  {
    path: 'settings',
    loader: preload<SettingsPageQuery>(() => import('#client/__generated__/SettingsPageQuery.graphql.ts'), () => ({}), { fetchPolicy: 'store-and-network' }),
    shouldRevalidate: revalidateOnNewPath,
    lazy: () => import('./SettingsPage.tsx'),
  },
  {
    path: 'api-keys',
    loader: preload<ApiKeysPageQuery>(() => import('#client/__generated__/ApiKeysPageQuery.graphql.ts'), () => ({}), { fetchPolicy: 'store-and-network' }),
    shouldRevalidate: revalidateOnNewPath,
    lazy: () => import('./ApiKeysPage.tsx'),
  },
];
