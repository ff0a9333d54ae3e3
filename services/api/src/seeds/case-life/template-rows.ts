import type { Ids } from '../../platform/clock/clock.js';
import type { TableRows } from './demo-case.js';

const TEMPLATES = [
  [
    'Ask for records',
    'Dear {patient},\nfor the opinion about your {treatment} we need your latest reports and scans. A photo of each page is enough. Please send them under Documents.\n{case_manager}',
  ],
  [
    'Quotes are here',
    'Dear {patient},\nthe hospitals have sent their quotes for your {treatment}. You can compare them under Quotes and ask me about any line.\n{case_manager}',
  ],
  [
    'Before you travel',
    'Dear {patient},\nplease bring your passport, the visa letter and the original reports. The driver waits at the arrivals with your name.\n{case_manager}',
  ],
] as const;

/** Texts the demo's case managers send again and again. */
export function templateRows(ids: Ids, now: Date): TableRows {
  const written = { language: 'English', version: 1, created_by: null, created_at: now, updated_at: now };
  const rows = TEMPLATES.map(([title, text]) => Object.assign({ id: ids.next(), title, text }, written));
  return { table: 'message_templates', rows };
}
