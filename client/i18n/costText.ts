import type { IntlShape } from 'react-intl';

/** What something cost, never rounded to nothing; in the currency of the vault's prices, which has no name. */
export const costText = ({ formatNumber }: Pick<IntlShape, 'formatNumber'>, cost: number): string => formatNumber(cost, cost >= 1 ? { minimumFractionDigits: 2, maximumFractionDigits: 2 } : { maximumSignificantDigits: 2 });
