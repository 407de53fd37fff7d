import { Sparkles } from 'lucide';
import { defineMessage, FormattedMessage, useIntl } from 'react-intl';
import { graphql, useFragment } from 'react-relay/hooks';
import type { AdaptedNotice_source$key } from '#client/__generated__/AdaptedNotice_source.graphql.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { NoticeLine } from '#client/ui/display/NoticeLine.ts';

type AdaptedNoticeProps = {
  source: AdaptedNotice_source$key;
  /** Whether the text is shown as it was read. */
  isOriginal: boolean;
  /** Whether the other text is on its way. */
  isLoading: boolean;
  onSwitch: () => void;
};

/** Says above a text what a model made of it, and leads to the text as it was read, and back. Nothing where nothing was made of it. */
export function AdaptedNotice({ source: ref, isOriginal, isLoading, onSwitch }: AdaptedNoticeProps) {
  const intl = useIntl();
  const { adaptation } = useFragment(
    graphql`
      fragment AdaptedNotice_source on Source {
        adaptation {
          isRewritten
          isShortened
          isTranslated
          language
          hasNewHeadings
        }
      }
    `,
    ref,
  );
  if (!adaptation) return null;
  const language = adaptation.language ? (intl.formatDisplayName(adaptation.language, { type: 'language', fallback: 'code' }) ?? '') : '';
  const values = { language, isNamed: String(language !== '') };
  return (
    <NoticeLine role="status">
      <Icon of={Sparkles} size={14} />
      <span>
        {isOriginal ? (
          <FormattedMessage {...messages.original} />
        ) : adaptation.isTranslated ? (
          <FormattedMessage {...(adaptation.isShortened ? messages.shortenedTranslated : adaptation.isRewritten ? messages.rewrittenTranslated : messages.translated)} values={values} />
        ) : (
          <FormattedMessage {...(adaptation.isShortened ? messages.shortened : adaptation.isRewritten ? messages.rewritten : adaptation.hasNewHeadings ? messages.headings : messages.changed)} />
        )}
      </span>
      <button type="button" onClick={onSwitch} aria-busy={isLoading || undefined}>
        <FormattedMessage {...(isOriginal ? messages.showAdapted : messages.showOriginal)} />
      </button>
    </NoticeLine>
  );
}

type InLanguage = { language: string; isNamed: string };

const messages = {
  shortened: defineMessage({ id: 'source.adapted.shortened', defaultMessage: 'Shortened by a language model' }),
  rewritten: defineMessage({ id: 'source.adapted.rewritten', defaultMessage: 'Rewritten by a language model' }),
  translated: defineMessage<InLanguage>({ id: 'source.adapted.translated', defaultMessage: 'Translated {isNamed, select, true {into {language} } other {}}by a language model' }),
  shortenedTranslated: defineMessage<InLanguage>({
    id: 'source.adapted.shortenedTranslated',
    defaultMessage: 'Shortened and translated {isNamed, select, true {into {language} } other {}}by a language model',
  }),
  rewrittenTranslated: defineMessage<InLanguage>({
    id: 'source.adapted.rewrittenTranslated',
    defaultMessage: 'Rewritten and translated {isNamed, select, true {into {language} } other {}}by a language model',
  }),
  headings: defineMessage({ id: 'source.adapted.headings', defaultMessage: 'Headings added by a language model' }),
  changed: defineMessage({ id: 'source.adapted.changed', defaultMessage: 'Changed by a language model' }),
  original: defineMessage({ id: 'source.adapted.original', defaultMessage: 'The original text' }),
  showOriginal: defineMessage({ id: 'source.adapted.showOriginal', defaultMessage: 'Show the original text' }),
  showAdapted: defineMessage({ id: 'source.adapted.showAdapted', defaultMessage: 'Show the changed text' }),
};
