import { Readable } from 'node:stream';
import type { FileStorage } from '@flystorage/file-storage';
import { DataStore, ERRORS, Upload } from '@tus/server';

const INFO = 'upload.json';
/** As many digits as the largest offset has, so that names sort like numbers. */
const DIGITS = 8;

interface Part {
  path: string;
  size: number;
}

/**
 * The bytes of uploads in any file storage, for the tus server: each request becomes a part, a file named by its offset. A part that was cut
 * off, by a lost line, a full disk or a killed process, counts with the bytes it has, and the next one begins there.
 */
export class UploadParts extends DataStore {
  override extensions = ['creation', 'termination'];

  constructor(
    private readonly files: FileStorage,
    /** Of an upload's folder. */
    private readonly pathOf: (id: string) => string,
  ) {
    super();
  }

  override async create(upload: Upload): Promise<Upload> {
    await this.files.write(`${this.pathOf(upload.id)}/${INFO}`, JSON.stringify({ size: upload.size }));
    return upload;
  }

  override async write(content: Readable, id: string, offset: number): Promise<number> {
    let end = offset;
    const counted = async function* (): AsyncGenerator<Buffer, void, undefined> {
      for await (const part of content as AsyncIterable<Buffer>) {
        end += part.length;
        yield part;
      }
    };
    const path = `${this.pathOf(id)}/${String(offset).padStart(DIGITS, '0')}`;
    await this.files.write(path, Readable.from(counted(), { objectMode: false }));
    return end;
  }

  override async getUpload(id: string): Promise<Upload> {
    const path = `${this.pathOf(id)}/${INFO}`;
    if (!(await this.files.fileExists(path))) throw ERRORS.FILE_NOT_FOUND;
    const { size } = JSON.parse(await this.files.readToString(path)) as { size: number };
    const parts = await this.partsOf(id);
    return new Upload({ id, size, offset: parts.reduce((sum, part) => sum + part.size, 0) });
  }

  /** Removes what there is of an upload; there may be nothing. */
  override async remove(id: string): Promise<void> {
    await this.files.deleteDirectory(this.pathOf(id));
  }

  async read(id: string): Promise<Readable> {
    return Readable.from(this.bytesOf(await this.partsOf(id)), { objectMode: false });
  }

  private async *bytesOf(parts: readonly Part[]): AsyncGenerator<Buffer, void, undefined> {
    for (const { path } of parts) yield* await this.files.read(path);
  }

  /** In their order. Each begins where the one before ends: one that does not was written at the same time as another. */
  private async partsOf(id: string): Promise<Part[]> {
    const parts: Part[] = [];
    let end = 0;
    for (const { path, isFile } of await this.files.list(this.pathOf(id)).toArray(true)) {
      if (!isFile || Number(path.slice(path.lastIndexOf('/') + 1)) !== end) continue;
      // oxlint-disable-next-line no-await-in-loop -- each one is found by the size of the one before
      const size = await this.files.fileSize(path);
      parts.push({ path, size });
      end += size;
    }
    return parts;
  }
}
