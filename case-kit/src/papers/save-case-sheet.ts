import { api } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';

/** Saves a case on one page, as its reader sees it. */
export const saveCaseSheet = (journeyId: string, caseNumber: string) =>
  saveFile(
    api.GET('/patient-journeys/{id}/case-sheet', { params: { path: { id: journeyId } }, parseAs: 'blob' }),
    `case-${caseNumber}.pdf`,
  );
