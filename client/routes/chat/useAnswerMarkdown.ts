import { defineMessage, defineMessages, useIntl } from 'react-intl';
import type { Answer_message$data } from '#client/__generated__/Answer_message.graphql.ts';
import { useFormats } from '#client/i18n/formats.ts';
import { answerMarkdown } from './answerMarkdown.ts';

/** Answers a function that writes an answer as Markdown, with the references in the language of whoever takes it along. */
export function useAnswerMarkdown(): (statements: Answer_message$data['statements'], marks: Parameters<typeof answerMarkdown>[3]) => string {
  const intl = useIntl();
  const { formatDay } = useFormats();
  return (statements, marks) =>
    answerMarkdown(
      statements,
      location.origin,
      {
        hidden: intl.formatMessage(messages.hidden),
        noSource: intl.formatMessage(messages.noSource),
        asOf: (date) => intl.formatMessage(asOf, { date: formatDay(date) }),
        page: (page) => intl.formatMessage(onPage, { page }),
      },
      marks,
    );
}

const asOf = defineMessage<{ date: string }>({ id: 'chat.asOf', defaultMessage: 'as of {date}' });
const onPage = defineMessage<{ page: number }>({ id: 'chat.onPage', defaultMessage: 'page {page, number}' });
const messages = defineMessages({
  hidden: { id: 'chat.hidden', defaultMessage: 'This source is not shared with you. Its quote is hidden.' },
  noSource: { id: 'chat.noSource', defaultMessage: 'no source' },
});
