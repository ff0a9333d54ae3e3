import { messages } from '../http/messages';
import { plainPage } from './plain-page';

/** Shown when too many pages are requested at once: it reloads automatically. */
export const busyPage = (seconds: number): string =>
  plainPage({ ...messages.busy, head: `<meta http-equiv="refresh" content="${seconds}">\n` });
