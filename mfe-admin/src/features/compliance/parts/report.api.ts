import { api, type Part } from '@ayana/portal-kit';
import { saveFile } from '@ayana/portal-kit/screens';
import { messages } from './messages';

/** Saves everything of these pages as one PDF. @returns its name */
export const saveReport = (): Promise<Part<string>> =>
  saveFile(
    api.GET('/compliance-report', { parseAs: 'blob' }),
    messages.reportName(new Date().toISOString().slice(0, 10)),
  );
