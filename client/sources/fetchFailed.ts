import { defineMessage } from 'react-intl';

/** What is said wherever sources did not come (spec section 8). */
export const fetchFailed = defineMessage({ id: 'sources.fetchFailed', defaultMessage: 'Failed to fetch sources.' });
