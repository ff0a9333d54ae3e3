import { inIndia, slotText, slotTimes } from './slot-times';

const indian = (day: string, zone: string) => slotTimes(day, zone, true).map(({ india }) => india);

describe('the eight slots', () => {
  it('show Chennai’s time beside the visitor’s', () => {
    expect(slotTimes('2026-05-14', 'Africa/Nairobi', true).map(({ slot, india }) => [slot, india])).toEqual([
      ['9:00 AM', '11:30 AM'],
      ['10:00 AM', '12:30 PM'],
      ['11:00 AM', '1:30 PM'],
      ['1:00 PM', '3:30 PM'],
      ['2:00 PM', '4:30 PM'],
      ['3:00 PM', '5:30 PM'],
      ['4:00 PM', '6:30 PM'],
      ['5:00 PM', '7:30 PM'],
    ]);
  });

  it('use a 24-hour clock where the user does', () => {
    expect([slotText('9:00 AM', false), slotText('1:00 PM', false), slotText('1:00 PM', true)]).toEqual([
      '09:00',
      '13:00',
      '1:00 PM',
    ]);
    expect(slotTimes('2026-05-14', 'Africa/Nairobi', false)[7]?.india).toBe('19:30');
  });

  it('handle quarter hours: Kathmandu is 15 minutes ahead of Chennai', () => {
    expect(indian('2026-05-14', 'Asia/Kathmandu')[0]).toBe('8:45 AM');
  });

  it('apply summer time by the day, not by the current date', () => {
    expect(indian('2026-01-14', 'Europe/London')[0]).toBe('2:30 PM');
    expect(indian('2026-07-14', 'Europe/London')[0]).toBe('1:30 PM');
    expect(indian('2026-03-07', 'America/New_York')[0]).toBe('7:30 PM');
    expect(indian('2026-03-09', 'America/New_York')[0]).toBe('6:30 PM');
  });

  it('show the day where it differs in Chennai', () => {
    expect(indian('2026-05-14', 'America/New_York')[7]).toBe('2:30 AM, next day');
    expect(indian('2026-05-14', '+12:00')[0]).toBe('2:30 AM');
    expect(inIndia(new Date('2026-05-13T10:00:00Z'), '2026-05-14', true)).toBe('3:30 PM, day before');
  });

  it('use a plain offset without a zone name, and show nothing without either', () => {
    expect(indian('2026-05-14', '+03:00')[0]).toBe('11:30 AM');
    expect(slotTimes('', null, true).every(({ india, instant }) => india === null && instant === null)).toBe(true);
  });
});
