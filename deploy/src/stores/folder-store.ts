import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { RegistryFile } from '@ayana/contracts/releases';
import type { ReleaseDescription } from '@ayana/tooling/webpack/release.ts';
import { parseRegistry, printRegistry, readText, replaceRegistry, tagOf } from '../registry.ts';
import { readStored, storeRelease, verify } from '../store.ts';
import type { ReleaseStore, Standing, StoredVersion } from './release-store.ts';

/** Releases in a folder of this machine, or of a disk the render servers share. */
export class FolderStore implements ReleaseStore {
  readonly address: string;

  constructor(folder: string) {
    this.address = folder;
  }

  async registry(): Promise<Standing> {
    const text = readText(this.address);
    return { registry: parseRegistry(text), tag: tagOf(text) };
  }

  swap(before: Standing, next: RegistryFile): Promise<boolean> {
    return replaceRegistry(this.address, before.tag, printRegistry(next));
  }

  async upload(release: ReleaseDescription, dist: string): Promise<'stored' | 'was there'> {
    const known = existsSync(this.#folder(release.name, release.version));
    await storeRelease(this.address, release, dist);
    return known ? 'was there' : 'stored';
  }

  async describe(name: string, version: string): Promise<ReleaseDescription | undefined> {
    return readStored(this.#folder(name, version));
  }

  verify(release: ReleaseDescription): Promise<void> {
    return verify(this.#folder(release.name, release.version), release);
  }

  async local({ name, version }: ReleaseDescription): Promise<string> {
    return this.#folder(name, version);
  }

  async versions(name: string): Promise<StoredVersion[]> {
    const folder = join(this.address, name);
    if (!existsSync(folder)) return [];
    return readdirSync(folder)
      .filter((version) => !version.startsWith('.') && existsSync(join(folder, version, 'release.json')))
      .map((version) => ({ version, storedAt: statSync(join(folder, version, 'release.json')).mtime }))
      .toSorted((a, b) => b.storedAt.getTime() - a.storedAt.getTime());
  }

  /** First out of sight, so that nobody finds half of it. */
  async remove(name: string, version: string): Promise<void> {
    const going = join(this.address, name, `.going-${version}`);
    renameSync(this.#folder(name, version), going);
    rmSync(going, { recursive: true, force: true });
  }

  #folder(name: string, version: string): string {
    return join(this.address, name, version);
  }
}
