import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { watchFailedLoads } from './routes/failure/failedLoads.ts';
import { whenIdle } from './ui/whenIdle.ts';

watchFailedLoads();
// The development server has nothing that could be kept.
if (import.meta.env.PROD) whenIdle(() => void import('./app/registerServiceWorker.ts').then(({ registerServiceWorker }) => registerServiceWorker(), () => undefined));

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
