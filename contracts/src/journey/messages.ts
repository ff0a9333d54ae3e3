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

/** Of what staff did to make sure who sent a message. */
export const CONFIRMED_HOW_MAX = 200;

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
export const TEMPLATE_PLACEHOLDERS = ['patient', 'treatment', 'case_manager', 'case_number'] as const;
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

/** What is put around a text before it leaves: what it begins and ends with. */
export interface TextFrame {
  greeting: string;
  closing: string;
}

/** A greeting or a signature is a short line. */
const FRAME_LINE_MAX = 60;
const isShort = (line: string): boolean => line.trim().length <= FRAME_LINE_MAX;
const endsLikeGreeting = (line: string): boolean => /[,،，!！:]\s*$/.test(line);

/** A template without its own greeting and signature, in whatever language: a line with the name of the patient, and the last ones with ours. */
export function withoutFrame(template: string): string {
  const lines = template.trim().split('\n');
  const [first = ''] = lines;
  if (isShort(first) && first.includes('{patient}') && endsLikeGreeting(first)) lines.shift();
  const last = lines.at(-1) ?? '';
  if (lines.length > 1 && isShort(last) && last.includes('{case_manager}')) {
    lines.pop();
    const before = lines.at(-1) ?? '';
    if (lines.length > 1 && isShort(before) && endsLikeGreeting(before)) lines.pop();
  }
  return lines.join('\n').trim();
}

/** Whether a text that is put into a frame greets its reader a second time. */
export function greetsTwice(text: string, { greeting }: TextFrame, name: string): boolean {
  const first = text.trim().split('\n', 1)[0]?.trim() ?? '';
  if (first === '' || !isShort(first) || !endsLikeGreeting(first)) return false;
  const plain = (words: string): string => words.toLocaleLowerCase().replaceAll(/[^\p{L}\p{N} ]/gu, '');
  const words = plain(first).split(' ');
  const [hello = ''] = plain(greeting).split(' ');
  return (
    words[0] === hello ||
    plain(name)
      .split(' ')
      .some((part) => part.length > 1 && words.includes(part))
  );
}

interface InLanguage {
  title: string;
  language: string;
}

/** Templates of one title are one text in several languages: the reader's where there is one, else English, else the first. */
export function templatesIn<Template extends InLanguage>(
  templates: readonly Template[],
  language: string | null,
): Template[] {
  const titles = [...new Set(templates.map(({ title }) => title))];
  return titles.flatMap((title) => {
    const all = templates.filter((each) => each.title === title);
    const of = (wanted: string | null): Template | undefined => all.find((each) => each.language === wanted);
    return of(language) ?? of('English') ?? all[0] ?? [];
  });
}

function isPlaceholder(name: string): name is TemplatePlaceholder {
  return TEMPLATE_PLACEHOLDERS.some((placeholder) => placeholder === name);
}
