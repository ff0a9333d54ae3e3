import {
  automationFaults,
  begunFaults,
  type CaseRows,
  copyOf,
  drawnFrom,
  type Happening,
  QUEUE_RUNS,
  stageFaults,
  taskFaults,
  type WalkedCase as Walked,
} from '@ayana/contracts/testing/walks';
import fc from 'fast-check';
import { ACTS } from './acts.js';
import { Said } from './claims.js';
import { listFaults } from './lists.js';
import type { WalkedCase } from './walked-case.js';

/** Steps of a walk that are done; the others were not possible when they were drawn. */
const STEPS = 30;
const DRAWN = 300;

/** What the draw knows before anything is done: how many steps were done, and what is possible. */
interface Model {
  rows: CaseRows;
  hasWaiting: boolean;
  steps: number;
}
interface Real {
  one: WalkedCase;
  said: Said;
  before: Walked;
}

const WITHDRAWS = 'patient withdraws the request';

class Step implements fc.AsyncCommand<Model, Real> {
  constructor(private readonly happening: Happening | null) {}

  check({ rows, hasWaiting, steps }: Model): boolean {
    return steps < STEPS && (this.happening === null ? hasWaiting : this.happening.may(rows));
  }

  async run(model: Model, real: Real): Promise<void> {
    const { one, said, before } = real;
    model.steps += 1;
    one.walk.push(this.toString());
    const rows = copyOf(one.rows);
    await this.act(one);
    const now = await one.walked();
    real.before = now;
    model.hasWaiting = now.automations.some(({ status }) => status === 'waiting');
    const found = await Promise.all([listFaults(one, now.tasks), said.faults()]);
    const faults = [
      ...taskFaults(one.rows, now, before),
      ...automationFaults({ before: rows, after: one.rows }, now, before),
      ...begunFaults(one.rows, now),
      ...stageFaults(one.rows, rows),
      // What waits in the queue is about to be done.
      ...found.flat().filter((fault) => !(model.hasWaiting && fault.startsWith('nobody'))),
    ];
    if (faults.length > 0) throw new Error(`${inWords(one)}\nThen:\n${faults.map((fault) => `  ${fault}`).join('\n')}`);
  }

  private async act(one: WalkedCase): Promise<void> {
    if (this.happening === null) return one.runQueue();
    const act = ACTS[this.happening.words];
    if (act === undefined) throw new Error(`Nobody knows how this is done through HTTP: ${this.happening.words}`);
    try {
      await act(one);
    } catch (error) {
      throw new Error(`${inWords(one)}\nThen: what the case lets them do was refused. ${String(error)}`, {
        cause: error,
      });
    }
    this.happening.happen(one.rows);
    // What a withdrawal takes back is the case’s own, as what the queue makes.
    if (this.happening.words === WITHDRAWS) await one.takeOver();
    await one.readStages();
  }

  toString(): string {
    return this.happening?.words ?? QUEUE_RUNS;
  }
}

const inWords = ({ walk }: WalkedCase): string =>
  `The walk:\n${walk.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`;

/** Walks of at most 30 steps, drawn. */
export const drawnWalks = fc.commands([drawnFrom((happening) => new Step(happening))], {
  maxCommands: DRAWN,
  size: 'max',
});

/** Does a walk on a case of its own, and looks at everything after each step. The case is closed at the end, so that no list keeps it. */
export async function walkThrough(one: WalkedCase, walk: Iterable<fc.AsyncCommand<Model, Real>>): Promise<void> {
  const said = new Said(one);
  const before = await one.walked();
  try {
    await fc.asyncModelRun(
      () => ({ model: { rows: one.rows, hasWaiting: true, steps: 0 }, real: { one, said, before } }),
      walk,
    );
  } finally {
    if (one.rows.journey !== 'closed') await ACTS['case manager closes the case']?.(one);
  }
}
