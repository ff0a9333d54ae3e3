import type { DefinedSignalKind } from '@ayana/contracts/operations';
import { entryOf } from '@ayana/contracts/operation';
import { duration } from '@ayana/shared-ui/time';
import { messages } from './definition-messages';

const MINUTE = 60_000;

/** From when on something is a signal, in words. */
export const thresholdText = (kind: DefinedSignalKind, threshold: number, window_minutes: number | null): string =>
  entryOf(messages.thresholds, kind, String)(threshold, windowText(window_minutes ?? 0));

/** `7 d`, `60 min`. */
export const windowText = (minutes: number): string => duration(minutes * MINUTE);
