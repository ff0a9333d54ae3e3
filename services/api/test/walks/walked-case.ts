import type {
  AssignmentKind,
  CaseDocument,
  CaseDocuments,
  JourneyAutomationName,
  TaskState,
} from '@ayana/contracts/journey';
import {
  type CaseRows,
  close,
  HOSPITALS,
  isOpen,
  newCase,
  type WalkedCase as Walked,
} from '@ayana/contracts/testing/walks';
import { Automations } from '../../src/modules/cases/automations/automations.service.js';
import { type Person, personOf } from '../../src/modules/journeys/testing/case.js';
import type { Answer, TestApi } from '../support/api.js';
import type { Cast } from './cast.js';

export interface Row {
  id: string;
}
export interface WorkRow extends Row {
  kind: AssignmentKind;
  status: 'offered' | 'accepted' | 'declined' | 'done' | 'cancelled';
  assignee_user_id: string | null;
  partner_id: string | null;
}
interface TaskRow extends Row {
  automation: string;
  status: TaskState;
  owner_kind: string;
}

/** A case that is walked through HTTP. */
export class WalkedCase {
  /** What its rows are to say, by what was done. */
  readonly rows: CaseRows = newCase();
  /** What was done, in words. */
  readonly walk: string[] = [];

  private constructor(
    readonly api: TestApi,
    readonly cast: Cast,
    readonly patient: Person,
    readonly id: string,
    readonly request_id: string,
  ) {}

  static async begin(api: TestApi, cast: Cast): Promise<WalkedCase> {
    const patient = await personOf(api, 'patient');
    await api.database.rows(`update users set date_of_birth = '1971-04-12' where id = $1`, [patient.id]);
    const { token } = patient;
    const body = { treatment_id: cast.treatment_id };
    const request = await api.call<Row>('POST', '/treatment-requests', { token, body });
    const journey = await api.call<Row>('POST', '/patient-journeys', {
      as: 'ayana_staff',
      body: { patient_id: patient.id, treatment_request_id: request.body.id },
    });
    if (journey.status !== 201) throw new Error(journey.text);
    return new WalkedCase(api, cast, patient, journey.body.id, request.body.id);
  }

  /** @throws Error when the API refuses what the case lets them do */
  async must<T = Row>(by: Person | 'staff', method: string, path: string, body?: unknown): Promise<T> {
    const who = by === 'staff' ? ({ as: 'ayana_staff' } as const) : { token: by.token };
    const answer: Answer<T> = await this.api.call<T>(method, path, { ...who, ...(body === undefined ? {} : { body }) });
    if (answer.status >= 400) throw new Error(`${method} ${path} was answered ${answer.status}: ${answer.text}`);
    return answer.body;
  }

  query<T extends object>(sql: string): Promise<T[]> {
    return this.api.database.rows<T>(sql, [this.id]);
  }

  /** The tasks and automations that code has made, by their names. */
  async walked(): Promise<Walked> {
    const [tasks, automations] = await Promise.all([
      this.query<TaskRow>(
        'select id, automation, status, owner_kind from journey_tasks where journey_id = $1 and automation is not null',
      ),
      this.automations(),
    ]);
    return { tasks, automations };
  }

  automations() {
    return this.query<Row & { name: JourneyAutomationName; status: string }>(
      'select id, name, status from journey_automations where journey_id = $1 order by created_at, id',
    );
  }

  work(): Promise<WorkRow[]> {
    return this.query<WorkRow>(
      'select id, kind, status, assignee_user_id, partner_id from assignments where journey_id = $1 order by created_at, id',
    );
  }

  async papers(): Promise<CaseDocument[]> {
    return (await this.must<CaseDocuments>('staff', 'GET', `/documents?journey_id=${this.id}`)).items;
  }

  /** Runs what stages have set off, as the queue does, and takes over what it has made. */
  async runQueue(): Promise<void> {
    const runner = this.api.app.get(Automations, { strict: false });
    for (const { id, status } of await this.automations()) if (status === 'waiting') await runner.run(id);
    await this.takeOver();
  }

  /** What the case has made by itself. */
  async takeOver(): Promise<void> {
    const { rows, cast } = this;
    const [papers, work, planned, journey] = await Promise.all([
      this.papers(),
      this.work(),
      this.query('select id from check_ins where journey_id = $1'),
      this.query<{ status: CaseRows['journey'] }>('select status from patient_journeys where id = $1'),
    ]);
    for (const { kind, status } of papers)
      if (status === 'wanted' && rows.papers.every((paper) => paper.kind !== kind || paper.state !== 'wanted'))
        rows.papers.push({ kind, state: 'wanted' });
    rows.check_ins.planned = planned.length > 0;
    rows.visa.work = work.findLast(({ assignee_user_id }) => assignee_user_id === cast.office.id)?.status ?? 'none';
    rows.opinion.work = work.findLast(({ kind }) => kind === 'opinion')?.status ?? 'none';
    const played = new Set(HOSPITALS.map((name) => cast.hospitals[name].partner_id));
    rows.elsewhere = work.filter(
      ({ kind, status, partner_id }) =>
        kind === 'referral' && isOpen(status) && partner_id !== null && !played.has(partner_id),
    ).length;
    for (const name of HOSPITALS) {
      const own = work.filter(({ partner_id }) => partner_id === cast.hospitals[name].partner_id);
      rows.hospitals[name].referral = own.findLast(({ kind }) => kind === 'referral')?.status ?? 'none';
      rows.hospitals[name].letter_work = own.findLast(({ kind }) => kind === 'visa_support')?.status ?? 'none';
    }
    if (journey[0]?.status === 'closed') close(rows);
    await this.readStages();
  }

  /** Which stages are complete: by hand, or by what has happened. */
  async readStages(): Promise<void> {
    const stages = await this.query<{ number: number }>(
      `select key::integer as number from patient_journeys, jsonb_each(stage_statuses) where id = $1 and value->>'status' = 'completed'`,
    );
    this.rows.stages = new Set(stages.map(({ number }) => number));
  }
}
