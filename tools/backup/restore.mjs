import { isNodeNewEnough } from '../nodeVersion.mjs';

if (isNodeNewEnough()) import('./runBackupCommand.mjs').then(({ runBackupCommand }) => runBackupCommand('restoreCommand.ts'));
