import { BookOpen } from 'lucide';
import { useState } from 'react';
import { defineMessages, FormattedMessage, useIntl } from 'react-intl';
import { Link, useNavigate } from 'react-router-dom';
import styled from 'styled-components';
import { useErrorText } from '#client/i18n/useErrorText.ts';
import { notAdded } from '#client/sources/add/addTarget.ts';
import { useAddSources } from '#client/sources/add/useAddSources.ts';
import { useTrashSources } from '#client/sources/actions/useTrashSources.ts';
import { selectedByIds } from '#client/sources/selection/selectedSources.ts';
import { Button, ButtonLink } from '#client/ui/controls/Button.tsx';
import { PartTitle } from './firstRunStyles.ts';
import { sampleArticles } from './sampleArticle.ts';

type SampleCardProps = {
  spaceId: string;
  /** The sample, once it is in the space. */
  sampleId: string | null;
};

/** An article to try the reader with: it is put into the space when somebody wants to read it, and gone with one press. */
export function SampleCard({ spaceId, sampleId }: SampleCardProps) {
  const intl = useIntl();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { addSources, isAdding } = useAddSources();
  const { trashSources, isDeleting } = useTrashSources();
  const [error, setError] = useState<string | null>(null);
  const article = sampleArticles[intl.locale] ?? sampleArticles['en'];
  if (!article) return null;

  const read = () => {
    setError(null);
    addSources(
      { spaceId, sources: [{ content: article }] },
      {
        onRefused: (code) => setError(errorText(code, notAdded)),
        onDone: ([added]) => added?.sourceId && void navigate(`/source/${added.sourceId}`),
      },
    );
  };
  return (
    <Card>
      <Curve viewBox="0 0 320 116" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <path d="M24 16C40 84 72 98 110 102M110 16C126 66 166 84 202 90M202 16C222 52 258 66 312 72" />
        <path data-soft d="M110 102H312M202 90Q260 96 312 97" />
        {[24, 110, 202].map((x) => (
          <circle key={x} cx={x} cy="16" r="4.5" />
        ))}
      </Curve>
      <Words>
        <small>
          <FormattedMessage {...messages.sample} />
        </small>
        <PartTitle>{article.title}</PartTitle>
        <p>
          <FormattedMessage {...messages.text} />
        </p>
        {error !== null && <Refused role="alert">{error}</Refused>}
        <Ways>
          {sampleId === null ? (
            <Button icon={BookOpen} loading={isAdding} onClick={read}>
              <FormattedMessage {...messages.read} />
            </Button>
          ) : (
            <>
              <ButtonLink>
                <Link to={`/source/${sampleId}`}>
                  <FormattedMessage {...messages.read} />
                </Link>
              </ButtonLink>
              <Button variant="ghost" loading={isDeleting} onClick={() => trashSources(selectedByIds([sampleId], null))}>
                <FormattedMessage {...messages.remove} />
              </Button>
            </>
          )}
        </Ways>
      </Words>
    </Card>
  );
}

const messages = defineMessages({
  sample: { id: 'firstRun.sample', defaultMessage: 'Sample' },
  text: { id: 'firstRun.sampleText', defaultMessage: 'A minute to read, and a place to try the highlighter. Goes away with one click.' },
  read: { id: 'firstRun.readSample', defaultMessage: 'Read the sample' },
  remove: { id: 'firstRun.deleteSample', defaultMessage: 'Delete the sample' },
});

const Card = styled.section`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1);
`;

const Curve = styled.svg`
  flex: none;
  width: 100%;
  height: 116px;
  background: #23254a;

  path {
    fill: none;
    stroke: #f6e7c9;
    stroke-width: 2;
  }

  path[data-soft] {
    stroke: rgb(255 255 255 / 16%);
  }

  circle {
    fill: #f0b15c;
  }
`;

const Words = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  align-items: flex-start;
  padding: 12px 16px 16px;

  small {
    color: var(--fg-3);
    font: var(--text-12);
  }

  h2 {
    margin-block-start: 4px;
  }

  p {
    margin-block-start: 2px;
    color: var(--fg-2);
    font: var(--text-13);
  }
`;

const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 8px;
  margin-block-start: auto;
  padding-block-start: 12px;
`;

const Refused = styled.p`
  && {
    color: var(--danger-fg);
  }
`;
