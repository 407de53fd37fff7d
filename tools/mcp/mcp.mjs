import { isNodeNewEnough } from '../nodeVersion.mjs';

if (isNodeNewEnough()) import('./runMcp.mjs');
