import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, extname, join } from 'node:path';
import {
  DeleteObjectsCommand,
  GetObjectCommand,
  HeadObjectCommand,
  ListObjectsV2Command,
  type ListObjectsV2CommandOutput,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import {
  type BucketAddress,
  bucketClientSettings,
  bucketKey,
  LAST_GOOD_FILE,
  REGISTRY_FILE,
  type RegistryFile,
} from '@ayana/contracts/releases';
import { SentenceError } from '@ayana/tooling/bootstrap/report.mjs';
import type { ReleaseDescription } from '@ayana/tooling/webpack/release.ts';
import { runInParallel } from '@ayana/tooling/build/run-in-parallel.ts';
import { checkBytes, storedForms, type StoredRelease, withForms } from '../check-bytes.ts';
import { parseRegistry, printRegistry } from '../registry.ts';
import type { RegistryText, ReleaseStore, RegistrySnapshot, StoredVersion } from './release-store.ts';

const AT_ONCE = 8;
const IMMUTABLE = 'public, max-age=31536000, immutable';
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Releases in an S3 bucket. Credentials come from where the AWS SDK looks for them (environment, profile, instance). The registry is
 * swapped by a conditional write (`If-Match` on its ETag), so the bucket must honour those: that is tried before the first swap.
 */
export class BucketStore implements ReleaseStore {
  readonly address: string;
  readonly isLocal = false;
  readonly #at: BucketAddress;
  readonly #client: S3Client;
  #conditional: Promise<void> | undefined;
  #copies: string | undefined;

  constructor(at: BucketAddress) {
    this.#at = at;
    this.address = `s3://${at.bucket}/${at.prefix}`;
    this.#client = new S3Client(bucketClientSettings(at));
  }

  async registry(): Promise<RegistrySnapshot> {
    const { text, tag } = await this.text();
    return { registry: parseRegistry(text, this.address), tag };
  }

  async text(): Promise<RegistryText> {
    const found = await this.#get(REGISTRY_FILE);
    return { text: found?.bytes.toString('utf8'), tag: found?.tag ?? '' };
  }

  async lastGood(): Promise<string | undefined> {
    return (await this.#get(LAST_GOOD_FILE))?.bytes.toString('utf8');
  }

  async keepLastGood(registry: RegistryFile): Promise<void> {
    await this.#put(LAST_GOOD_FILE, Buffer.from(printRegistry(registry)), { CacheControl: 'no-cache' });
  }

  async swap(before: RegistrySnapshot, next: RegistryFile): Promise<boolean> {
    this.#conditional ??= this.#tryConditionalWrites();
    await this.#conditional;
    const condition = before.tag === '' ? { IfNoneMatch: '*' } : { IfMatch: before.tag };
    const bytes = Buffer.from(printRegistry(next));
    if (!(await this.#put(REGISTRY_FILE, bytes, { ...condition, CacheControl: 'no-cache' }))) return false;
    // Every release was read back before the switch.
    await this.keepLastGood(next);
    return true;
  }

  async upload(release: ReleaseDescription, dist: string): Promise<'stored' | 'was there'> {
    const { name, version, files } = release;
    const there = await this.describe(name, version);
    if (there !== undefined) {
      await this.verify({ ...there, ...release });
      return 'was there';
    }
    const stored: [string, Buffer][] = [];
    await runInParallel(Object.keys(files), AT_ONCE, async (file) => {
      for (const [form, bytes] of await storedForms(file, await readFile(join(dist, file))))
        if (await this.#put(`${name}/${version}/${form}`, bytes, { CacheControl: IMMUTABLE }))
          stored.push([form, bytes]);
    });
    const whole = withForms(release, stored);
    await this.verify(whole);
    // Written last: a version without it was never whole.
    await this.#put(`${name}/${version}/release.json`, Buffer.from(`${JSON.stringify(whole, null, 2)}\n`));
    return 'stored';
  }

  async describe(name: string, version: string): Promise<StoredRelease | undefined> {
    const found = await this.#get(`${name}/${version}/release.json`);
    return found === undefined ? undefined : (JSON.parse(found.bytes.toString('utf8')) as StoredRelease);
  }

  async verify(release: ReleaseDescription): Promise<void> {
    const folder = `${release.name}/${release.version}`;
    await checkBytes(
      release,
      `${this.address}/${folder}`,
      async (file) => (await this.#get(`${folder}/${file}`))?.bytes,
    );
  }

  async local(release: ReleaseDescription): Promise<string> {
    const folder = join(this.#copyFolder(), release.name, release.version);
    if (existsSync(join(folder, 'release.json'))) return folder;
    await runInParallel(Object.keys(release.files), AT_ONCE, async (file) => {
      const found = await this.#get(`${release.name}/${release.version}/${file}`);
      if (found === undefined)
        throw new Error(`${this.address}/${release.name}/${release.version}/${file} is missing.`);
      mkdirSync(dirname(join(folder, file)), { recursive: true });
      writeFileSync(join(folder, file), found.bytes);
    });
    writeFileSync(join(folder, 'release.json'), JSON.stringify(release));
    return folder;
  }

  /** A version's folder at a time: together they may hold more keys than one page of a list, which not every server can page through. */
  async versions(name: string): Promise<StoredVersion[]> {
    const found: StoredVersion[] = [];
    await runInParallel(await this.#folders(`${name}/`), AT_ONCE, async (version) => {
      const storedAt = await this.#changedAt(`${name}/${version}/release.json`);
      if (storedAt !== undefined) found.push({ version, storedAt });
    });
    return found.toSorted((a, b) => b.storedAt.getTime() - a.storedAt.getTime());
  }

  /** Its mark first, so that the rest is not taken for a whole release. */
  async remove(name: string, version: string): Promise<void> {
    const folder = `${name}/${version}/`;
    const keys = await this.#keys(folder);
    const mark = this.#key(`${folder}release.json`);
    await this.#delete(keys.filter((key) => key === mark));
    for (let at = 0; at < keys.length; at += 1000) await this.#delete(keys.slice(at, at + 1000));
  }

  /** Copies live as long as this process. */
  #copyFolder(): string {
    if (this.#copies === undefined) {
      const folder = mkdtempSync(join(tmpdir(), 'ayana-releases-'));
      process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
      this.#copies = folder;
    }
    return this.#copies;
  }

  #key(path: string): string {
    return bucketKey(this.#at, path);
  }

  async #get(path: string): Promise<{ bytes: Buffer; tag: string } | undefined> {
    try {
      const found = await this.#client.send(new GetObjectCommand({ Bucket: this.#at.bucket, Key: this.#key(path) }));
      const bytes = Buffer.from((await found.Body?.transformToByteArray()) ?? []);
      return { bytes, tag: found.ETag ?? '' };
    } catch (error) {
      if (isNamed(error, 'NoSuchKey')) return undefined;
      throw this.#inWords(error);
    }
  }

  /** @returns false when a condition did not hold */
  async #put(
    path: string,
    bytes: Buffer,
    more: { IfMatch?: string; IfNoneMatch?: string; CacheControl?: string } = {},
  ): Promise<boolean> {
    try {
      const ContentType = TYPES[extname(path)] ?? 'application/octet-stream';
      await this.#client.send(
        new PutObjectCommand({ Bucket: this.#at.bucket, Key: this.#key(path), Body: bytes, ContentType, ...more }),
      );
      return true;
    } catch (error) {
      const refused = isNamed(error, 'PreconditionFailed', 'ConditionalRequestConflict', 'NoSuchKey');
      if (refused && (more.IfMatch !== undefined || more.IfNoneMatch !== undefined)) return false;
      throw this.#inWords(error);
    }
  }

  async #keys(path: string): Promise<string[]> {
    const pages = await this.#list(path);
    return pages.flatMap(({ Contents = [] }) => Contents.map(({ Key = '' }) => Key));
  }

  /** Names of the folders in a folder. */
  async #folders(path: string): Promise<string[]> {
    const pages = await this.#list(path, '/');
    return pages.flatMap(({ CommonPrefixes = [] }) =>
      CommonPrefixes.map(({ Prefix = '' }) => Prefix.slice(this.#key(path).length, -1)),
    );
  }

  async #list(path: string, delimiter?: string): Promise<ListObjectsV2CommandOutput[]> {
    const pages: ListObjectsV2CommandOutput[] = [];
    for (let token: string | undefined; ;) {
      const ask = new ListObjectsV2Command({
        Bucket: this.#at.bucket,
        Prefix: this.#key(path),
        Delimiter: delimiter,
        ContinuationToken: token,
      });
      const page = await this.#answer(this.#client.send(ask));
      pages.push(page);
      token = page.NextContinuationToken;
      if (token === undefined) return pages;
    }
  }

  /** Undefined when there is no such object. */
  async #changedAt(path: string): Promise<Date | undefined> {
    try {
      const found = await this.#client.send(new HeadObjectCommand({ Bucket: this.#at.bucket, Key: this.#key(path) }));
      return found.LastModified ?? new Date(0);
    } catch (error) {
      if (isNamed(error, 'NotFound', 'NoSuchKey')) return undefined;
      throw this.#inWords(error);
    }
  }

  async #delete(keys: readonly string[]): Promise<void> {
    if (keys.length === 0) return;
    const Objects = keys.map((Key) => ({ Key }));
    const ask = new DeleteObjectsCommand({ Bucket: this.#at.bucket, Delete: { Objects, Quiet: true } });
    const { Errors = [] } = await this.#answer(this.#client.send(ask));
    // The answer is 200 even when none of them was removed.
    const [first] = Errors;
    if (first !== undefined) throw this.#inWords(`${first.Code}: ${first.Message}, at ${first.Key}`);
  }

  /** @throws when the bucket takes a write whose condition does not hold: two releases at once would lose one of them unseen */
  async #tryConditionalWrites(): Promise<void> {
    const probe = 'registry.probe';
    const bytes = Buffer.from('Written to see whether this bucket honours conditional writes.\n');
    await this.#put(probe, bytes);
    const again = await this.#put(probe, bytes, { IfNoneMatch: '*' });
    const other = await this.#put(probe, bytes, { IfMatch: '"00000000000000000000000000000000"' });
    if (again || other)
      throw new SentenceError(
        `${this.address} takes writes whose If-Match or If-None-Match does not hold, so two releases at the same moment could overwrite each other. Use a bucket that honours conditional writes (Amazon S3, MinIO, R2, …), or a folder.`,
      );
  }

  async #answer<Answer>(answer: Promise<Answer>): Promise<Answer> {
    try {
      return await answer;
    } catch (error) {
      throw this.#inWords(error);
    }
  }

  #inWords(error: unknown): unknown {
    const message = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
    return new SentenceError(
      `The release store ${this.address}${this.#at.endpoint === undefined ? '' : ` at ${this.#at.endpoint}`} did not do what it was asked to (${message}). Check RELEASES_URL and the AWS credentials.`,
    );
  }
}

function isNamed(error: unknown, ...names: string[]): boolean {
  return error instanceof Error && names.includes(error.name);
}
