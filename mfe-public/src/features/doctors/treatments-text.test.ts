import { treatmentsText } from './treatments-text';

const does = ['Hip replacement', 'Knee arthroscopy', 'Knee replacement', 'Rotator cuff repair', 'Spine fusion'];

describe('what a doctor does', () => {
  it('is named up to three treatments, and the rest counted', () => {
    expect(treatmentsText({ does }, null)).toBe('Hip replacement; Knee arthroscopy; Knee replacement and 2 more');
    expect(treatmentsText({ does: does.slice(0, 4) }, null)).toBe(
      'Hip replacement; Knee arthroscopy; Knee replacement; Rotator cuff repair',
    );
  });

  it('begins with the treatment that was asked for, where they do it', () => {
    expect(treatmentsText({ does }, 'Spine fusion')).toBe('Spine fusion; Hip replacement; Knee arthroscopy and 2 more');
    expect(treatmentsText({ does: ['Cataract'] }, 'Spine fusion')).toBe('Cataract');
  });

  it('is unknown of a doctor without treatments', () => {
    expect(treatmentsText({ does: [] }, null)).toBeNull();
  });
});
