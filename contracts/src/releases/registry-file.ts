import type { RegistryEntry, RegistryFile } from './registry.ts';

/** The only file of a release store that changes. */
export const REGISTRY_FILE = 'registry.json';
/** The registry as it was last written with all its files in the store. Read when the current one cannot be read. */
export const LAST_GOOD_FILE = 'registry.last-good.json';

/** Names and versions are folders of the store, so they must not lead out of it. */
const FOLDER = /^(?!\.)[\w.+-]+$/;

/**
 * Parses the text of a registry.
 * @throws Error with the end of a sentence that begins with the file's name, e.g. "is empty"
 */
export function parseRegistryFile(text: string): RegistryFile {
  if (text.trim() === '') throw new Error('is empty');
  const found = parse(text);
  if (!isRecord(found) || !isRecord(found['microFrontends'])) throw new Error('is no registry');
  if (!Number.isInteger(found['generation'])) throw new Error('has no generation');
  for (const [name, entries] of Object.entries(found['microFrontends'])) {
    if (!FOLDER.test(name) || !Array.isArray(entries) || !entries.every(isEntry))
      throw new Error(`has a wrong entry for ${JSON.stringify(name)}`);
  }
  return found as unknown as RegistryFile;
}

/** The entry of the same remote at another version. */
export function atVersion(entry: RegistryEntry, version: string, integrity: string): RegistryEntry {
  const url = entry.url.replace(`/${entry.metadata.version}/`, () => `/${version}/`);
  return { ...entry, url, metadata: { version, integrity } };
}

/** Versions that were live before this entry's, newest first: the fallbacks when its own files cannot be read. */
export function earlierVersions({ metadata, extras }: RegistryEntry): string[] {
  const earlier = extras.earlier ?? (extras.previous === null ? [] : [extras.previous]);
  return earlier.filter((version) => version !== metadata.version);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new Error('is cut off or no JSON');
  }
}

function isEntry(entry: unknown): boolean {
  if (!isRecord(entry)) return false;
  const { url, metadata, deployment, extras } = entry;
  if (typeof url !== 'string' || !isRecord(metadata) || !isRecord(deployment) || !isRecord(extras)) return false;
  const { previous, earlier } = extras;
  return (
    isVersion(metadata['version']) &&
    typeof metadata['integrity'] === 'string' &&
    typeof deployment['traffic'] === 'number' &&
    typeof deployment['default'] === 'boolean' &&
    (previous === null || isVersion(previous)) &&
    (earlier === undefined || (Array.isArray(earlier) && earlier.every(isVersion)))
  );
}

const isVersion = (value: unknown): boolean => typeof value === 'string' && FOLDER.test(value);

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
