import { type Checked, checkMedicine, searchMedicines, substancesIn } from './medicine-checks.js';
import { medicineList } from './medicine-list.js';

const list = medicineList();
const NOTHING: Checked = { allergies: [], current: [], others: [] };
const allergicTo = (substance: string): Checked => ({
  ...NOTHING,
  allergies: [{ substance, reaction: null, severity: null }],
});
const takes = (name: string): Checked => ({ ...NOTHING, current: [{ name, strength: null, frequency: null }] });
const kinds = (medicine: string, checked: Checked): string[] =>
  checkMedicine(list, medicine, checked).alerts.map(({ kind }) => kind);

test('the list has as many rows as its sources', () => {
  expect([list.substances.size, list.classes.size, list.groups.size]).toEqual([4586, 1302, 4]);
  expect([...list.interactions.values()].reduce((sum, others) => sum + others.size, 0)).toBe(2 * 1150);
});

test.each([
  // The substance itself, and within a combination.
  ['Amoxicillin 500 mg', allergicTo('amoxicillin'), ['allergy']],
  ['Amoxicillin and beta-lactamase inhibitor', allergicTo('Amoxicillin'), ['allergy']],
  // By class: named as a class, and by another substance of it.
  ['Amoxicillin', allergicTo('Penicillin'), ['allergy_class']],
  ['Amoxicillin', allergicTo('penicillins, since childhood'), ['allergy_class']],
  ['Ampicillin', allergicTo('Amoxicillin'), ['allergy_class']],
  ['Phenoxymethylpenicillin', allergicTo('Amoxicillin'), ['allergy_class']],
  ['Cefuroxime', allergicTo('Cephalosporins'), ['allergy_class']],
  ['Ibuprofen', allergicTo('Naproxen'), ['allergy_class']],
  // Another class, and what is no medicine.
  ['Paracetamol', allergicTo('Penicillin'), []],
  ['Amoxicillin', allergicTo('Latex'), []],
  // Twice.
  ['Paracetamol', takes('Paracetamol 500 mg'), ['double']],
  ['Paracetamol', { ...NOTHING, others: ['paracetamol'] }, ['double']],
  // Of the list of interactions, in both directions.
  ['Citalopram', takes('Amiodarone'), ['interaction']],
  ['Amiodarone', takes('Citalopram'), ['interaction']],
  ['Paracetamol', takes('Citalopram'), []],
])('%s for someone with %j: %j', (medicine, checked, expected) => {
  expect(kinds(medicine, checked)).toEqual(expected);
});

test('what the list does not know is not checked, and is not said to be safe', () => {
  expect(checkMedicine(list, 'Augmentin', allergicTo('Penicillin'))).toEqual({ alerts: [], is_known: false });
  expect(checkMedicine(list, 'Paracetamol', NOTHING)).toEqual({ alerts: [], is_known: true });
});

test('substances are whole words of a text', () => {
  expect([...substancesIn(list, 'Iron deficiency, testing').names]).toEqual([]);
  expect([...substancesIn(list, 'AMOXICILLIN 500mg capsules').names]).toEqual(['amoxicillin']);
});

test('a medicine is found by the beginning of its name', () => {
  expect(searchMedicines(list, 'amoxic', 2)).toEqual([
    { name: 'amoxicillin', codes: ['J01CA04'] },
    { name: 'amoxicillin and beta-lactamase inhibitor', codes: ['J01CR02'] },
  ]);
  expect(searchMedicines(list, 'a', 5)).toEqual([]);
});
