import { treatmentsText } from './treatments-text';

const does = ['Hip replacement', 'Knee arthroscopy', 'Knee replacement', 'Rotator cuff repair', 'Spine fusion'];

describe('what a doctor does', () => {
  it('lists up to three treatments, and counts the others', () => {
    expect(treatmentsText({ does }, null)).toBe('Hip replacement; Knee arthroscopy; Knee replacement and 2 more');
    expect(treatmentsText({ does: does.slice(0, 4) }, null)).toBe(
      'Hip replacement; Knee arthroscopy; Knee replacement; Rotator cuff repair',
    );
  });

  it('starts with the searched treatment, where they do it', () => {
    expect(treatmentsText({ does }, 'Spine fusion')).toBe('Spine fusion; Hip replacement; Knee arthroscopy and 2 more');
    expect(treatmentsText({ does: ['Cataract'] }, 'Spine fusion')).toBe('Cataract');
  });

  it('is null for a doctor without treatments', () => {
    expect(treatmentsText({ does: [] }, null)).toBeNull();
  });
});
