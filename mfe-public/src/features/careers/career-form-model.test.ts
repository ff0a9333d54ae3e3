import { CAREER_INITIAL, careerPayload, careerProblems } from './career-form-model';

const filled = {
  ...CAREER_INITIAL,
  name: ' Layla Haddad ',
  place: 'Chennai',
  email: 'layla@people.example',
  languages: 'Arabic',
  experience: 'Four years at a reception.',
};

describe('the application for work', () => {
  it('needs name, place, languages and experience, but no vacancy', () => {
    expect(careerProblems(CAREER_INITIAL).map(({ field }) => field)).toEqual([
      'name',
      'place',
      'email',
      'languages',
      'experience',
    ]);
    expect(careerProblems(filled)).toEqual([]);
    expect(careerProblems({ ...filled, link: 'javascript:alert(1)' }).map(({ field }) => field)).toEqual(['link']);
  });

  it('sends nothing empty', () => {
    expect(careerPayload(filled)).toEqual({
      name: 'Layla Haddad',
      place: 'Chennai',
      email: 'layla@people.example',
      languages: 'Arabic',
      experience: 'Four years at a reception.',
    });
    expect(careerPayload({ ...filled, vacancy: 'medical-reviewer' })).toMatchObject({ vacancy: 'medical-reviewer' });
  });
});
