import { EARLY_TAP, PART_FAILED, PART_ID, PART_LIVE } from '@ayana/contracts/operation';
import { recordTaps, type RecorderOptions } from '../../src/hydration/tap-recorder';

const OPTIONS: RecorderOptions = {
  parts: `[id^="${PART_ID}"],#root`,
  live: PART_LIVE,
  failed: PART_FAILED,
  mark: EARLY_TAP,
  patience: 10_000,
};

/** The script that runs first in the document's head, without comments and indentation. */
export const RECORDER_SCRIPT = `(${recordTaps.toString()})(${JSON.stringify(OPTIONS)})`
  .replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '')
  .replaceAll(/\n\s*/g, '\n');
