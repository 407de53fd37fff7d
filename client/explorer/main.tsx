import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import 'graphiql/style.css';
import { ThemeProvider } from '#client/theme/ThemeProvider.tsx';
import { Explorer } from './Explorer.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('explorer.html has no #root.');
createRoot(root).render(
  <StrictMode>
    <ThemeProvider>
      <Explorer />
    </ThemeProvider>
  </StrictMode>,
);
