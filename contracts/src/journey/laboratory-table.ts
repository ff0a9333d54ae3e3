import { typedAnswer, type TypedTest } from './laboratory-answers.ts';
import { isSameUnit, looksLikeUnit, readResult } from './laboratory-values.ts';

/** Why a line of a pasted table was not taken. */
export type NotTaken = 'no_test' | 'twice' | 'other_unit' | 'no_result';

export interface PastedTable {
  /** By the code of the test, as it would be typed. */
  values: Map<string, string>;
  /** Every line that gave no value, so that none is dropped unseen. */
  left: { /** From 1, without empty lines. */ row: number; line: string; why: NotTaken }[];
}

type NamedTest = Omit<TypedTest, 'range'> & { code: string; name: string };

/** What is written beside a result: a flag of the device, a range. */
const FLAG = /^(?:h|l|hh|ll|n|a|c|\*+|\+{1,2}|high|low|normal|abnormal|critical)$/i;
const RANGE = /^(?:[<>≤≥]?\s*[\p{Nd}.,]+\s*(?:[-–—]|to)\s*[\p{Nd}.,]+|\(.*\)|\[.*\])$/u;

/** Values of a pasted table: the first result of each line, for the test that its first cell names, else for the next in the list. */
export function pastedTable(text: string, tests: readonly NamedTest[]): PastedTable {
  const values = new Map<string, string>();
  const left: PastedTable['left'] = [];
  const lines = text.split(/\r\n?|\n/).filter((line) => line.trim() !== '');
  lines.forEach((line, index) => {
    const cells = line.split('\t').map((cell) => cell.trim());
    const [first = ''] = cells;
    const named = tests.find(({ code, name }) =>
      [code, name].some((word) => word.toLowerCase() === first.toLowerCase()),
    );
    const test = named ?? (cells.length === 1 ? tests[index] : undefined);
    const found = test === undefined ? 'no_test' : resultIn(named === undefined ? cells : cells.slice(1), test);
    const why = typeof found === 'string' ? found : values.has(test?.code ?? '') ? 'twice' : null;
    if (typeof found === 'string' || why !== null || test === undefined)
      left.push({ row: index + 1, line: cells.filter((cell) => cell !== '').join(' · '), why: why ?? 'no_test' });
    else values.set(test.code, found.value);
  });
  return { values, left };
}

/** The result among the cells of a line, or why there is none. */
function resultIn(cells: readonly string[], test: NamedTest): { value: string } | NotTaken {
  if (test.scale !== 'number') {
    for (const cell of cells) {
      const answer = typedAnswer(cell, test);
      if (answer !== null) return { value: answer };
    }
    return 'no_result';
  }
  const others = cells.filter((cell) => !FLAG.test(cell) && !RANGE.test(cell));
  if (others.some((cell) => looksLikeUnit(cell) && !isSameUnit(cell, test.unit))) return 'other_unit';
  const reads = others.map((cell) => ({ cell, read: readResult(cell, test) }));
  // What can be read in two ways is put into its field as it is, where both are shown.
  const number = reads.find(({ read }) => read.is === 'number' || read.is === 'two');
  if (number !== undefined) return { value: number.cell };
  if (reads.some(({ read }) => read.is === 'other_unit')) return 'other_unit';
  const words = reads.find(({ cell, read }) => read.is === 'text' && !looksLikeUnit(cell));
  return words === undefined ? 'no_result' : { value: words.cell };
}
