import { promisify } from 'node:util';
import { inflateRaw } from 'node:zlib';

/** The files of a ZIP, by its central directory (APPNOTE 4.3.12). */
export async function unzip(zip: Buffer): Promise<Map<string, Buffer>> {
  const files = new Map<string, Buffer>();
  const end = zip.lastIndexOf(Buffer.from('PK\u0005\u0006'));
  let at = zip.readUInt32LE(end + 16);
  for (let count = zip.readUInt16LE(end + 10); count > 0; count -= 1) {
    const [method, size, name, extra, comment] = [
      zip.readUInt16LE(at + 10),
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ];
    const head = zip.readUInt32LE(at + 42);
    const data = head + 30 + zip.readUInt16LE(head + 26) + zip.readUInt16LE(head + 28);
    const content = zip.subarray(data, data + size);
    files.set(
      zip.toString('utf8', at + 46, at + 46 + name),
      method === 0 ? content : await promisify(inflateRaw)(content),
    );
    at += 46 + name + extra + comment;
  }
  return files;
}
