import { describe, expect, test } from 'vitest';
import { initialsOf } from '#server/domain/spaces/initials.ts';
import { readSpaceSettings } from '#server/domain/spaces/settings.ts';
import { recordingLog } from '#tests/support/identity.ts';

describe('initials', () => {
  test.each([
    ['Research Lab', 'RL'],
    ['research and development lab', 'RL'],
    ['Field', 'FI'],
    ['x', 'X'],
    ['  Field   Notes  ', 'FN'],
    ['知识 库', '知库'],
    ['👩‍🔬 lab', '👩‍🔬L'],
    ['', ''],
  ])('%s: %s', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('settings', () => {
  const defaults = {
    outputLanguage: 'Without translation',
    lengthModify: 'No length change',
    managedStructure: false,
    managedTags: false,
    createSummary: false,
    instructions: '',
  };

  test('what is not stored takes its default', () => {
    const { log, lines } = recordingLog();
    expect(readSpaceSettings({ createSummary: true }, 'id', log)).toEqual({ ...defaults, createSummary: true });
    expect(lines).toEqual([]);
  });

  test.each([null, 'text', 7, { outputLanguage: 'Klingon' }, { managedTags: 'yes' }])('unreadable ones become empty and are logged: %j', (stored) => {
    const { log, lines } = recordingLog();
    expect(readSpaceSettings(stored, 'space-1', log)).toEqual(defaults);
    expect(lines).toHaveLength(1);
    expect(lines[0]).toContain('space-1');
  });
});
