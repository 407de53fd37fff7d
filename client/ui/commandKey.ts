/** The modifier of this system's shortcuts, as its keyboards write it. */
export const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl';
