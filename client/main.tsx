import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { watchFailedLoads } from './routes/failure/failedLoads.ts';

watchFailedLoads();

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no #root.');
createRoot(root, {
  // What React recovered from: its own error says only that there was one.
  onRecoverableError: (error) => reportError(error instanceof Error ? (error.cause ?? error) : error),
}).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
