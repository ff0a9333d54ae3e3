import { readFileSync } from 'node:fs';
import { parse } from 'csv-parse/sync';

/** A substance by its generic name, with every ATC code that it has. */
export interface Substance {
  name: string;
  codes: readonly string[];
}

export interface MedicineList {
  /** By its name in small letters. */
  substances: ReadonlyMap<string, Substance>;
  /** Names of classes by their code. */
  classes: ReadonlyMap<string, string>;
  /** ATC classes that people with an allergy to one substance of them avoid, by the name of the group. */
  groups: ReadonlyMap<string, readonly string[]>;
  /** Substances that interact with each, by names in small letters. */
  interactions: ReadonlyMap<string, ReadonlySet<string>>;
}

const FOLDER = new URL('../../../../seeds/medicines/', import.meta.url);
/** An ATC code of a substance has seven signs, that of a class fewer. */
const SUBSTANCE_LENGTH = 7;

const rowsOf = (file: string): string[][] => parse(readFileSync(new URL(file, FOLDER), 'utf8'), { from_line: 2 });

let known: MedicineList | undefined;

/** What `seeds/medicines` knows; its README names the sources. Read once. */
export function medicineList(): MedicineList {
  known ??= readList();
  return known;
}

function readList(): MedicineList {
  const substances = new Map<string, { name: string; codes: string[] }>();
  const classes = new Map<string, string>();
  for (const [code = '', name = ''] of rowsOf('atc.csv')) {
    if (code.length < SUBSTANCE_LENGTH) classes.set(code, name);
    else {
      const key = name.toLowerCase();
      const substance = substances.get(key) ?? { name, codes: [] };
      substance.codes.push(code);
      substances.set(key, substance);
    }
  }
  const groups = new Map(rowsOf('allergy-groups.csv').map(([name = '', codes = '']) => [name, codes.split(' ')]));
  const interactions = new Map<string, Set<string>>();
  for (const [one = '', other = ''] of rowsOf('interactions.csv'))
    for (const [from, to] of [
      [one.toLowerCase(), other.toLowerCase()],
      [other.toLowerCase(), one.toLowerCase()],
    ] as const) {
      const others = interactions.get(from) ?? new Set<string>();
      others.add(to);
      interactions.set(from, others);
    }
  return { substances, classes, groups, interactions };
}
