import { BROCHURE_MISSING } from '@ayana/contracts/brochures';

import { BROCHURE_INITIAL, brochurePayload, brochureProblems, TICKED } from './brochure-form-model';

const filled = { ...BROCHURE_INITIAL, speciality: 'cardiac', email: ' amina@mail.example ' };

describe('the brochure form', () => {
  it('needs a speciality with a brochure, and an e-mail address', () => {
    expect(brochureProblems(BROCHURE_INITIAL)).toEqual([
      { field: 'speciality', message: BROCHURE_MISSING.speciality },
      { field: 'email', message: BROCHURE_MISSING.email },
    ]);
    expect(brochureProblems(filled)).toEqual([]);
    expect(brochureProblems({ ...filled, speciality: 'video', language: 'fr' }).map(({ field }) => field)).toEqual([
      'speciality',
      'language',
    ]);
  });

  it('allows us to write later only when ticked', () => {
    expect(brochurePayload(filled)).toEqual({
      speciality: 'cardiac',
      language: 'en',
      email: 'amina@mail.example',
      may_write: false,
    });
    expect(brochurePayload({ ...filled, may_write: TICKED, name: ' Amina ' })).toMatchObject({
      may_write: true,
      name: 'Amina',
    });
  });
});
