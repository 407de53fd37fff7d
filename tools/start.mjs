import { isNodeNewEnough } from './nodeVersion.mjs';

if (isNodeNewEnough()) import('./startServer.mjs');
