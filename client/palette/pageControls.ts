/** A button of the page that changes how it is seen, or what can be done with it, as the page calls it. */
export type PageControl = {
  name: string;
  /** What it is one of several ways of; null where it stands for itself. */
  of: string | null;
  press: () => void;
};

/** Toggles, one of several ways, and what opens something. */
const CONTROLS = 'button[aria-pressed], button[aria-haspopup], [role="radio"]';
/** Theirs are found with them: as what can be done with a source, or in what is open. */
const OF_SINGLE_THINGS = '[role="grid"], [role="tree"], [role="dialog"], article, li, form';
const IDLE = ':disabled, [aria-disabled="true"], [aria-checked="true"]';

/** What the page has buttons for by itself, so that whatever is on it can be found by its name without a list to be kept. */
export function pageControls(): PageControl[] {
  return [...document.querySelectorAll<HTMLElement>(`main :is(${CONTROLS})`)]
    .filter((button) => !button.closest(OF_SINGLE_THINGS) && !button.matches(IDLE))
    .map((button) => ({ name: nameOf(button), of: button.closest('[role="radiogroup"]')?.getAttribute('aria-label') ?? null, press: () => button.click() }))
    .filter(({ name }) => name !== '');
}

/** Without what is only for the eye, such as a key. */
function nameOf(button: HTMLElement): string {
  const named = button.getAttribute('aria-label');
  if (named) return named;
  const words = button.cloneNode(true) as HTMLElement;
  for (const hidden of words.querySelectorAll('[aria-hidden="true"], kbd')) hidden.remove();
  return words.textContent.trim();
}
