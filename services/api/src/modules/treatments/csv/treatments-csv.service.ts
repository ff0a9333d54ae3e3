import { Injectable, type StreamableFile } from '@nestjs/common';
import { Clock } from '../../../platform/clock/clock.js';
import { Database, type EntityManager, FOR_UPDATE } from '../../../platform/database/database.js';
import type { CurrentUser } from '../../../platform/http/access/access.js';
import { csvFile } from '../../../platform/http/csv/csv-file.js';
import type { ImportReportDto } from '../../../platform/http/csv/csv-import.dto.js';
import {
  askAboutLines,
  doubtFaults,
  type ImportFault,
  MOST_FAULTS,
  refusedLines,
} from '../../../platform/http/csv/csv-import.js';
import { AuditTrail } from '../../activity/index.js';
import { Treatment } from '../treatment.entity.js';
import type { TreatmentFilters } from '../treatments.dto.js';
import { lockSlugs } from '../upkeep/slugs.js';
import { TreatmentUpkeep } from '../upkeep/upkeep.service.js';
import { TREATMENT_COLUMNS } from './columns.js';
import { changeOf, type PlannedRow, planRow, readFile, rowDoubts, rowFaults } from './import-plan.js';

interface ImportPlan {
  rows: PlannedRow[];
  faults: ImportFault[];
  count: number;
}

/** The catalogue as a file, both ways: an exported file imports without a change. */
@Injectable()
export class TreatmentsCsv {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly trail: AuditTrail,
    private readonly upkeep: TreatmentUpkeep,
  ) {}

  /** Records the export, then streams the treatments of a filter. */
  async export(actor: CurrentUser, filters: TreatmentFilters): Promise<StreamableFile> {
    await this.database.write((em) =>
      this.trail.record(em, {
        action: 'treatments.exported',
        actor,
        subject_id: null,
        details: Object.fromEntries(Object.entries(filters)),
      }),
    );
    return csvFile({
      name: 'ayana-treatments',
      now: this.clock.now(),
      columns: TREATMENT_COLUMNS,
      page: (part) => this.upkeep.list(Object.assign({}, filters, part)),
    });
  }

  /** What an import of this file would do. Nothing is written. */
  dryRun(text: string): Promise<ImportReportDto> {
    return this.database.derive(async (em) => ({ ...reportOf(await this.plan(em, text)), dry_run: true }));
  }

  /**
   * Writes all rows of a file or none.
   * @throws AppError `invalid_fields` with each fault by its place, `lines.3.category`
   */
  async import(em: EntityManager, user: CurrentUser, text: string): Promise<ImportReportDto> {
    const plan = await this.plan(em, text);
    const report = { ...reportOf(plan), dry_run: false };
    if (report.faults.length > 0) throw refusedLines(report.faults);
    askAboutLines(plan.rows.flatMap(rowDoubts));
    for (const row of plan.rows) await this.write(em, user, row);
    await em.flush();
    const { rows, inserted, updated } = report;
    await this.trail.record(em, {
      action: 'treatments.imported',
      actor: user,
      subject_id: null,
      details: { rows, inserted, updated },
    });
    return report;
  }

  private async plan(em: EntityManager, text: string): Promise<ImportPlan> {
    const { rows: fileRows, faults } = readFile(text);
    await lockSlugs(em);
    const treatments = await em.find(
      Treatment,
      { slug: { $in: fileRows.map(({ slug }) => slug) } },
      { ...FOR_UPDATE, orderBy: { id: 'asc' } },
    );
    const bySlug = new Map(treatments.map((treatment) => [treatment.slug, treatment]));
    const rows: PlannedRow[] = [];
    for (const fileRow of fileRows) {
      const planned = planRow(fileRow, bySlug.get(fileRow.slug));
      if (Array.isArray(planned)) faults.push(...planned);
      else rows.push(planned);
    }
    const references = await this.upkeep.references(em, rows.map(changeOf));
    faults.push(...rows.flatMap((row) => rowFaults(row, references)));
    return { rows, faults: faults.toSorted((one, other) => one.line - other.line), count: fileRows.length };
  }

  private async write(em: EntityManager, user: CurrentUser, row: PlannedRow): Promise<void> {
    if ('insert' in row) {
      const { is_active = true, ...body } = row.insert;
      const treatment = await this.upkeep.insert(em, user, body);
      treatment.is_active = is_active;
    } else if (isChanged(row)) {
      await this.upkeep.apply(em, user, row.treatment, row.update);
    }
  }
}

const isChanged = (row: PlannedRow): boolean => 'insert' in row || Object.keys(row.update).length > 0;

function reportOf({ rows, faults, count }: ImportPlan): Omit<ImportReportDto, 'dry_run'> {
  const inserted = rows.filter((row) => 'insert' in row).length;
  const changed = rows.filter(isChanged).length;
  return {
    rows: count,
    inserted,
    updated: changed - inserted,
    unchanged: rows.length - changed,
    faults: faults.slice(0, MOST_FAULTS),
    doubts: doubtFaults(rows.flatMap(rowDoubts)),
  };
}
