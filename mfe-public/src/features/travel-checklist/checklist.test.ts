import { checklistOf, daysInIndia } from './checklist';
import type { ChecklistItem } from './checklist';
import { readChoice, readQuestion } from './choice';
import type { TravelChoice, TravelProcedure } from './choice';

const TODAY = '2026-11-22';
const KNEE: TravelProcedure = {
  slug: 'knee-replacement',
  name: 'Total knee replacement',
  plain_name: null,
  category: 'Orthopaedics',
  department: 'Orthopedics',
  total_days_in_india: '14-21',
};
const LONG: TravelProcedure = {
  ...KNEE,
  slug: 'bmt',
  name: 'Bone marrow transplant',
  department: 'Haematology/BMT',
  total_days_in_india: '90',
};

const kenyan: TravelChoice = { country: 'KE', nationality: 'Kenya', procedure: KNEE, arrives_on: '2027-03-08' };
const items = (choice: TravelChoice, today = TODAY): Map<string, ChecklistItem> =>
  new Map(checklistOf(choice, today).flatMap((section) => section.items.map((item) => [item.id, item])));

describe('the choice in the address', () => {
  const read = (query: string, procedures: readonly TravelProcedure[] | null = [KNEE]) =>
    readChoice(readQuestion(new URLSearchParams(query)), procedures, TODAY);

  it('is read whole', () => {
    expect(read('nationality=KE&procedure=knee-replacement&date=2027-03-08')).toEqual({
      state: 'chosen',
      choice: kenyan,
    });
    expect(read('')).toEqual({ state: 'nothing' });
  });

  it.each([
    ['nationality=KE&date=2026-11-20', { date: 'past_date' }],
    ['nationality=KE&date=2029-11-22', { date: 'far_date' }],
    ['nationality=KE&date=2027-02-30', { date: 'date' }],
    ['nationality=Kenya&date=2027-03-08', { nationality: 'nationality' }],
    ['nationality=KE&procedure=x&date=2027-03-08', { procedure: 'unknown_procedure' }],
    ['procedure=knee-replacement', { nationality: 'nationality', date: 'date' }],
    ['nationality=&procedure=&date=', { nationality: 'nationality', date: 'date' }],
  ])('%s is wrong', (query, problems) => expect(read(query)).toEqual({ state: 'wrong', problems }));

  it('accepts yesterday in UTC, which is today somewhere', () =>
    expect(read('nationality=KE&date=2026-11-21').state).toBe('chosen'));

  it('works without the list of procedures', () =>
    expect(read('nationality=other&procedure=knee-replacement&date=2027-03-08', null)).toMatchObject({
      state: 'chosen',
      choice: { procedure: null },
    }));
});

describe('the checklist', () => {
  it('gives the last day for visa, passport and flight home', () => {
    const list = items(kenyan);
    expect(list.get('apply_evisa')).toMatchObject({
      title: 'Apply for the e-Medical visa by 4 March 2027',
      due: '2027-03-04',
      late: false,
    });
    expect(list.get('apply_evisa')?.text).toContain('open on 8 November 2026');
    expect(list.get('passport')?.title).toContain('8 September 2027');
    expect(list.get('yellow_fever')?.due).toBe('2027-02-26');
    expect(list.get('bill')?.due).toBe('2027-03-28');
    expect(list.get('leave_in_time')?.due).toBe('2027-05-06');
  });

  it('lists what the procedure needs', () => {
    expect(items(kenyan).has('joint_papers')).toBe(true);
    expect(items({ ...kenyan, procedure: null }).has('joint_papers')).toBe(false);
    expect(
      items({ ...kenyan, procedure: { ...KNEE, name: 'Kidney transplant', department: 'Nephrology' } }).has(
        'transplant_papers',
      ),
    ).toBe(true);
    expect(
      items({ ...kenyan, procedure: { ...KNEE, name: 'Hair transplant', department: 'Plastic surgery' } }).has(
        'transplant_papers',
      ),
    ).toBe(false);
  });

  it.each([
    ['BD', 'Bangladesh', 'apply_mission'],
    ['NP', 'Nepal', 'no_visa'],
    ['MV', 'Maldives', 'no_visa_90'],
    ['IQ', 'Iraq', 'check_visa'],
    [undefined, '', 'check_visa'],
  ])('someone from %s (%s) gets %s, without the e-visa’s dates', (country, nationality, id) => {
    const list = items({ ...kenyan, country, nationality });
    expect(list.has(id)).toBe(true);
    expect([list.has('apply_evisa'), list.has('leave_in_time')]).toEqual([false, false]);
  });

  it('says when the stay is longer than the visa', () => {
    expect(items({ ...kenyan, procedure: LONG }).get('longer_stay')?.title).toBe('Ask how to stay 90 days');
    expect(items(kenyan).has('longer_stay')).toBe(false);
  });

  it('says what is late', () => {
    const list = items({ ...kenyan, arrives_on: '2026-11-25' });
    expect([list.get('apply_evisa')?.late, list.get('print_visa')?.late]).toEqual([true, false]);
  });

  it('has no date for items that depend on an unknown stay', () => {
    expect(daysInIndia({ ...kenyan, procedure: null })).toBeNull();
    expect(items({ ...kenyan, procedure: null }).get('bill')?.due).toBeNull();
  });

  it('never repeats an item', () => {
    const ids = checklistOf(kenyan, TODAY).flatMap((section) => section.items.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});
