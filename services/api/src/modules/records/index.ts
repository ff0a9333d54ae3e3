/** The papers and facts of a patient: documents, health, who was given access, discharge summaries, record packs and exports. */
export { DocumentContent } from './documents/document-content.js';
export { DocumentEvents } from './documents/document-events.js';
export { DocumentRow } from './documents/document.entity.js';
export { shownFileName } from './documents/documents.list.js';
export { activeGrants, inRecordOf, papersOpenTo } from './documents/documents.queries.js';
export { Documents, paperOwner } from './documents/documents.service.js';
export { removeIntake } from './documents/remove-intake.js';
export { MadePapers } from './documents/made-papers.js';
export { OutsidePapers } from './documents/outside-papers.js';
export { PaperWatchers } from './documents/paper-watchers.js';
export { RecordAccesses } from './documents/record-accesses.js';
export { RecordGrantRow } from './documents/record-grant.entity.js';
export { JourneyExports } from './export/journey-export.service.js';
export { type SummaryReader, caseSummary } from './case-summary/case-summary.js';
export { currentHealth, healthOf } from './health/health.queries.js';
export { HEALTH_TASK } from './health/health.service.js';
export { paperPatientOf } from './health/paper-patient.queries.js';
export { RecordsModule } from './records.module.js';
