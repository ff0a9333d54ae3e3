import { extname } from 'node:path';
import { runInParallel } from '@ayana/tooling/build/run-in-parallel.ts';
import { integrity, type ReleaseDescription } from '@ayana/tooling/webpack/release.ts';
import { compressed, FORMS } from './compressed.ts';

const COMPRESSIBLE = new Set(['.js', '.css', '.json', '.svg', '.txt', '.map']);
/** Below this many bytes compression saves nothing worth a header. */
const SMALL = 256;

/** A release in the store. */
export interface StoredRelease extends ReleaseDescription {
  /** Compressed forms of its web files -> integrity of their bytes; absent in releases from before it was written down. */
  forms?: Record<string, string>;
}

/** Whether a file of a release is stored in compressed forms as well. */
function isCompressed(file: string, bytes: Buffer): boolean {
  return file.startsWith('web/') && COMPRESSIBLE.has(extname(file)) && bytes.length >= SMALL;
}

/** A release and the compressed forms it was stored with. */
export function withForms(release: ReleaseDescription, stored: readonly (readonly [string, Buffer])[]): StoredRelease {
  const forms = stored.filter(([file]) => release.files[file] === undefined);
  return { ...release, forms: Object.fromEntries(forms.map(([file, bytes]) => [file, integrity(bytes)])) };
}

/** Everything that is stored of one built file: itself, and its compressed forms. */
export async function storedForms(file: string, bytes: Buffer): Promise<[file: string, bytes: Buffer][]> {
  if (!isCompressed(file, bytes)) return [[file, bytes]];
  const forms = FORMS.map(async (form): Promise<[string, Buffer]> => [
    file + form.suffix,
    await compressed(form, bytes),
  ]);
  return [[file, bytes], ...(await Promise.all(forms))];
}

/**
 * Reads every byte of a stored release and compares it with what was built, also through its compressed forms, which are what
 * browsers get.
 * @param read undefined when there is no such file
 * @throws naming the first file that is missing or not what was built
 */
export async function checkBytes(
  release: StoredRelease,
  where: string,
  read: (file: string) => Promise<Buffer | undefined>,
): Promise<void> {
  const bad = (file: string): Error => new Error(`${where}/${file} is not what was built.`);
  const one = async ([file, sum]: [string, string]): Promise<void> => {
    const bytes = await read(file);
    if (bytes === undefined) throw new Error(`${where}/${file} is missing from the release.`);
    if (integrity(bytes) !== sum) throw bad(file);
    if (!isCompressed(file, bytes)) return;
    for (const { suffix, unpack } of FORMS) {
      const packed = await read(file + suffix);
      if (packed === undefined) throw new Error(`${where}/${file}${suffix} is missing from the release.`);
      const known = release.forms?.[file + suffix];
      if (known !== undefined && integrity(packed) !== known) throw bad(file + suffix);
      const unpacked = await unpack(packed).catch(() => undefined);
      if (unpacked === undefined || !unpacked.equals(bytes)) throw bad(file + suffix);
    }
  };
  await runInParallel(Object.entries(release.files), 8, one);
}
