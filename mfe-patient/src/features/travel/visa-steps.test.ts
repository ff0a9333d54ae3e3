import type { CaseDocument } from './travel.api';
import { passportState, visaLetter } from './visa-steps';

const paper = (kind: CaseDocument['kind'], status: CaseDocument['status'], more: Partial<CaseDocument> = {}) =>
  ({ id: '1', kind, status, file_name: 'a.pdf', replaced_by: null, uploaded_at: null, ...more }) as CaseDocument;

describe('the passport', () => {
  test.each([
    ['missing', []],
    ['missing', [paper('passport', 'wanted')]],
    ['missing', [paper('passport', 'refused')]],
    ['sent', [paper('passport', 'refused'), paper('passport', 'uploaded')]],
    ['checked', [paper('passport', 'uploaded'), paper('passport', 'checked')]],
    ['missing', [paper('photo', 'checked')]],
  ] as const)('is %s', (state, papers) => {
    expect(passportState(papers)).toBe(state);
  });
});

describe('the visa letter', () => {
  test('is there once it has a file', () => {
    expect(visaLetter([])).toBeUndefined();
    expect(visaLetter([paper('visa_letter', 'wanted', { file_name: null })])).toBeUndefined();
    expect(visaLetter([paper('visa_letter', 'uploaded')])?.file_name).toBe('a.pdf');
  });

  test('is the newest, never one that was replaced', () => {
    const letters = [
      paper('visa_letter', 'checked', { id: 'old', uploaded_at: '2026-01-01T00:00:00Z' }),
      paper('visa_letter', 'checked', { id: 'new', uploaded_at: '2026-02-01T00:00:00Z' }),
      paper('visa_letter', 'checked', { id: 'replaced', uploaded_at: '2026-03-01T00:00:00Z', replaced_by: 'new' }),
    ];
    expect(visaLetter(letters)?.id).toBe('new');
  });
});
