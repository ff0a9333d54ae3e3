import type { FieldErrors } from './field-errors';

/** Marks the message of a form as a whole; see `Notice` of shared-ui. */
const SUMMARY = '[data-form-summary]';

const formOf = (id: string): HTMLElement => document.getElementById(id) ?? document.body;

/**
 * The messages of a form's errors that nobody can see at a field: it is in a closed section, in another step, or not on
 * the page. Closed sections around them are opened, so that the field is found next.
 * @param id of the `<form>`
 */
export function unseenMessages(id: string, errors: FieldErrors): string[] {
  const places = [...formOf(id).querySelectorAll<HTMLElement>('*')].filter((place) => place.closest(SUMMARY) === null);
  const unseen = new Set<string>();
  const fieldsOf = Map.groupBy(Object.values(errors), (message) => message ?? '');
  for (const [message, fields] of fieldsOf) {
    const said = places.filter((place) => saysItself(place, message));
    if (said.filter(isVisible).length < fields.length) unseen.add(message);
    for (const place of said) openAround(place);
  }
  return [...unseen];
}

/** Scrolls to the message of the form as a whole that names these, and focuses it. */
export function focusSummary(id: string, messages: readonly string[]): void {
  for (let around: Element | null = formOf(id); around !== null; around = around.parentElement) {
    const summary = [...around.querySelectorAll<HTMLElement>(SUMMARY)].find((each) =>
      messages.some((message) => says(each, message)),
    );
    if (summary === undefined) continue;
    summary.scrollIntoView({ block: 'center' });
    summary.focus({ preventScroll: true });
    return;
  }
}

const says = (place: Element, message: string): boolean => place.textContent.includes(message);

const saysItself = (place: Element, message: string): boolean =>
  says(place, message) && ![...place.children].some((child) => says(child, message));

function isVisible(place: HTMLElement): boolean {
  if (place.closest('[hidden], details:not([open])') !== null) return false;
  // jsdom has no layout.
  return typeof place.checkVisibility !== 'function' || place.checkVisibility({ visibilityProperty: true });
}

function openAround(place: Element): void {
  for (let fold = place.closest('details'); fold !== null; fold = fold.parentElement?.closest('details') ?? null)
    fold.open = true;
}
