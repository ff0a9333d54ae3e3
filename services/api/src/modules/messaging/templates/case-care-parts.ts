import type { Block } from './blocks.js';
import { CASE_CARE_MAIL_MESSAGES as messages } from './case-care-messages.js';
import { given, hello, paragraph, type TemplateContext } from './parts.js';

export const greet = (name: string): Block => (given(name) === null ? paragraph(messages.greeting) : hello(name));

export const openCase = ({ path }: { path: string }, { publicOrigin }: TemplateContext): Block => ({
  kind: 'button',
  label: messages.open_case,
  href: publicOrigin + path,
});
