import { deflateSync, inflateSync } from 'node:zlib';
import { type Operand, operatorsOf, Ref } from './operators.js';

export type Dictionary = ReadonlyMap<string, Operand>;

/** A PDF as our engine writes it: a table of all objects, each as plain text, its streams packed. */
export class PaperFile {
  private readonly objects = new Map<number, Buffer>();
  private readonly head: Buffer;
  private readonly trailer: Buffer;

  constructor(bytes: Buffer) {
    const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(bytes.toString('latin1', bytes.length - 64))?.[1]);
    const text = bytes.toString('latin1', table);
    const end = text.indexOf('trailer');
    this.trailer = Buffer.from(text.slice(end, text.indexOf('startxref')), 'latin1');
    const starts = [...text.slice(0, end).matchAll(/(\d{10}) \d{5} n/g)]
      .map(([, start]) => Number(start))
      .toSorted((one, two) => one - two);
    this.head = bytes.subarray(0, starts[0]);
    starts.forEach((start, at) => {
      const object = bytes.subarray(start, starts[at + 1] ?? table);
      this.objects.set(Number.parseInt(object.toString('latin1', 0, 12), 10), object);
    });
  }

  /** The pages, in no order. */
  pages(): Dictionary[] {
    return [...this.objects.values()]
      .filter((object) => object.includes('/Type /Page\n'))
      .map((object) => dictionaryOf(object));
  }

  /** The catalogue's part, such as `/StructTreeRoot`. */
  root(key: string): Dictionary {
    return this.in(this.in(dictionaryOf(this.trailer), '/Root'), key);
  }

  /** What a dictionary has, itself or in an object of its own. */
  value(dictionary: Dictionary, key: string): Operand | undefined {
    return this.resolved(dictionary.get(key));
  }

  in(dictionary: Dictionary, key: string): Dictionary {
    const value = this.value(dictionary, key);
    if (!(value instanceof Map)) throw new Error(`A paper without ${key}`);
    return value;
  }

  resolved(value: Operand | undefined): Operand | undefined {
    return value instanceof Ref ? operandOf(this.object(value)) : value;
  }

  /** What a stream says. */
  stream(ref: Ref): Buffer {
    const object = this.object(ref);
    const dictionary = dictionaryOf(object);
    const start = object.indexOf('stream\n') + 'stream\n'.length;
    const packed = object.subarray(start, start + Number(dictionary.get('/Length')));
    return dictionary.get('/Filter') === '/FlateDecode' ? inflateSync(packed) : packed;
  }

  setStream(ref: Ref, bytes: Buffer): void {
    const packed = deflateSync(bytes);
    const head = `${ref.number} 0 obj\n<<\n  /Length ${packed.length}\n  /Filter /FlateDecode\n  /Length1 ${bytes.length}\n>>\nstream\n`;
    this.objects.set(ref.number, Buffer.concat([Buffer.from(head), packed, Buffer.from('\nendstream\nendobj\n\n')]));
  }

  /** Changes the text of an object that is no stream. */
  change(ref: Ref, change: (text: string) => string): void {
    this.objects.set(ref.number, Buffer.from(change(this.object(ref).toString('latin1')), 'latin1'));
  }

  bytes(): Buffer {
    const numbers = [...this.objects.keys()].toSorted((one, two) => one - two);
    let at = this.head.length;
    const rows = numbers.map((number) => {
      const row = `${String(at).padStart(10, '0')} 00000 n \n`;
      at += this.objects.get(number)?.length ?? 0;
      return row;
    });
    const table = `xref\n0 ${numbers.length + 1}\n0000000000 65535 f \n${rows.join('')}`;
    const bodies = numbers.map((number) => this.objects.get(number) ?? Buffer.alloc(0));
    return Buffer.concat([
      this.head,
      ...bodies,
      Buffer.from(table),
      this.trailer,
      Buffer.from(`startxref\n${at}\n%%EOF`),
    ]);
  }

  private object({ number }: Ref): Buffer {
    const object = this.objects.get(number);
    if (object === undefined) throw new Error(`A paper without its object ${number}`);
    return object;
  }
}

/** The value of an object: the first thing behind its number that is complete. */
function operandOf(object: Buffer): Operand | undefined {
  const text = object.toString('latin1');
  const end = /\n(?:stream|endobj)\n|$/.exec(text)?.index ?? text.length;
  return operatorsOf(`${text.slice(0, end)} end`).at(-1)?.operands[0];
}

function dictionaryOf(object: Buffer): Dictionary {
  const value = operandOf(object);
  if (!(value instanceof Map)) throw new Error('An object of a paper that is no dictionary');
  return value;
}
