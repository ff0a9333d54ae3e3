import { messages } from '../messages';

/** Any value of a form as text: lists by lines, what an item holds in one of them. */
export function plainText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'boolean') return value ? messages.yes : messages.no;
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join('\n');
  if (typeof value === 'object')
    return Object.entries(value)
      .filter(([name]) => name !== 'key' && name !== 'id')
      .map(([, each]) => plainText(each))
      .filter(Boolean)
      .join(', ');
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}
