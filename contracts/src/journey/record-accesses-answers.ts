import type { AssignmentKind } from './assignments.ts';
import type { OpenedDocument, RecordAccessKind } from './case-parts.ts';
import type { RecordPart } from './documents.ts';
import type { JourneyActor } from './journey-entries-answers.ts';
import type { Id, Moment, Page } from '../shapes/index.ts';

export interface RecordAccess {
  id: Id;
  at: Moment;
  what: RecordAccessKind;
  by: JourneyActor;
  /** Their role at that time. */
  role: string;
  /** The work it was opened for. */
  work: AssignmentKind | null;
  document: OpenedDocument | null;
  /** What was opened, when it is not one paper. */
  part: RecordPart | null;
}

export type RecordAccessesPage = Page<RecordAccess>;
