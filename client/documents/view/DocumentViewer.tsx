import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { createGlobalStyle } from 'styled-components';
import type { PagedText } from '#client/highlights/markedPages.ts';
import { Skeleton } from '#client/ui/display/Skeleton.tsx';
import type { OpenDocument } from '../openDocument.ts';
import type { RefreshAddress } from '../package/remoteFile.ts';
import { ChapterPane } from './ChapterPane.tsx';
import { ContentsButton } from './ContentsButton.tsx';
import { DocumentBar } from './DocumentBar.tsx';
import { DocumentBones, DocumentFrame, DocumentGround, DocumentScroll, onDocumentKey } from './documentFrame.ts';
import { DocumentProblem } from './DocumentProblem.tsx';
import type { Target } from './paneProps.ts';
import { placeAt, type ReadingPlace } from './readingPlace.ts';
import { SheetsPane } from './SheetsPane.tsx';
import { useDocument, type DocumentKind } from './useDocument.ts';
import { NOTHING_WANTED, useDocumentSearch } from './useDocumentSearch.ts';
import { useDocumentText } from './useDocumentText.ts';

export type DocumentViewerProps = {
  kind: DocumentKind;
  url: string;
  title: string;
  /** Asks for the file under another address when this one has ended. */
  refresh: RefreshAddress;
  /** The page it opens at, from 1; null for where one had left it, a share of it from 0 to 1. */
  firstPage: number | null;
  leftAt: number;
  onPage: (page: number) => void;
  /** Hears how far down one is, 0 to 1, and which share one sees at once. */
  onShare: (share: number, screen: number) => void;
  /** Hears of its words as they are read and drawn, and of null when it is closed. */
  onText: (text: PagedText | null) => void;
  /** Whether the words of all parts are wanted, not only of those that are drawn. */
  readsAll: boolean;
  /** What one can do where it cannot be shown. */
  otherWays: ReactNode;
};

/** A book, a document or a presentation as it is. Ctrl F searches; plus, minus and 0 zoom; the left and right arrow turn the page. */
export default function DocumentViewer({ kind, url: givenUrl, refresh, ...rest }: DocumentViewerProps) {
  // Each reading of the source brings another address of the same bytes.
  const [url] = useState(givenUrl);
  const opened = useDocument(kind, url, refresh);
  if (opened.state === 'failed') return <DocumentProblem failure={opened.failure} otherWays={rest.otherWays} />;
  if (opened.state === 'open') return <OpenViewer opened={opened.document} {...rest} />;
  return (
    <DocumentGround aria-busy>
      <DocumentBones aria-hidden>
        <Skeleton $height="100%" $radius="var(--r-xs)" />
      </DocumentBones>
    </DocumentGround>
  );
}

type OpenViewerProps = Omit<DocumentViewerProps, 'kind' | 'url' | 'refresh' | 'otherWays'> & { opened: OpenDocument };

const STEP = 1.1;
const [LEAST, MOST] = [0.25, 5];

function OpenViewer({ opened, title, firstPage, leftAt, onPage, onShare, onText, readsAll }: OpenViewerProps) {
  const count = opened.parts.length;
  const [pane, setPane] = useState<HTMLElement | null>(null);
  const [target, setTarget] = useState<Target>(() => firstTarget(opened, firstPage, leftAt));
  const [place, setPlace] = useState<ReadingPlace>(target);
  // Null until somebody chooses: as large as it is, or as there is room for.
  const [chosenScale, setChosenScale] = useState<number | null>(null);
  const fit = useFit(pane, opened);
  const scale = chosenScale ?? Math.min(1, fit);
  const [wanted, setWanted] = useState(NOTHING_WANTED);
  const search = useRef<HTMLInputElement>(null);

  const goTo = (to: Target) => {
    if (to.part < 0 || to.part >= count) return;
    setTarget(to);
    setPlace(to);
    if (to.part !== place.part) onPage(to.part + 1);
  };
  const turnTo = (part: number) => goTo({ part: Math.min(count - 1, Math.max(0, part)), within: 0, anchor: null, share: null });
  const text = useDocumentText(opened, pane, readsAll || wanted.words !== '', turnTo, onText);
  const { matches, find } = useDocumentSearch({ text, wanted, setWanted, part: place.part, goTo: turnTo });
  const take = (next: ReadingPlace, share: number, screen: number) => {
    setPlace(next);
    if (next.part !== place.part) onPage(next.part + 1);
    onShare(share, screen);
  };
  const zoom = (to: 'in' | 'out' | 'width') => setChosenScale(to === 'width' ? fit : Math.min(MOST, Math.max(LEAST, to === 'in' ? scale * STEP : scale / STEP)));

  const ahead = opened.isRightToLeft ? -1 : 1;
  const onKeyDown = (event: KeyboardEvent) => onDocumentKey(event, { search, zoom, turnRight: (pages) => turnTo(place.part + pages * ahead) });

  const Parts = opened.isPartByPart ? ChapterPane : SheetsPane;
  return (
    <DocumentFrame onKeyDown={onKeyDown}>
      <FoundColours />
      <DocumentBar
        ref={search}
        of={opened.unit}
        page={place.part + 1}
        pageCount={count}
        scale={scale}
        matches={matches}
        contents={opened.contents.length > 0 && <ContentsButton contents={opened.contents} part={place.part} onPick={({ part, anchor }) => goTo({ part, within: 0, anchor, share: null })} />}
        onPage={(page) => turnTo(page - 1)}
        onZoom={zoom}
        onFind={find}
      />
      <DocumentGround>
        <DocumentScroll ref={setPane} tabIndex={0} role="region" aria-label={title}>
          <Parts opened={opened} pane={pane} target={target} place={place} layers={text.layers} scale={scale} onPlace={take} onLayer={text.onLayer} onTarget={goTo} />
        </DocumentScroll>
      </DocumentGround>
    </DocumentFrame>
  );
}

/** The page that is asked for; where one had left it, if that is on this page or none is asked for. */
function firstTarget(opened: OpenDocument, firstPage: number | null, leftAt: number): Target {
  const left = placeAt(opened.parts, leftAt);
  const part = firstPage === null ? left.part : Math.min(opened.parts.length, Math.max(1, firstPage)) - 1;
  const isLeftHere = part === left.part;
  return { part, within: isLeftHere ? left.within : 0, anchor: null, share: isLeftHere ? leftAt : null };
}

/** How large the widest part fills the pane; 1 for what is as wide as there is room. */
function useFit(pane: HTMLElement | null, { parts }: OpenDocument): number {
  const widest = Math.max(0, ...parts.map(({ width }) => width ?? 0));
  const [paneWidth, setPaneWidth] = useState<number | null>(null);
  useEffect(() => {
    if (!pane) return;
    const observer = new ResizeObserver(() => setPaneWidth(pane.clientWidth));
    observer.observe(pane);
    return () => observer.disconnect();
  }, [pane]);
  const width = paneWidth ?? pane?.clientWidth ?? 0;
  return widest === 0 || width === 0 ? 1 : Math.min(MOST, Math.max(LEAST, Math.floor((width / (widest + 32)) * 100) / 100));
}

/** What a search has found, over whatever is marked. */
const FoundColours = createGlobalStyle`
  ::highlight(vault-found) {
    background-color: rgb(180 0 170 / 25%);
  }

  ::highlight(vault-found-here) {
    background-color: rgb(0 100 0 / 35%);
  }
`;
