// The release store is checked before anything is served from it, so that damage is reported at once.
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import { canServe, checkStore, describeCheck } from './check-store.ts';
import { repairStore } from './repair-store.ts';
import { openStore } from './stores/open-store.ts';
import type { ReleaseStore } from './stores/release-store.ts';

/**
 * Repairs the store that `npm start` publishes into by itself. A store of your own (RELEASES_URL) is left alone.
 * @returns messages for the user, one sentence each
 */
export async function repairOwnReleases(root: string, dataDir: string): Promise<string[]> {
  if (process.env['RELEASES_URL'] !== undefined) return [];
  const store = await storeOf(dataDir);
  const { text } = await store.text().catch(() => ({ text: undefined }));
  // An empty store is not broken.
  if (text === undefined && (await store.lastGood()) === undefined) return [];
  const { done, left } = await repairStore(store, root);
  return [...(done.length === 0 ? [] : ['The release store was damaged and is repaired:']), ...done, ...left];
}

/**
 * @returns what to warn of, one sentence each
 * @throws SentenceError when something has nothing that can be served
 */
export async function checkReleases(dataDir: string): Promise<string[]> {
  const store = await storeOf(dataDir);
  const check = await checkStore(store);
  const sentences = describeCheck(check);
  // A bucket that is out of reach may come back, and its copy on this machine is served meanwhile.
  if (!canServe(check) && store.isLocal) throw new SentenceError(sentences.join('\n'));
  return sentences;
}

const storeOf = (dataDir: string): Promise<ReleaseStore> => openStore({ ...process.env, AYANA_DATA_DIR: dataDir });
