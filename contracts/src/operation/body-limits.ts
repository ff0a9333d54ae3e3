import { FILE_LIMIT } from '../rules/files.ts';

/** Most bytes of the body of a request that is neither a list nor a file; the largest form has some fifteen texts of 1000 characters. */
export const BODY_LIMIT = 128 * 1024;

/** What a server does with a body of a type. */
export interface BodyRule {
  /** Most bytes of the body. */
  bytes: number;
  /** Whether it is passed on while it arrives; every other body is read whole first. */
  streamed: boolean;
}

const OTHER: BodyRule = { bytes: BODY_LIMIT, streamed: false };

/** Bodies with a limit of their own, by the beginning of their media type. */
const RULES: Readonly<Record<string, BodyRule>> = {
  'text/csv': { bytes: 2 * 1024 * 1024, streamed: false },
  // A part of an upload (tus 1.0.0).
  'application/offset+octet-stream': { bytes: FILE_LIMIT, streamed: true },
  // A mail with two files of the largest size, as they are written in a mail.
  'message/rfc822': { bytes: 3 * FILE_LIMIT, streamed: true },
  // A form with a file, and what surrounds the file.
  'multipart/': { bytes: FILE_LIMIT + 1024 * 1024, streamed: true },
};

/**
 * The limit of a request's body: the render server and the API both ask here, so that neither refuses what the other takes.
 * @param type the Content-Type header
 */
export function bodyRuleOf(type = ''): BodyRule {
  const mediaType = type.trimStart().toLowerCase();
  return Object.entries(RULES).find(([beginning]) => mediaType.startsWith(beginning))?.[1] ?? OTHER;
}

/** The largest body of any type, in bytes, of those passed on while they arrive or of those read whole. */
export const largestBody = (streamed: boolean): number =>
  Math.max(BODY_LIMIT, ...Object.values(RULES).flatMap((rule) => (rule.streamed === streamed ? [rule.bytes] : [])));
