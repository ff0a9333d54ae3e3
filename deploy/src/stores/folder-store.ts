import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LAST_GOOD_FILE, type RegistryFile } from '@ayana/contracts/releases';
import type { ReleaseDescription } from '@ayana/tooling/webpack/release.ts';
import { keepLastGood, parseRegistry, printRegistry, readText, replaceRegistry, tagOf } from '../registry.ts';
import { readStored, storeRelease, verify } from '../store.ts';
import type { RegistryText, ReleaseStore, RegistrySnapshot, StoredVersion } from './release-store.ts';

/** Releases in a folder of this machine, or of a disk the render servers share. */
export class FolderStore implements ReleaseStore {
  readonly address: string;
  readonly isLocal = true;

  constructor(folder: string) {
    this.address = folder;
  }

  async registry(): Promise<RegistrySnapshot> {
    const { text, tag } = await this.text();
    return { registry: parseRegistry(text, this.address), tag };
  }

  async text(): Promise<RegistryText> {
    const text = readText(this.address);
    return { text, tag: tagOf(text) };
  }

  async lastGood(): Promise<string | undefined> {
    return readText(this.address, LAST_GOOD_FILE);
  }

  async keepLastGood(registry: RegistryFile): Promise<void> {
    keepLastGood(this.address, printRegistry(registry));
  }

  swap(before: RegistrySnapshot, next: RegistryFile): Promise<boolean> {
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

  /** Renamed first, so that no reader finds half of it. */
  async remove(name: string, version: string): Promise<void> {
    const going = join(this.address, name, `.going-${version}`);
    if (!existsSync(this.#folder(name, version))) return;
    renameSync(this.#folder(name, version), going);
    rmSync(going, { recursive: true, force: true });
  }

  #folder(name: string, version: string): string {
    return join(this.address, name, version);
  }
}
