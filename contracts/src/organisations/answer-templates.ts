import type { LastEditor } from '../editing/index.ts';
import type { Id, Integer, Moment } from '../shapes/index.ts';

export const ANSWER_TEMPLATE_NAME_MAX = 80;
/** As long as a message and a reason. */
export const ANSWER_TEMPLATE_TEXT_MAX = 1000;
/** Of one organisation. */
export const ANSWER_TEMPLATES_MAX = 100;

/** A text that the people of an organisation write again and again. */
export interface AnswerTemplate {
  id: Id;
  name: string;
  text: string;
  version: Integer;
  updated_at: Moment;
  /** Who changed it last; null for accounts that are gone. */
  updated_by: LastEditor | null;
}

/** Those of the reader’s organisation. */
export interface AnswerTemplates {
  /** By name. */
  items: AnswerTemplate[];
  /** False for a member who may only read, and for a reader who belongs to no organisation. */
  may_write: boolean;
}
