import type { GuideQuestion } from './treatment-guides-answers.ts';
import type { CalendarDay, Integer } from '../shapes/index.ts';

export interface GuideTexts {
  helps_when: string[];
  not_for: string[];
  risks: string[];
  recovery: string[];
  questions_to_ask: string[];
  faq: GuideQuestion[];
  /** Null before the first text. */
  written_on: CalendarDay | null;
  /** Of the treatment, which a change of its texts changes; the ETag. */
  version: Integer;
}
