import { treatmentLabel } from './index.ts';

test.each([
  [
    'TURP',
    'Enlarged prostate operation (TURP)',
    'Enlarged prostate operation (transurethral resection of the prostate, TURP)',
  ],
  ['Angioplasty (1 stent; +$2000 per extra)', 'Heart stent (angioplasty)', 'Heart stent (angioplasty, 1 stent)'],
  ['CABG (bypass)', 'Heart bypass surgery', 'Heart bypass surgery (coronary artery bypass graft, CABG)'],
  ['Heart transplant', 'Heart transplant', 'Heart transplant'],
  ['Hernia repair', 'Hernia repair', 'Hernia repair'],
  ['Rhinoplasty', 'Nose reshaping', 'Nose reshaping (rhinoplasty)'],
  ['TAVI', null, 'Transcatheter aortic valve implantation, TAVI'],
  ['Knee implant (+$900)', null, 'Knee implant'],
  ['Angioplasty (2 stents; +$2000 per extra)', null, 'Angioplasty, 2 stents'],
  ['CyberKnife', 'Radiosurgery', 'Radiosurgery (CyberKnife)'],
  ['Vitrectomy', 'Vitrectomy (surgery inside the eye)', 'Vitrectomy (surgery inside the eye)'],
])('%s is chosen as “%s”: %s', (name, plain_name, label) => {
  expect(treatmentLabel({ name, plain_name })).toBe(label);
});

test('no label has a price, or a short form alone', () => {
  for (const name of ['Angioplasty (1 stent; +$2000 per extra)', 'X, US$ 300', 'FESS', 'PET-CT', 'TURP', 'IVF cycle'])
    expect(treatmentLabel({ name })).not.toMatch(/\$|^[A-Z]{2,5}(?:-[A-Z]+)?$/u);
});
