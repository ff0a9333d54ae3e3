import { CaseEndings } from '../closing/case-endings.service.js';
import { JourneyExports } from '../export/journey-export.service.js';
import { RecordGrantsController } from '../grants/record-grants.controller.js';
import { RecordGrants } from '../grants/record-grants.service.js';
import { RecordPackController } from '../record-pack/record-pack.controller.js';
import { RecordPacks } from '../record-pack/record-pack.service.js';
import { DocumentContent } from './document-content.js';
import { DocumentEvents } from './document-events.js';
import { DocumentsController } from './documents.controller.js';
import { Documents } from './documents.service.js';
import { MadePapers } from './made-papers.js';
import { PaperTasks } from './paper-tasks.js';
import { PaperWatchers } from './paper-watchers.js';
import { RecordAccessesController } from './record-accesses.controller.js';
import { RecordAccesses } from './record-accesses.js';

/** What serves the papers of a journey. */
export const PAPER_CONTROLLERS = [
  DocumentsController,
  RecordAccessesController,
  RecordGrantsController,
  RecordPackController,
];
export const PAPERS = [
  CaseEndings,
  DocumentContent,
  DocumentEvents,
  Documents,
  JourneyExports,
  MadePapers,
  PaperTasks,
  PaperWatchers,
  RecordAccesses,
  RecordGrants,
  RecordPacks,
];
