import type { RouteObject } from 'react-router-dom';

/** The pages for people who are not signed in yet. Each is loaded when it is visited. */
export const authRoutes: RouteObject = {
  lazy: () => import('./AuthLayout.tsx'),
  HydrateFallback: () => null,
  children: [
    { path: '/login', lazy: () => import('./LoginPage.tsx') },
    { path: '/register', lazy: () => import('./RegisterPage.tsx') },
    { path: '/password-reset', lazy: () => import('./RequestResetPage.tsx') },
    { path: '/password-reset-confirmation', lazy: () => import('./ResetSentPage.tsx') },
    { path: '/reset-password/:token', lazy: () => import('./NewPasswordPage.tsx') },
    { path: '/verify-email', lazy: () => import('./RequestVerificationPage.tsx') },
    { path: '/verify-email/:token', lazy: () => import('./VerifyEmailPage.tsx') },
    { path: '/confirm-email/:token', lazy: () => import('./ConfirmEmailPage.tsx') },
  ],
};
