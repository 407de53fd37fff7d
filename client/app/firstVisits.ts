const app = 'app/AppLayout.tsx';
const vault = [app, 'routes/collection/VaultLayout.tsx', '__generated__/VaultLayoutQuery.graphql.ts'];
const auth = 'routes/auth/AuthLayout.tsx';

/**
 * What a page loads when it is opened at a route's address, besides what all of them load: the route's layouts, page and
 * queries. The build writes it down (vite.config.ts) and the server names it in the page, so that all of it and the
 * router are on their way together. The first address that fits counts. A test demands an entry for every route.
 * Why: docs/decisions/first-visit.md
 */
export const firstVisits: Readonly<Record<string, readonly string[]>> = {
  '/': [app, 'routes/dashboard/DashboardPage.tsx', '__generated__/DashboardPageQuery.graphql.ts'],
  '/dashboard': [app, 'routes/dashboard/DashboardPage.tsx', '__generated__/DashboardPageQuery.graphql.ts'],
  '/collection': [...vault, 'routes/collection/NoCollection.tsx'],
  '/collection/all': [...vault, 'routes/collection/AllSourcesPage.tsx', '__generated__/AllSourcesPageQuery.graphql.ts'],
  '/collection/:collectionId': [...vault, 'routes/collection/CollectionPage.tsx', '__generated__/CollectionPageQuery.graphql.ts'],
  '/source/:id': [app, 'routes/source/SourcePage.tsx', '__generated__/SourcePageQuery.graphql.ts'],
  '/trash': [app, 'routes/trash/TrashPage.tsx', '__generated__/TrashPageQuery.graphql.ts'],
  '/notifications': [app, 'routes/notifications/NotificationsPage.tsx', '__generated__/NotificationsPageQuery.graphql.ts'],
  '/invitation/:token': [app, 'routes/invitation/InvitationPage.tsx', '__generated__/InvitationPageQuery.graphql.ts'],
  '/profile': [app, 'routes/account/ProfilePage.tsx', '__generated__/ProfilePageQuery.graphql.ts'],
  '/settings': [app, 'routes/account/SettingsPage.tsx'],
  '/api-keys': [app, 'routes/account/ApiKeysPage.tsx', '__generated__/ApiKeysPageQuery.graphql.ts'],
  '/login': [auth, 'routes/auth/LoginPage.tsx'],
  '/register': [auth, 'routes/auth/RegisterPage.tsx'],
  '/password-reset': [auth, 'routes/auth/RequestResetPage.tsx'],
  '/password-reset-confirmation': [auth, 'routes/auth/ResetSentPage.tsx'],
  '/reset-password/:token': [auth, 'routes/auth/NewPasswordPage.tsx'],
};
