/** The number of an object. */
export class Ref {
  constructor(readonly number: number) {}
}

/** A value: a number, a name with its slash, a string of bytes, an array, a dictionary, or an object elsewhere. */
export type Operand = number | string | Buffer | Ref | Operand[] | Map<string, Operand>;

/** An operator of a content stream with its operands, and its bytes. */
export interface Operator {
  name: string;
  operands: Operand[];
  from: number;
  to: number;
}

const TOKEN = /[\s\0]*(?:(\/[^\s()<>[\]{}/%]*)|([-+.\d]+)|(<<|>>|\[|\])|<([\da-fA-F\s]*)>|(\()|([A-Za-z'"][\w'"*]*))/y;
const ESCAPED: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', '\n': '' };

const WORDS = new Set(['true', 'false', 'null']);

/** The bytes of a string in round brackets, and where it ends. @param at behind the bracket that opens it */
function literal(text: string, at: number): [bytes: Buffer, end: number] {
  let depth = 1;
  let end = at;
  for (; depth > 0; end += 1) {
    if (end >= text.length) throw new Error('A string of a content stream has no end');
    const letter = text[end];
    if (letter === '\\') end += 1;
    else if (letter === '(') depth += 1;
    else if (letter === ')') depth -= 1;
  }
  const bytes = text
    .slice(at, end - 1)
    .replaceAll(/\\([0-7]{1,3}|[^])/g, (_, escaped: string) =>
      /^\d/.test(escaped) ? String.fromCharCode(Number.parseInt(escaped, 8)) : (ESCAPED[escaped] ?? escaped),
    );
  return [Buffer.from(bytes, 'latin1'), end];
}

/** What a content stream, or an object, says in its order (ISO 32000-1, 7.8.2). It has no inline pictures. @param text one letter a byte */
export function operatorsOf(text: string): Operator[] {
  const operators: Operator[] = [];
  const open: Operand[][] = [[]];
  let from = 0;
  for (let at = 0; ;) {
    TOKEN.lastIndex = at;
    const token = TOKEN.exec(text);
    if (token === null) {
      if (text.slice(at).trim() !== '') throw new Error(`Not a content stream: ${text.slice(at, at + 40)}`);
      return operators;
    }
    at = TOKEN.lastIndex;
    const [, name, digits, bracket, hex, round, operator] = token;
    const operands = open.at(-1) ?? [];
    if (operator === 'R') {
      const [number] = operands.splice(-2, 2);
      operands.push(new Ref(Number(number)));
    } else if (operator !== undefined && WORDS.has(operator)) operands.push(operator);
    else if (operator !== undefined) {
      operators.push({ name: operator, operands, from, to: at });
      open.splice(0, open.length, []);
      from = at;
    } else if (bracket === '[' || bracket === '<<') open.push([]);
    else if (bracket !== undefined) {
      open.pop();
      open.at(-1)?.push(bracket === ']' ? operands : dictionary(operands));
    } else if (round !== undefined) {
      const [bytes, end] = literal(text, at);
      operands.push(bytes);
      at = end;
    } else if (hex !== undefined) operands.push(Buffer.from(hex.replaceAll(/\s/g, ''), 'hex'));
    else if (digits !== undefined) operands.push(Number(digits));
    else if (name !== undefined) operands.push(name);
  }
}

function dictionary(entries: readonly Operand[]): Map<string, Operand> {
  const map = new Map<string, Operand>();
  for (let at = 0; at + 1 < entries.length; at += 2) {
    const [name, value] = entries.slice(at, at + 2);
    if (typeof name === 'string' && value !== undefined) map.set(name, value);
  }
  return map;
}
