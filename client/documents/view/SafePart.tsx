import { useEffect, useEffectEvent, useRef, useState, type MouseEvent } from 'react';
import { defineMessages, FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { DrawnPart, OpenDocument } from '../openDocument.ts';
import { LINK_ANCHOR, LINK_PART, nameOnPage } from '../safe/cleanDocument.ts';
import { SCOPE } from '../safe/safeStyles.ts';
import { adoptStyles } from '../safe/adoptStyles.ts';

type SafePartProps = {
  opened: OpenDocument;
  /** Counted from 0. */
  part: number;
  /** Hears of its element when it is drawn, and of null when it leaves the page. */
  onLayer: (part: number, layer: HTMLElement | null) => void;
  /** Follows a link of the document to another place of it. */
  onLink: (part: number, anchor: string | null) => void;
};

/** A page, slide or chapter as it is drawn. What `draw` answers is safe; what it looks like stays within. */
export function SafePart({ opened, part, onLayer, onLink }: SafePartProps) {
  const place = useRef<HTMLDivElement>(null);
  const [isMissing, setIsMissing] = useState(false);
  const tell = useEffectEvent(onLayer);
  useEffect(() => {
    let isOver = false;
    let clear: (() => void) | undefined;
    const put = ({ element, styles }: DrawnPart) => {
      if (isOver || !place.current) return;
      const takeStyles = adoptStyles(styles);
      place.current.replaceChildren(element);
      tell(part, element);
      clear = () => {
        takeStyles();
        element.remove();
        tell(part, null);
      };
    };
    opened.draw(part).then(put, () => isOver || setIsMissing(true));
    return () => {
      isOver = true;
      clear?.();
    };
  }, [opened, part]);

  const follow = (event: MouseEvent) => {
    const link = event.target instanceof Element ? event.target.closest(`a[${LINK_PART}]`) : null;
    if (!link) return;
    event.preventDefault();
    onLink(Number(link.getAttribute(LINK_PART)), link.getAttribute(LINK_ANCHOR));
  };
  if (isMissing) {
    return (
      <Missing role="alert">
        <FormattedMessage {...messages.missing} />
      </Missing>
    );
  }
  // The links inside are what is pressed, by whatever means. The paper stays white, so what is marked on it has the colours for that.
  return <Place ref={place} className={SCOPE} data-theme="light" onClick={follow} />;
}

/** The element that a document calls so, in what is drawn of it. */
export const placeNamed = (layer: HTMLElement, anchor: string): HTMLElement | null => layer.querySelector<HTMLElement>(`[id="${CSS.escape(nameOnPage(anchor))}"]`);

const messages = defineMessages({
  missing: { id: 'viewer.document.missing', defaultMessage: 'This part of the document could not be loaded.' },
});

/* Whatever a document says of position and order is said within it. */
const Place = styled.div`
  position: relative;
  isolation: isolate;
  contain: layout paint;
  min-height: 100%;
`;

const Missing = styled.p`
  padding: 24px;
  color: #5c5c5c;
  font: var(--text-13);
`;
