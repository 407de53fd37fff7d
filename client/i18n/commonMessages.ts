import { defineMessages } from 'react-intl';

/** Words that many screens share. */
export const commonMessages = defineMessages({
  productName: { id: 'common.productName', defaultMessage: 'Knowledge Vault' },
  cancel: { id: 'common.cancel', defaultMessage: 'Cancel' },
  close: { id: 'common.close', defaultMessage: 'Close' },
  save: { id: 'common.save', defaultMessage: 'Save' },
  delete: { id: 'common.delete', defaultMessage: 'Delete' },
  retry: { id: 'common.retry', defaultMessage: 'Retry' },
  undo: { id: 'common.undo', defaultMessage: 'Undo' },
  dismiss: { id: 'common.dismiss', defaultMessage: 'Dismiss' },
  optional: { id: 'common.optional', defaultMessage: '(optional)' },
  readOnly: { id: 'common.readOnly', defaultMessage: '(read-only)' },
  language: { id: 'common.language', defaultMessage: 'Language' },
  theme: { id: 'common.theme', defaultMessage: 'Theme' },
  toasts: { id: 'common.toasts', defaultMessage: 'Messages' },
  newVersion: { id: 'app.newVersion', defaultMessage: 'New version available' },
  reload: { id: 'app.reload', defaultMessage: 'Reload' },
  /** Wherever something did not come (spec section 8). */
  noData: { id: 'app.failed', defaultMessage: 'Failed to load data.' },
  /** Wherever sources did not come (spec section 8). */
  noSources: { id: 'sources.fetchFailed', defaultMessage: 'Failed to fetch sources.' },
});

/** The three themes, by their preference. */
export const themeMessages = defineMessages({
  light: { id: 'theme.light', defaultMessage: 'Light' },
  dark: { id: 'theme.dark', defaultMessage: 'Dark' },
  system: { id: 'theme.system', defaultMessage: 'System' },
});
