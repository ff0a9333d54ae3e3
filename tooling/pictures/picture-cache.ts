import { mkdir, mkdtemp, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import { digestOf, type EncodedPicture, encodePicture, type PictureFacts, type Size } from './encode.ts';

const FACTS = 'picture.json';
const running = new Map<string, Promise<EncodedPicture>>();

/**
 * A picture from `<cache>/<digest>/`, or made and put there: each is encoded once, however many builds ask for it. A folder appears
 * whole or not at all.
 */
export async function cachedPicture(cache: string, name: string, svg: Buffer, size: Size): Promise<EncodedPicture> {
  const folder = join(cache, digestOf(name, svg, size));
  const asked =
    running.get(folder) ?? readKept(folder).then(async (kept) => kept ?? make(cache, folder, name, svg, size));
  running.set(folder, asked);
  try {
    return await asked;
  } finally {
    running.delete(folder);
  }
}

async function make(cache: string, folder: string, name: string, svg: Buffer, size: Size): Promise<EncodedPicture> {
  const picture = await encodePicture(name, svg, size);
  await mkdir(cache, { recursive: true });
  const incoming = await mkdtemp(join(cache, 'incoming-'));
  try {
    for (const [file, bytes] of Object.entries(picture.files)) await writeFile(join(incoming, file), bytes);
    const kept = { ...picture.facts, files: Object.keys(picture.files) };
    await writeFile(join(incoming, FACTS), JSON.stringify(kept));
    // Another build may have been faster with the same picture; its folder is as good.
    await rename(incoming, folder).catch(() => undefined);
  } finally {
    await rm(incoming, { recursive: true, force: true });
  }
  return picture;
}

async function readKept(folder: string): Promise<EncodedPicture | undefined> {
  try {
    const { files, ...facts } = JSON.parse(await readFile(join(folder, FACTS), 'utf8')) as PictureFacts & {
      files: string[];
    };
    const read = await Promise.all(
      files.map(async (file): Promise<[string, Buffer]> => [file, await readFile(join(folder, file))]),
    );
    return { facts, files: Object.fromEntries(read) };
  } catch {
    // Not there, or something of it was removed: it is made again.
    await rm(folder, { recursive: true, force: true });
    return undefined;
  }
}
