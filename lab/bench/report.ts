import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism, cpus, loadavg } from 'node:os';
import { join } from 'node:path';

import { table } from '@ayana/tooling/check/table.ts';
import { dataFolder } from '@ayana/tooling/database/paths.ts';
import { dim, green, red } from '@ayana/tooling/terminal/style.ts';
import { type Details, isMet, ratio, type Row } from './bench.ts';

/** Prints the table and writes the same figures, with machine and load, to `.data/bench/<name>.json`. */
export function report(name: string, rows: readonly Row[], details?: Details): void {
  const machine = `${availableParallelism()} x ${cpus()[0]?.model.trim() ?? 'unknown processor'}`;
  // Other programs change the figures, so the report shows the machine's load.
  const load = Math.round((loadavg()[0] ?? 0) * 10) / 10;
  if (details !== undefined)
    console.log(
      `\n${table(
        [...details.columns],
        details.lines.map((each) => [...each]),
      )}`,
    );
  console.log(`\n${table(['What', 'Twin', 'Ours', 'Ratio', 'Goal', 'Met'], rows.map(line))}\n`);
  const folder = join(dataFolder(), 'bench');
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${name}.json`);
  const figures = rows.map((row) => ({ ...row, ratio: ratio(row), met: isMet(row) }));
  const record = { bench: name, at: new Date().toISOString(), machine, node: process.version, load, figures, details };
  writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
  console.log(dim(`${machine}, load ${load}. Written to ${file}`));
}

function line(row: Row): string[] {
  const { what, unit, ours, twin, goal } = row;
  const times = ratio(row);
  const met = isMet(row);
  return [
    what,
    twin === undefined ? '' : `${number(twin)} ${unit}`,
    `${number(ours)} ${unit}`,
    times === undefined ? '' : `${times.toFixed(2)}x`,
    goal === undefined
      ? ''
      : `${goal.atMost === undefined ? '>=' : '<='} ${goal.atMost ?? goal.atLeast}${goal.of === 'ratio' ? 'x' : ` ${unit}`}`,
    met === undefined ? '' : met ? green('yes') : red('no'),
  ];
}

const number = (value: number): string =>
  Math.abs(value) >= 100 ? value.toFixed(0) : value.toFixed(value < 10 ? 2 : 1);
