import { createHash } from 'node:crypto';
import { type Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { FILE_MESSAGES, FILE_TYPES } from '@ayana/contracts/rules';
import { fileTypeFromTokenizer } from 'file-type';
import { fromStream } from 'strtok3';

const TEXT = 'text/plain';
/** The container of old Office files (Compound File Binary), which says nothing about what is in it. */
const OLD_OFFICE = 'application/x-cfb';
const WORD = 'application/msword';
/** Control characters that no text has; tab, line feed, form feed and carriage return are text. */
const CONTROL = new Set([...Array(32).keys()].filter((code) => ![9, 10, 12, 13].includes(code)));
const UTF_16 = [Buffer.from([0xff, 0xfe]), Buffer.from([0xfe, 0xff])];

/**
 * The message of the specification when a content is not of the declared type, by its first bytes; else null. A text has no such bytes: it
 * is refused when it begins like another type that is allowed, and `measure` looks at the rest.
 * @param content is read as far as needed and then closed
 */
export async function contentProblem(content: Readable, declared: string): Promise<string | null> {
  const type = await typeOf(content).finally(() => content.destroy());
  if (type === declared) return null;
  if (declared === TEXT) return type !== undefined && type in FILE_TYPES ? FILE_MESSAGES.extension : null;
  return type === undefined || type in FILE_TYPES ? FILE_MESSAGES.extension : FILE_MESSAGES.type;
}

async function typeOf(content: Readable): Promise<string | undefined> {
  try {
    const found = await fileTypeFromTokenizer(await fromStream(content));
    return found?.mime === OLD_OFFICE ? WORD : found?.mime;
  } catch (error) {
    if (content.errored !== null) throw error;
    // It begins like a type, and goes on like none.
    return undefined;
  }
}

export interface Measured {
  size: number;
  sha256: string;
  /** Whether the whole content can be a text. */
  isText: boolean;
}

/** Writes a content with `write`, and gives its size and hash. Never more than a few parts of it are in memory. */
export async function measure(content: Readable, write: (content: Readable) => Promise<void>): Promise<Measured> {
  const hash = createHash('sha256');
  const measured = { size: 0, isText: true };
  let isUtf16 = false;
  const watch = new Transform({
    transform(part: Buffer, _encoding, done) {
      if (measured.size === 0) isUtf16 = UTF_16.some((mark) => part.subarray(0, 2).equals(mark));
      measured.size += part.length;
      measured.isText &&= isUtf16 || !part.some((byte) => CONTROL.has(byte));
      hash.update(part);
      done(null, part);
    },
  });
  const written = write(watch).catch((error: unknown) => {
    content.destroy();
    throw error;
  });
  await Promise.all([written, pipeline(content, watch)]);
  return { ...measured, sha256: hash.digest('hex') };
}
