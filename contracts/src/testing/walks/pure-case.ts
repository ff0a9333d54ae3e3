import {
  type CaseFact,
  endOf,
  ASKS_FIRST,
  FACT_EFFECTS,
  automationsOf,
  type JourneyAutomationName,
  taskEndOf,
  type TaskState,
  turnTaskOf,
} from '../../journey/index.ts';
import {
  canChoose,
  type CaseRows,
  chosenOf,
  factsOfRows,
  HOSPITALS,
  isOpen,
  missesPapers,
  newCase,
} from './case-rows.ts';
import { close } from './endings.ts';
import type { Happening } from './happening.ts';

export interface WalkedTask {
  /** The name of what made it. */
  automation: string;
  status: TaskState;
}

export interface WalkedAutomation {
  name: JourneyAutomationName;
  status: 'waiting' | 'done' | 'skipped';
}

/** A case of a walk, moved by the table of facts as the API moves one: rows by hand, tasks and automations by the table. */
export class PureCase {
  readonly rows: CaseRows = newCase();
  readonly automations: WalkedAutomation[] = [];
  tasks: WalkedTask[] = [];
  private known: ReadonlySet<CaseFact> = new Set();
  /** Tasks that ended when the case was closed, the last time. */
  private ended: ReadonlySet<string> = new Set();

  constructor() {
    this.queue(1);
  }

  happen({ happen }: Pick<Happening, 'happen'>): void {
    const wasClosed = this.rows.journey === 'closed';
    const wasRefused = this.rows.visa.state === 'refused';
    for (const stage of happen(this.rows) ?? []) this.complete(stage);
    const { visa, hasPassport } = this.rows;
    // Each ended by what the patient, or the office, has done; so is another refusal before the next is answered.
    if (hasPassport) this.finish('travel.passport_facts');
    if (wasRefused && visa.state === 'applied') this.finish('visa_refused.');
    if (!wasRefused && visa.state === 'refused') this.open(`visa_refused.${this.tasks.length}`);
    const asked = HOSPITALS.map((name) => this.rows.hospitals[name].referral);
    if (asked.filter((referral) => isOpen(referral) || referral === 'done').length >= 2) this.finish('ask_quotes');
    if (wasClosed && this.rows.journey !== 'closed') this.bringBack();
    this.settle();
  }

  /** What the closing has ended is there again. */
  private bringBack(): void {
    const facts = factsOfRows(this.rows);
    const { ended } = this;
    this.tasks = this.tasks.map((task) =>
      ended.has(task.automation) && taskEndOf(facts, task.automation) === null && !task.automation.startsWith('daily_')
        ? { ...task, status: 'open' }
        : task,
    );
    for (const automation of this.automations)
      if (automation.status === 'skipped' && endOf(facts, automation.name) === null) automation.status = 'waiting';
  }

  /** What waits in the queue, in its order. */
  runQueue(): void {
    for (const automation of this.automations.filter(({ status }) => status === 'waiting')) {
      const { journey, isWithdrawn } = this.rows;
      const isWanted = journey !== 'closed' && !isWithdrawn && endOf(factsOfRows(this.rows), automation.name) === null;
      automation.status = isWanted ? 'done' : 'skipped';
      if (isWanted) this.run(automation.name);
      this.settle();
    }
  }

  private complete(stage: number): void {
    if (this.rows.stages.has(stage)) return;
    this.rows.stages.add(stage);
    this.queue(stage);
  }

  private queue(stage: number): void {
    for (const name of automationsOf(stage)) this.begin(name);
  }

  private begin(name: JourneyAutomationName): void {
    if (this.automations.every((automation) => automation.name !== name))
      this.automations.push({ name, status: 'waiting' });
  }

  /** A task, unless there is nothing to do for it. */
  private open(...names: readonly string[]): void {
    for (const automation of names)
      if (
        taskEndOf(factsOfRows(this.rows), automation) === null &&
        this.tasks.every((task) => task.automation !== automation)
      )
        this.tasks.push({ automation, status: 'open' });
  }

  private finish(name: string): void {
    this.tasks = this.tasks.map((task) =>
      task.automation.startsWith(name) && task.status === 'open' ? { ...task, status: 'done' } : task,
    );
  }

  /** What has happened since the last time moves the case, by the table. */
  private settle(): void {
    const facts = factsOfRows(this.rows);
    const fresh = [...facts].filter((fact) => !this.known.has(fact)).map((fact) => FACT_EFFECTS[fact]);
    this.known = facts;
    if (this.rows.journey === 'open')
      for (const { stage, begins = [] } of fresh) {
        if (stage !== undefined) this.complete(stage);
        for (const name of begins) if (endOf(facts, name) === null) this.begin(name);
      }
    const open = this.tasks.filter(({ status }) => status === 'open');
    if (fresh.includes(FACT_EFFECTS.closed)) this.ended = new Set(open.map(({ automation }) => automation));
    this.tasks = this.tasks.map((task) => ({
      ...task,
      status: task.status === 'open' ? (taskEndOf(facts, task.automation) ?? 'open') : task.status,
    }));
    this.openTurn(facts);
  }

  /** What the case manager is to do by the table, unless an automation is about to ask. */
  private openTurn(facts: ReadonlySet<CaseFact>): void {
    const turn = this.rows.journey === 'open' ? turnTaskOf(facts) : null;
    if (turn === null) return;
    const before = this.tasks.filter(({ automation }) => automation.startsWith(turn));
    const first = ASKS_FIRST[turn];
    const isAsked = this.automations.some(({ name, status }) => name === first && status === 'waiting');
    if (!isAsked && before.every(({ status }) => status !== 'open')) this.open(`${turn}.${before.length + 1}`);
  }

  private run(name: JourneyAutomationName): void {
    const { rows } = this;
    switch (name) {
      case 'ask_for_records':
        for (const kind of ['report', 'imaging'] as const) rows.papers.push({ kind, state: 'wanted' });
        return this.open('ask_for_health', ...(missesPapers(rows) ? ['ask_for_records'] : []));
      case 'ask_opinion':
        if (rows.opinion.work === 'none') rows.opinion.work = 'offered';
        else if (!isOpen(rows.opinion.work)) this.open('ask_opinion');
        return undefined;
      case 'ask_quotes':
        return this.askQuotes();
      case 'ask_to_choose':
        return canChoose(rows) ? this.open('ask_to_choose') : undefined;
      case 'record_deposit':
        return this.open('travel.deposit');
      case 'plan_travel':
        return this.open(
          'travel.admission',
          ...['visa', 'flights', 'lodging', 'ticket'].map((task) => `plan_travel.${task}`),
        );
      case 'ask_visa_letter':
        return this.askLetter();
      case 'watch_arrival':
        return this.open('travel.pickup', 'travel.interpreter');
      case 'inform_family':
        return this.open('inform_family');
      case 'daily_check_ins':
        return this.open('daily_check_in.today');
      case 'inform_of_discharge':
        return this.open('plan_home.flights');
      case 'record_pack':
        return this.open('record_pack');
      case 'plan_check_ins':
        rows.check_ins.planned = true;
        return undefined;
      case 'close_journey':
        return close(rows);
      default:
        return undefined;
    }
  }

  private askQuotes(): void {
    const hospitals = HOSPITALS.map((name) => this.rows.hospitals[name]);
    for (const hospital of hospitals) if (hospital.referral === 'none') hospital.referral = 'offered';
    if (hospitals.filter(({ referral }) => isOpen(referral) || referral === 'done').length < 2) this.open('ask_quotes');
  }

  private askLetter(): void {
    if (!this.rows.hasPassport) this.open('travel.passport_facts');
    const chosen = chosenOf(this.rows);
    if (chosen === undefined) return this.open('travel.visa_letter');
    this.rows.hospitals[chosen].letter_work = 'offered';
  }
}
