import { isNodeNewEnough } from './nodeVersion.mjs';

if (isNodeNewEnough()) import('./runTests.mjs');
