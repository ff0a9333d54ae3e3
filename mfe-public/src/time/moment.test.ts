import { momentText } from './moment';

const evening = new Date('2026-11-22T20:30:00Z');

describe('a moment', () => {
  it('is told on both clocks, with India’s day where it is another', () => {
    expect(momentText(new Date('2026-11-22T08:00:00Z'), 'Africa/Nairobi')).toBe(
      'Sunday 22 November, 11:00 your time, 13:30 in India',
    );
    expect(momentText(evening, 'Africa/Nairobi')).toBe(
      'Sunday 22 November, 23:30 your time, 02:00 in India on Monday 23 November',
    );
  });

  it('is told by a clock of 12 hours to those who read one', () => {
    expect(momentText(new Date('2026-11-22T08:00:00Z'), 'Africa/Nairobi', true)).toBe(
      'Sunday 22 November, 11:00 AM your time, 1:30 PM in India',
    );
  });

  it('is told on India’s alone where no other is known, or it is the reader’s own', () => {
    expect(momentText(evening, null)).toBe('Monday 23 November, 02:00 in India');
    expect(momentText(evening, 'Asia/Calcutta')).toBe('Monday 23 November, 02:00 in India');
  });
});
