import { everyPage } from './open-pages';

/** The pages that show what the API answers; the others are texts. */
const LISTS =
  /^\/(search|treatments|hospitals|hospital|destinations|blog|doctors|compare|find-doctors|careers|faq|verify)\b/;

everyPage('mfe-public', (pattern) => LISTS.test(pattern));
