import { GraphQLError } from 'graphql';
import { builder } from './builder.ts';

builder.scalarType('DateTime', {
  specifiedByURL: 'https://www.rfc-editor.org/rfc/rfc3339',
  description: 'A moment as ISO 8601 in UTC, such as `2026-05-14T09:12:00.000Z`.',
  serialize: (value) => (value instanceof Date ? value : new Date(value)).toISOString() as never,
  parseValue: (value) => {
    const date = typeof value === 'string' ? new Date(value) : new Date(Number.NaN);
    if (Number.isNaN(date.getTime())) throw new GraphQLError('A DateTime must be an ISO 8601 string, such as "2026-05-14T09:12:00Z".');
    return date;
  },
});
