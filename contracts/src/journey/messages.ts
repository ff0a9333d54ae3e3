import type { ThreadKind } from './case-parts.ts';

/** Who wrote a message, as its readers know them. */
export const AUTHOR_KINDS = ['patient', 'companion', 'staff', 'assignee'] as const;
export type AuthorKind = (typeof AUTHOR_KINDS)[number];

/** Who wrote a message: in the patient's own thread others are companions, in that of work its assignee. */
export function authorKind(is: { patient: boolean; staff: boolean }, thread: ThreadKind): AuthorKind {
  if (is.patient) return 'patient';
  if (is.staff) return 'staff';
  return thread === 'patient' ? 'companion' : 'assignee';
}

/** Most papers of one message. */
export const MESSAGE_DOCUMENTS_MAX = 10;

/** A message that nobody has read for so long is announced by mail, in milliseconds. */
export const UNREAD_MAIL_AFTER = 10 * 60 * 1000;

/** How often a browser says that its user is typing, in milliseconds. */
export const TYPING_EVERY = 3000;
/** How long someone counts as typing afterwards, in milliseconds. */
export const TYPING_LASTS = 6000;

/** Someone who is writing in a thread now. Nothing of the text is sent. */
export interface Typing {
  thread_id: string;
  user: { id: string; name: string };
}

/** What a template of a message may name; staff see it filled in before they send it. */
export const TEMPLATE_PLACEHOLDERS = ['patient', 'treatment', 'case_manager'] as const;
export type TemplatePlaceholder = (typeof TEMPLATE_PLACEHOLDERS)[number];
export type TemplateValues = Partial<Record<TemplatePlaceholder, string | null>>;

const NAMED = /\{([a-z_]+)\}/g;

/** The names in braces that no template may use, each once. */
export function unknownPlaceholders(text: string): string[] {
  const named = [...text.matchAll(NAMED)].map(([, name = '']) => name);
  return [...new Set(named)].filter((name) => !isPlaceholder(name));
}

/** A template with its names filled in; a name without a value stays in braces, so that its sender sees it. */
export function fillTemplate(text: string, values: TemplateValues): string {
  return text.replaceAll(NAMED, (braces, name: string) => (isPlaceholder(name) && values[name]) || braces);
}

function isPlaceholder(name: string): name is TemplatePlaceholder {
  return TEMPLATE_PLACEHOLDERS.some((placeholder) => placeholder === name);
}
