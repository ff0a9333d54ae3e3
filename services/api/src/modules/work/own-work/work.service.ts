import { Injectable, type StreamableFile } from '@nestjs/common';
import { ASSIGNMENT_KIND_NAMES, ASSIGNMENT_STATE_NAMES, SEX_NAMES, type WorkItem } from '@ayana/contracts/journey';
import { Clock } from '../../../platform/clock/clock.js';
import { Database } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import type { Page } from '../../../platform/http/cursor.js';
import { type CsvColumns, csvFile } from '../../../platform/http/csv/csv-file.js';
import { AuditTrail, exportDetails } from '../../activity/index.js';
import type { WorkFiltersDto, WorkQueryDto } from './work.dto.js';
import { listWork } from './work.queries.js';

const COLUMNS: CsvColumns<WorkItem> = {
  kind: ({ kind }) => ASSIGNMENT_KIND_NAMES[kind],
  state: ({ status }) => ASSIGNMENT_STATE_NAMES[status],
  case_number: ({ case_number }) => case_number,
  patient: ({ patient_name }) => patient_name,
  age: ({ age_band }) => age_band,
  sex: ({ sex }) => (sex === null ? null : SEX_NAMES[sex]),
  treatment: ({ treatment_name }) => treatment_name,
  asked: ({ brief }) => brief,
  who_has_it: ({ handler_name }) => handler_name,
  received_at: ({ created_at }) => created_at,
  due_at: ({ due_at }) => due_at,
  accepted_at: ({ accepted_at }) => accepted_at,
  finished_at: ({ closed_at }) => closed_at,
  id: ({ id }) => id,
};

/** The list of a doctor's or a partner's work. */
@Injectable()
export class OwnWork {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
  ) {}

  list(user: CurrentUser, query: WorkQueryDto): Promise<Page<WorkItem>> {
    return listWork(this.database.read(), { user, now: this.clock.now() }, query);
  }

  /** Records the export, then gives the file. */
  async export(user: CurrentUser, filters: WorkFiltersDto): Promise<StreamableFile> {
    await this.database.write((em) =>
      this.trail.record(em, {
        action: 'work.exported',
        actor: user,
        subject_id: null,
        details: exportDetails(filters),
      }),
    );
    return csvFile({
      name: 'ayana-work',
      now: this.clock.now(),
      columns: COLUMNS,
      page: (part) => this.list(user, Object.assign({}, filters, part)),
    });
  }
}
