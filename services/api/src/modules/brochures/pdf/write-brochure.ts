import { BRAND } from '@ayana/contracts/brand';
import type { BrochureFacts, SpecialityTexts } from '../brochure.js';
import { cover } from './cover.js';
import {
  contact,
  days,
  prices,
  sendAndAnswer,
  stages,
  surgeonsQuestions,
  describeTreatments,
  whatItIs,
  whoDoesIt,
} from './pages.js';
import { Paper } from '../../../platform/pdf/paper.js';
import { threadTask } from '../../../platform/threads/thread-task.js';

/**
 * A brochure as PDF. The same texts and facts give the same bytes.
 * @param origin of the site, for its links
 */
export function writeBrochure(texts: SpecialityTexts, facts: BrochureFacts, origin: string): Promise<Buffer> {
  const paper = new Paper({
    title: texts.title,
    subject: texts.lead,
    author: BRAND.name,
    made: new Date(`${facts.as_of}T00:00:00Z`),
  });
  cover(paper, texts, facts);
  whatItIs(paper, texts);
  prices(paper, facts.treatments);
  describeTreatments(paper, facts.treatments);
  days(paper, texts, facts.treatments);
  stages(paper);
  sendAndAnswer(paper, texts);
  surgeonsQuestions(paper, texts);
  whoDoesIt(paper, facts);
  contact(paper, origin);
  return paper.finished();
}

export const BROCHURE_PAPER = threadTask(import.meta.url, writeBrochure);
