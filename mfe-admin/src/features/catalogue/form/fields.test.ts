import { bodyOf, type CatalogueField, missingFields, valuesOf, wordsOf } from './fields';

const CHOICES = { hospitals: [{ value: 'h1', label: 'Lantern Bay' }], cities: [], treatments: [] };
const FIELDS: readonly CatalogueField[] = [
  { kind: 'text', name: 'name', label: 'Name', max: 80, required: true },
  { kind: 'text', name: 'website', label: 'Website', max: 80 },
  { kind: 'number', name: 'fee', label: 'Fee' },
  { kind: 'lines', name: 'equipment', label: 'Equipment' },
  { kind: 'one', name: 'hospital_id', label: 'Hospital', options: 'hospitals' },
  {
    kind: 'several',
    name: 'languages',
    label: 'Languages',
    required: true,
    options: [{ value: 'en', label: 'English' }],
  },
  {
    kind: 'object',
    name: 'portrait',
    label: 'Picture',
    fields: [
      { kind: 'one', name: 'skin', label: 'Skin', required: true, asNumber: true, options: [] },
      { kind: 'one', name: 'hair', label: 'Hair', options: [] },
      { kind: 'flag', name: 'glasses', label: 'Glasses' },
    ],
  },
  {
    kind: 'rows',
    name: 'hours',
    label: 'Hours',
    add: 'Add',
    row: (place) => `Hours ${place}`,
    fields: [
      { kind: 'number', name: 'weekday', label: 'Day', required: true },
      { kind: 'text', name: 'note', label: 'Note', max: 80 },
    ],
  },
];
const ROW = {
  name: 'Dr Sample',
  website: null,
  fee: 70,
  equipment: ['MRI', 'CT'],
  hospital_id: 'h1',
  languages: ['en'],
  portrait: { skin: 3, glasses: true },
  hours: [{ weekday: 1, note: 'Morning' }, { weekday: 2 }],
  version: 4,
};

test('a row that is not changed gives the body it came from, with null for what is empty', () => {
  const { version: _version, ...body } = ROW;
  expect(bodyOf(FIELDS, valuesOf(FIELDS, ROW))).toEqual(body);
});

test('only the named fields are sent', () => {
  const values = { ...valuesOf(FIELDS, ROW), fee: '80', name: ' Dr New ' };
  expect(bodyOf(FIELDS, values, ['fee'])).toEqual({ fee: 80 });
  expect(bodyOf(FIELDS, values, ['name'])).toEqual({ name: 'Dr New' });
  expect(bodyOf(FIELDS, { ...values, fee: '' }, ['fee'])).toEqual({ fee: null });
  expect(bodyOf(FIELDS, { ...values, equipment: ' MRI \n\n CT' }, ['equipment'])).toEqual({ equipment: ['MRI', 'CT'] });
});

test('what is not a number is sent as it was typed, so that the API says what is wrong', () => {
  expect(bodyOf(FIELDS, { fee: 'seventy' }, ['fee'])).toEqual({ fee: 'seventy' });
});

test('required fields without a value are named by their path, also within objects and rows', () => {
  const empty = { ...valuesOf(FIELDS, undefined), hours: [{ weekday: '', note: '' }] };
  expect(missingFields(FIELDS, empty)).toEqual({
    name: 'Please fill in: Name.',
    languages: 'Please fill in: Languages.',
    'portrait.skin': 'Please fill in: Skin.',
    'hours.0.weekday': 'Please fill in: Day.',
  });
  expect(missingFields(FIELDS, valuesOf(FIELDS, ROW))).toEqual({});
});

test('values are told in words, to compare two of them', () => {
  const values = valuesOf(FIELDS, ROW);
  const words = FIELDS.map((field) => wordsOf(field, values[field.name], CHOICES));
  expect(words).toEqual(['Dr Sample', '', '70', 'MRI\nCT', 'Lantern Bay', 'English', '3, Yes', '1, Morning; 2']);
});
