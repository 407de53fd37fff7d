import { lazy, Suspense, useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay/hooks';
import type { SourceCover_source$key } from '#client/__generated__/SourceCover_source.graphql.ts';
import { Icon } from '#client/ui/display/Icon.tsx';
import { ProgressRing } from '#client/ui/display/Progress.tsx';
import { CardCover, CoverMiddle, CoverNote, CoverText } from '#client/ui/layout/CardCover.tsx';
import { fileKind, isPage } from './fileKind.ts';
import { LazyTablePart } from './LazyTablePart.tsx';
import { truncate } from './truncate.ts';

// Few are under way and few fail, and how far they are or why takes many words.
const StageList = lazy(async () => ({ default: (await import('../status/StageList.tsx')).StageList }));
const FailedCover = lazy(() => import('./FailedCover.tsx'));

/** How much of a text stands on its card (spec section 9). */
const PREVIEW_LENGTH = 100;

type SourceCoverProps = {
  source: SourceCover_source$key;
  /** Where it was found, when something is searched for. */
  passage: ReactNode;
};

/** What tells a source apart at a glance: its picture, its first words, where it was found, how far it is, or why it failed. */
export function SourceCover({ source: ref, passage }: SourceCoverProps) {
  const source = useFragment(
    graphql`
      fragment SourceCover_source on Source {
        id
        type
        status
        thumbnailUrl
        excerpt
        mimeType
        table {
          cells
        }
        viewerCanEdit
        failure {
          code
        }
        ...StageList_source
      }
    `,
    ref,
  );
  const [brokenImage, setBrokenImage] = useState<string | null>(null);

  if (source.status === 'FAILED') {
    return (
      <CardCover>
        <Suspense>
          <FailedCover id={source.id} isPage={source.type === 'URI'} code={source.failure?.code} isRetryable={source.viewerCanEdit} />
        </Suspense>
      </CardCover>
    );
  }

  const isText = source.type === 'CONTENT' || source.type === 'NOTE';
  const isWaiting = source.status === 'PENDING' || source.status === 'PROCESSING';
  if (source.status === 'UPLOADING') {
    return (
      <CardCover>
        <CoverMiddle>
          <ProgressRing size={28} />
        </CoverMiddle>
      </CardCover>
    );
  }
  if (isWaiting && !isText) {
    return (
      <CardCover>
        <Suspense>
          <StageList source={source} />
        </Suspense>
      </CardCover>
    );
  }

  if (passage) {
    return (
      <CardCover>
        <CoverText>{passage}</CoverText>
      </CardCover>
    );
  }
  const words = source.excerpt ?? '';
  if (source.thumbnailUrl && source.thumbnailUrl !== brokenImage) {
    return (
      <CardCover>
        <img src={source.thumbnailUrl} data-page={isPage(source) || undefined} alt="" loading="lazy" decoding="async" onError={() => setBrokenImage(source.thumbnailUrl)} />
      </CardCover>
    );
  }
  if (source.table) {
    return (
      <CardCover>
        <LazyTablePart cells={source.table.cells} />
      </CardCover>
    );
  }
  const points = source.type === 'NOTE' ? pointsOf(words) : [];
  if (points.length > 1) {
    return (
      <CardCover>
        <CoverNote>
          {points.map((point, index) => (
            <li key={index} dir="auto">{point}</li>
          ))}
        </CoverNote>
      </CardCover>
    );
  }
  if (words !== '') {
    return (
      <CardCover>
        <CoverText dir="auto">{shortened(words)}</CoverText>
      </CardCover>
    );
  }
  return (
    <CardCover>
      <CoverMiddle>
        <Icon of={fileKind(source.mimeType).icon} size={32} />
      </CoverMiddle>
    </CardCover>
  );
}

const shortened = (words: string): string =>
  words.length > PREVIEW_LENGTH ? `${truncate(words, PREVIEW_LENGTH).trimEnd()}…` : words;

/** The first points of a note that is a list, perhaps under a heading. */
function pointsOf(words: string): string[] {
  const lines = words.split('\n');
  const points = lines.filter((line) => line.startsWith('• '));
  return points.length >= lines.length - 1 ? points.slice(0, 4).map((line) => line.slice(2)) : [];
}
