import type { ProblemCode } from '@ayana/contracts/problems';
import type { Part } from '@ayana/portal-kit';

/** Failures that pass: what was read before is still the best there is. Any other is an answer, such as that it is no longer there. */
const PASSING: ReadonlySet<ProblemCode> = new Set([
  'network_error',
  'timeout',
  'aborted',
  'unexpected_answer',
  'service_unavailable',
  'internal_error',
  'request_timeout',
  'too_many_requests',
]);

export const passes = (code: ProblemCode | undefined): boolean => code !== undefined && PASSING.has(code);

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
const isPart = (value: unknown): value is Part<unknown> =>
  isFields(value) && 'value' in value && 'failure' in value && Object.keys(value).length === 2;

/** What `listLoader` gives: `useList` joins its pages, keeps its rows, and says that they are old. */
const isList = (value: Fields): boolean => 'key' in value && 'after' in value && isPart(value['page']);

/** Whether a part could not be read for a reason that passes. */
const isLost = ({ failure }: Part<unknown>): boolean => failure !== null && passes(failure.code);

export interface Kept {
  data: unknown;
  /** Whether some of it is from the reading before. */
  isOld: boolean;
}

/**
 * The new data of a page; parts of it that could not be read this time are those of the reading before.
 * @param former of the same page at the same address
 */
export function keepParts(former: unknown, next: unknown): Kept {
  if (isPart(next)) {
    const isKept = isLost(next) && isPart(former) && former.failure === null;
    return isKept ? { data: former, isOld: true } : { data: next, isOld: false };
  }
  if (!isFields(next) || !isFields(former)) return { data: next, isOld: false };
  const list = isList(next) ? (next['page'] as Part<unknown>) : null;
  let isOld = false;
  const fields = Object.entries(next).map(([name, value]) => {
    if ((list !== null && name === 'page') || !Object.hasOwn(former, name)) return [name, value];
    const kept = keepParts(former[name], value);
    isOld ||= kept.isOld;
    return [name, kept.data];
  });
  // The list's own note says it.
  return { data: isOld ? Object.fromEntries(fields) : next, isOld: isOld && (list === null || !isLost(list)) };
}
