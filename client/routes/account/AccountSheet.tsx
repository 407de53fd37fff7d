import type { ReactNode } from 'react';
import styled from 'styled-components';
import { PageTitle } from '#client/i18n/PageTitle.tsx';
import { PaneBody, Sheet } from '#client/ui/layout/Pane.tsx';
import { onPhone } from '#client/ui/mixins.ts';
import { AccountNavigation } from './AccountNavigation.tsx';

type AccountSheetProps = { title: string; lede?: ReactNode; action?: ReactNode; /** For tables: 1000 px instead of 720. */ isWide?: boolean; children: ReactNode };

/** A page of the viewer's own: the way to the others beside it, its title, a line under it, and cards below. */
export function AccountSheet({ title, lede, action, isWide = false, children }: AccountSheetProps) {
  return (
    <Sheet id="content" tabIndex={-1}>
      <PageTitle>{title}</PageTitle>
      <AccountNavigation />
      <PaneBody>
        <Column $width={isWide ? 1000 : 720}>
          <Head>
            <div>
              <h1>{title}</h1>
              {lede && <p>{lede}</p>}
            </div>
            {action}
          </Head>
          {children}
        </Column>
      </PaneBody>
    </Sheet>
  );
}

/** A card of such a page. */
export const AccountCard = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 12px;
  padding: 20px;
  border-radius: var(--r-lg);
  background: var(--bg-raised);
  box-shadow: 0 0 0 1px var(--line-1), var(--shadow-card);

  h2 {
    font-size: 14px;
    line-height: 20px;
    font-weight: 600;
  }

  p {
    color: var(--fg-2);
    font: var(--text-13);
  }
`;

/** Words at the start, a control at the end. */
export const AccountLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px 16px;
  min-height: 36px;
  font: var(--text-13);
`;

/** The words of such a line, with smaller ones below. */
export const LineWords = styled.span`
  small {
    display: block;
    color: var(--fg-3);
    font: var(--text-12);
  }
`;

const Column = styled.div<{ $width: number }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px;
  max-width: ${({ $width }) => $width}px;
  margin: 0 auto;
  padding: 24px 24px 48px;

  ${onPhone} {
    padding: 16px 16px 32px;
  }
`;

const Head = styled.header`
  display: flex;
  align-items: flex-start;
  justify-content: space-between;
  gap: 16px;

  h1 {
    font: var(--text-20);
    letter-spacing: var(--track-tight);
  }

  p {
    margin-block-start: 4px;
    color: var(--fg-2);
    font: var(--text-13);
  }
`;
