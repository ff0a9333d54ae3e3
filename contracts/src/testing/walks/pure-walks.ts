import fc from 'fast-check';
import { caseStepOf, STEP_STATUS, taskEndOf } from '../../journey/index.ts';
import { type CaseRows, copyOf, factsOfRows } from './case-rows.ts';
import { automationFaults, begunFaults, stageFaults, taskFaults, turnFaults, type WalkedCase } from './faults.ts';
import type { Happening } from './happening.ts';
import { QUEUE_RUNS } from './happenings.ts';
import { drawnFrom } from './draw.ts';
import { PureCase } from './pure-case.ts';
import { HAS_STATUS, IS_AT } from './rules.ts';

/** Steps that are drawn; about every tenth is possible when it is tried. */
const DRAWN = 500;

const stateOf = ({ tasks, automations }: PureCase): WalkedCase => ({
  tasks: [...tasks],
  automations: automations.map((automation) => ({ ...automation })),
});

/** What everyone is told of the case is so, and the status of the request says nothing else. */
function sentenceFaults(rows: CaseRows): string[] {
  const step = caseStepOf(factsOfRows(rows));
  const status = STEP_STATUS[step];
  return [
    ...(IS_AT[step](rows) ? [] : [`everyone reads that the case is at “${step}”, which is not so`]),
    ...(HAS_STATUS[status](rows) ? [] : [`the request is “${status}”, which is not so`]),
  ];
}

/** All that has happened, at once, ends what it has ended one by one. */
function replayFaults({ rows, tasks }: PureCase): string[] {
  const facts = factsOfRows(rows);
  return tasks.flatMap(({ automation, status }) =>
    status === 'open' && taskEndOf(facts, automation) !== null
      ? [`“${automation}” is open, and by the facts it has ended`]
      : [],
  );
}

class Step implements fc.Command<PureCase, object> {
  private readonly happening: Happening | null;

  constructor(happening: Happening | null) {
    this.happening = happening;
  }

  check({ rows, automations }: PureCase): boolean {
    return this.happening === null ? automations.some(({ status }) => status === 'waiting') : this.happening.may(rows);
  }

  /** @throws Error with what is wrong after the step */
  run(one: PureCase): void {
    const [before, rows] = [stateOf(one), copyOf(one.rows)];
    if (this.happening === null) one.runQueue();
    else one.happen(this.happening);
    const now = stateOf(one);
    const faults = [
      ...taskFaults(one.rows, now, before),
      ...automationFaults({ before: rows, after: one.rows }, now, before),
      ...begunFaults(one.rows, now),
      ...stageFaults(one.rows, rows),
      ...sentenceFaults(one.rows),
      ...replayFaults(one),
      ...turnFaults(one.rows, now),
    ];
    if (faults.length > 0)
      throw new Error(`After “${this.toString()}”:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }

  toString(): string {
    return this.happening?.words ?? QUEUE_RUNS;
  }
}

/** Whatever happens to a case, and in whatever order: what is open is to be done, what ended is not, and what is said is so. */
export const pureWalks = fc.property(
  fc.commands([drawnFrom((happening) => new Step(happening))], { maxCommands: DRAWN, size: 'max' }),
  (walk) => fc.modelRun(() => ({ model: new PureCase(), real: {} }), walk),
);
