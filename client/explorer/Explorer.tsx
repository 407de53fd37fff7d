import { GraphiQL } from 'graphiql';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import styled from 'styled-components';
import { useTheme } from '#client/theme/ThemeProvider.tsx';
import { CredentialBar } from './CredentialBar.tsx';
import { ExamplesMenu } from './ExamplesMenu.tsx';
import { examples } from './examples.ts';
import { createExplorerFetcher } from './fetcher.ts';

/** GraphiQL as whoever is signed in at the web client, or with a key that is typed once. An operation in the address is opened. */
export function Explorer() {
  const { theme } = useTheme();
  const [fetcher] = useState(createExplorerFetcher);
  const [asked] = useState(() => new URLSearchParams(location.search));
  const [menuPlace, setMenuPlace] = useState<HTMLElement | null>(null);
  return (
    <Page>
      <CredentialBar>
        <div ref={setMenuPlace} />
      </CredentialBar>
      <GraphiQL
        fetcher={fetcher}
        defaultQuery={examples[0]?.query ?? ''}
        {...(asked.has('query') && { initialQuery: asked.get('query') ?? '', initialVariables: asked.get('variables') ?? '' })}
        forcedTheme={theme}
        showPersistHeadersSettings={false}
      >
        <GraphiQL.Toolbar>
          {({ prettify, merge, copy }) => (
            <>
              {prettify}
              {merge}
              {copy}
              {menuPlace && createPortal(<ExamplesMenu />, menuPlace)}
            </>
          )}
        </GraphiQL.Toolbar>
      </GraphiQL>
    </Page>
  );
}

const Page = styled.main`
  display: grid;
  grid-template-rows: auto minmax(0, 1fr);
  height: 100dvh;
  overflow: hidden;
`;
