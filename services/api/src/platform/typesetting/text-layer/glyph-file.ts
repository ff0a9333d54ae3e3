/** A glyph of a face, and how far from the origin it is drawn, in units of the face. */
export interface Part {
  glyph: number;
  x: number;
  y: number;
}

// https://learn.microsoft.com/typography/opentype/spec/glyf#composite-glyph-description
const WORDS = 0x0001;
const FROM_ORIGIN = 0x0002;
const MORE = 0x0020;

const align = (length: number): number => (length + 3) & ~3;

/** A TrueType file, as PDF embeds it, to which glyphs made of its glyphs are added. */
export class GlyphFile {
  private readonly tables = new Map<string, Buffer>();
  private readonly glyphs: Buffer[] = [];
  private readonly metrics: [advance: number, bearing: number][] = [];

  constructor(bytes: Buffer) {
    for (let at = 12, left = bytes.readUInt16BE(4); left > 0; at += 16, left -= 1) {
      const start = bytes.readUInt32BE(at + 8);
      this.tables.set(
        bytes.toString('latin1', at, at + 4),
        Buffer.from(bytes.subarray(start, start + bytes.readUInt32BE(at + 12))),
      );
    }
    const [loca, glyf, hmtx] = [this.table('loca'), this.table('glyf'), this.table('hmtx')];
    const long = this.table('head').readInt16BE(50) === 1;
    const offset = (glyph: number): number => (long ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2);
    const wide = this.table('hhea').readUInt16BE(34);
    for (let glyph = 0; glyph < this.table('maxp').readUInt16BE(4); glyph += 1) {
      this.glyphs.push(glyf.subarray(offset(glyph), offset(glyph + 1)));
      const last = Math.min(glyph, wide - 1) * 4;
      this.metrics.push([
        hmtx.readUInt16BE(last),
        hmtx.readInt16BE(glyph < wide ? last + 2 : wide * 4 + (glyph - wide) * 2),
      ]);
    }
  }

  get unitsPerEm(): number {
    return this.table('head').readUInt16BE(18);
  }

  /** The number of a new glyph that draws these. */
  add(parts: readonly Part[], advance: number): number {
    const drawn = parts.filter(({ glyph }) => (this.glyphs[glyph]?.length ?? 0) > 0);
    const boxes = drawn.map(({ glyph, x, y }) => {
      const it = this.glyphs[glyph] ?? Buffer.alloc(10);
      return [it.readInt16BE(2) + x, it.readInt16BE(4) + y, it.readInt16BE(6) + x, it.readInt16BE(8) + y] as const;
    });
    const corners = [
      Math.min(...boxes.map(([left]) => left)),
      Math.min(...boxes.map(([, bottom]) => bottom)),
      Math.max(...boxes.map(([, , right]) => right)),
      Math.max(...boxes.map(([, , , top]) => top)),
    ];
    const bytes = Buffer.alloc(drawn.length === 0 ? 0 : align(10 + drawn.length * 8));
    if (drawn.length > 0) [-1, ...corners].forEach((value, at) => bytes.writeInt16BE(value, at * 2));
    drawn.forEach(({ glyph, x, y }, at) => {
      const start = 10 + at * 8;
      bytes.writeUInt16BE(WORDS | FROM_ORIGIN | (at < drawn.length - 1 ? MORE : 0), start);
      bytes.writeUInt16BE(glyph, start + 2);
      bytes.writeInt16BE(x, start + 4);
      bytes.writeInt16BE(y, start + 6);
    });
    this.glyphs.push(bytes);
    this.metrics.push([advance, drawn.length === 0 ? 0 : (corners[0] ?? 0)]);
    return this.glyphs.length - 1;
  }

  /** The file with the new glyphs. */
  bytes(): Buffer {
    const count = this.glyphs.length;
    const padded = this.glyphs.map((glyph) => Buffer.concat([glyph, Buffer.alloc(align(glyph.length) - glyph.length)]));
    const loca = Buffer.alloc((count + 1) * 4);
    let end = 0;
    padded.forEach((glyph, at) => loca.writeUInt32BE((end += glyph.length), (at + 1) * 4));
    const hmtx = Buffer.alloc(count * 4);
    this.metrics.forEach(([advance, bearing], at) => {
      hmtx.writeUInt16BE(advance, at * 4);
      hmtx.writeInt16BE(bearing, at * 4 + 2);
    });
    this.table('head').writeInt16BE(1, 50);
    this.table('hhea').writeUInt16BE(count, 34);
    const maxp = this.table('maxp');
    maxp.writeUInt16BE(count, 4);
    // Glyphs made of glyphs that are made of glyphs: one level more, and no more parts than fit.
    maxp.writeUInt16BE(Math.max(maxp.readUInt16BE(28), 16), 28);
    maxp.writeUInt16BE(maxp.readUInt16BE(30) + 1, 30);
    for (const [tag, bytes] of [
      ['glyf', Buffer.concat(padded)],
      ['loca', loca],
      ['hmtx', hmtx],
      ['post', noNames()],
    ] as const)
      this.tables.set(tag, bytes);
    return fileOf(this.tables);
  }

  private table(tag: string): Buffer {
    const table = this.tables.get(tag);
    if (table === undefined) throw new Error(`The face has no table ${tag}`);
    return table;
  }
}

/** The table of glyph names without a name: version 3.0. */
function noNames(): Buffer {
  const post = Buffer.alloc(32);
  post.writeUInt32BE(0x0003_0000, 0);
  return post;
}

const checksum = (bytes: Buffer): number => {
  let sum = 0;
  for (let at = 0; at + 4 <= bytes.length; at += 4) sum = (sum + bytes.readUInt32BE(at)) >>> 0;
  return sum;
};

function fileOf(tables: ReadonlyMap<string, Buffer>): Buffer {
  const sorted = [...tables].toSorted(([one], [two]) => (one < two ? -1 : 1));
  const power = 2 ** Math.floor(Math.log2(sorted.length));
  const head = Buffer.alloc(12 + sorted.length * 16);
  head.writeUInt32BE(0x0001_0000, 0);
  [sorted.length, power * 16, Math.log2(power), (sorted.length - power) * 16].forEach((value, at) =>
    head.writeUInt16BE(value, 4 + at * 2),
  );
  const bodies: Buffer[] = [];
  let start = head.length;
  sorted.forEach(([tag, table], at) => {
    const body = Buffer.concat([table, Buffer.alloc(align(table.length) - table.length)]);
    head.write(tag, 12 + at * 16, 'latin1');
    [checksum(body), start, table.length].forEach((value, word) => head.writeUInt32BE(value, 16 + at * 16 + word * 4));
    start += body.length;
    bodies.push(body);
  });
  return Buffer.concat([head, ...bodies]);
}
