import { FORM_KEY_FIELD } from '@ayana/contracts/forms';
import { EARLY_TAP, PART_FAILED, PART_ID, PART_LIVE } from '@ayana/contracts/operation';
import { keepTypedForms } from '@ayana/portal-kit';
import { loadAfterPaint, type LoadOptions } from '../../src/hydration/load-after-paint';
import { recordTaps, type RecorderOptions } from '../../src/hydration/tap-recorder';
import { json } from './escape';

const OPTIONS: RecorderOptions = {
  parts: `[id^="${PART_ID}"],#root`,
  live: PART_LIVE,
  failed: PART_FAILED,
  mark: EARLY_TAP,
  key: FORM_KEY_FIELD,
  patience: 10_000,
};

/** A function as text. Its comments and indents are no use to a browser. */
const sourceOf = (run: { toString(): string }): string =>
  run
    .toString()
    .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
    .replaceAll(/\n\s*/g, '\n');

/** A function and what it is given, as a script. */
const scriptOf = <Options>(run: (options: Options) => void): ((options: Options) => string) => {
  const source = sourceOf(run);
  return (options) => `(${source})(${json(options)})`;
};

/** What the document's head runs at once. */
export const HEAD_SCRIPT = `${scriptOf(recordTaps)(OPTIONS)};(${sourceOf(keepTypedForms)})(window)`;

/** What the head of a page that the server drew runs to fetch the page's code. */
export const loaderScript: (options: LoadOptions) => string = scriptOf(loadAfterPaint);
