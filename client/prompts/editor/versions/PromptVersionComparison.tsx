import { lazy, Suspense, useState } from 'react';
import { defineMessage, defineMessages, FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { Select } from '#client/ui/controls/Select.tsx';
import { Field } from '#client/ui/controls/Field.tsx';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import type { DraftContent } from '../content/draftContent.ts';
import { versionText } from './versionText.ts';

const TextComparison = lazy(async () => ({ default: (await import('#client/sources/versions/TextComparison.tsx')).TextComparison }));

export type ComparedVersion = { readonly id: string; readonly number: number; readonly content: DraftContent };

type PromptVersionComparisonProps = { picked: ComparedVersion; others: readonly ComparedVersion[]; draft: DraftContent };

/** What has changed between a version and the draft, or between two versions: always from the older one to the newer one. */
export function PromptVersionComparison({ picked, others, draft }: PromptVersionComparisonProps) {
  const intl = useIntl();
  const [otherId, setOtherId] = useState(DRAFT);
  const other = others.find(({ id }) => id === otherId);
  const [older, newer] = other && other.number < picked.number ? [other, picked] : [picked, other];
  const label = newer ? intl.formatMessage(messages.versionsCompared, { older: older.number, newer: newer.number }) : intl.formatMessage(messages.compared, { number: older.number });
  return (
    <>
      {others.length > 0 && (
        <Field label={<FormattedMessage {...messages.compareWith} />}>
          <Select
            value={other ? otherId : DRAFT}
            onChange={setOtherId}
            options={[
              { value: DRAFT, label: intl.formatMessage(messages.draft) },
              ...others.map(({ id, number }) => ({ value: id, label: intl.formatMessage(messages.version, { number }) })),
            ]}
          />
        </Field>
      )}
      <Suspense fallback={<Skeleton $height="160px" $radius="var(--r-md)" />}>
        <TextComparison key={`${older.id} ${newer?.id}`} before={versionText(older.content)} after={versionText(newer?.content ?? draft)} label={label} />
      </Suspense>
      <Quiet>{newer ? <FormattedMessage {...messages.versionsMarked} values={{ older: older.number, newer: newer.number }} /> : <FormattedMessage {...messages.marked} />}</Quiet>
    </>
  );
}

/** No id of a version. */
const DRAFT = 'draft';

const messages = {
  ...defineMessages({
    compareWith: { id: 'prompts.compareWith', defaultMessage: 'Compare with' },
    draft: { id: 'prompts.theDraft', defaultMessage: 'The draft' },
    marked: { id: 'prompts.versionMarked', defaultMessage: 'What is struck out stands in the version and not in the draft; what is underlined is new in the draft.' },
  }),
  version: defineMessage<{ number: number }>({ id: 'prompts.versionNumber', defaultMessage: 'v{number}' }),
  compared: defineMessage<{ number: number }>({ id: 'prompts.comparedWith', defaultMessage: 'The draft compared with v{number}' }),
  versionsCompared: defineMessage<{ older: number; newer: number }>({ id: 'prompts.versionsCompared', defaultMessage: 'v{newer} compared with v{older}' }),
  versionsMarked: defineMessage<{ older: number; newer: number }>({ id: 'prompts.versionsMarked', defaultMessage: 'What is struck out stands only in v{older}; what is underlined is new in v{newer}.' }),
};

const Quiet = styled.p`
  color: var(--fg-2);
  font: var(--text-12);
`;
