import { createMockEnvironment } from 'relay-test-utils';
import { vi } from 'vitest';

// relay-test-utils makes its spies with a global `jest`; vitest's spies answer to the same calls.
Object.assign(globalThis, { jest: vi });

export type MockEnvironment = ReturnType<typeof createMockEnvironment>;

export { createMockEnvironment };
