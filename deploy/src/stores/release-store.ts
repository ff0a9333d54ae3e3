import type { RegistryFile } from '@ayana/contracts/releases';
import type { ReleaseDescription } from '@ayana/tooling/webpack/release.ts';

/** The registry as it was read, with what a later swap compares. */
export interface RegistrySnapshot {
  readonly registry: RegistryFile;
  readonly tag: string;
}

/** The registry as it lies there, readable or not; no text where there is none yet. */
export interface RegistryText {
  readonly text: string | undefined;
  readonly tag: string;
}

export interface StoredVersion {
  readonly version: string;
  readonly storedAt: Date;
}

/** A folder or a bucket: immutable version folders, and one file that changes by compare-and-swap. */
export interface ReleaseStore {
  /** For people. */
  readonly address: string;
  /** Whether `verify` reads from this machine, and may be asked for at every start. */
  readonly isLocal: boolean;
  /** @throws SentenceError when there is one that cannot be read as a registry */
  registry(): Promise<RegistrySnapshot>;
  text(): Promise<RegistryText>;
  /** Text of the registry that was written last with everything it names in the store; undefined where there is none. */
  lastGood(): Promise<string | undefined>;
  /** Keeps a registry that was checked as the last good one; `swap` does it by itself. */
  keepLastGood(registry: RegistryFile): Promise<void>;
  /** Writes the next registry unless another writer did since `before` was read. @returns false when one did */
  swap(before: RegistrySnapshot, next: RegistryFile): Promise<boolean>;
  /**
   * Puts a built release into its version folder and reads every byte back. A version that is already there is checked instead.
   * @throws naming the file whose bytes are not what was built
   */
  upload(release: ReleaseDescription, dist: string): Promise<'stored' | 'was there'>;
  /** What a stored release consists of; undefined when it is not there, or not whole. */
  describe(name: string, version: string): Promise<ReleaseDescription | undefined>;
  /** Reads every byte of a stored release. @throws as `upload` */
  verify(release: ReleaseDescription): Promise<void>;
  /** A folder with the release's files as they lie in the store. */
  local(release: ReleaseDescription): Promise<string>;
  /** Whole releases, newest first. */
  versions(name: string): Promise<StoredVersion[]>;
  /** Takes a version away, whole or not; one that is not there is no error. */
  remove(name: string, version: string): Promise<void>;
}
