import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';
import { repositoryRoot } from '@ayana/tooling/database/paths.ts';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** A form in which browsers get a file: how it is made of the file, and the file of it. */
export interface Form {
  readonly suffix: string;
  readonly pack: (bytes: Buffer) => Promise<Buffer>;
  readonly unpack: (bytes: Buffer) => Promise<Buffer>;
}

export const FORMS: readonly Form[] = [
  {
    suffix: '.br',
    pack: (bytes) =>
      brotli(bytes, {
        params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length },
      }),
    unpack: promisify(brotliDecompress),
  },
  { suffix: '.gz', pack: (bytes) => zip(bytes, { level: 9 }), unpack: promisify(gunzip) },
];

/**
 * A form of these bytes: brotli takes seconds for a remote, and most of its files are the same from release to release, so each
 * form is kept by what it was made of. What is damaged there is made again.
 * @param cache may be deleted at any time
 */
export async function compressed(
  form: Form,
  bytes: Buffer,
  cache: string = join(repositoryRoot, '.cache', 'compressed'),
): Promise<Buffer> {
  const sum = createHash('sha256').update(bytes).digest('hex');
  const file = join(cache, sum.slice(0, 2), sum + form.suffix);
  const kept = await unpacked(file, form);
  if (kept?.bytes.equals(bytes) === true) return kept.packed;
  const packed = await form.pack(bytes);
  keep(file, packed);
  return packed;
}

function keep(file: string, packed: Buffer): void {
  const draft = `${file}.${process.pid}.${Math.random().toString(36).slice(2)}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(draft, packed);
    renameSync(draft, file);
  } catch {
    // An image's root is read-only: then it is made again each time.
  }
}

async function unpacked(file: string, form: Form): Promise<{ packed: Buffer; bytes: Buffer } | undefined> {
  try {
    const packed = readFileSync(file);
    return { packed, bytes: await form.unpack(packed) };
  } catch {
    return undefined;
  }
}
