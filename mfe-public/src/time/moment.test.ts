import { momentText } from './moment';

const evening = new Date('2026-11-22T20:30:00Z');

describe('a moment', () => {
  it('is shown in both zones, with India’s day where it differs', () => {
    expect(momentText(new Date('2026-11-22T08:00:00Z'), 'Africa/Nairobi')).toBe(
      'Sunday 22 November, 11:00 your time, 13:30 in India',
    );
    expect(momentText(evening, 'Africa/Nairobi')).toBe(
      'Sunday 22 November, 23:30 your time, 02:00 in India on Monday 23 November',
    );
  });

  it('uses a 12-hour clock where the user does', () => {
    expect(momentText(new Date('2026-11-22T08:00:00Z'), 'Africa/Nairobi', true)).toBe(
      'Sunday 22 November, 11:00 AM your time, 1:30 PM in India',
    );
  });

  it('is shown only in India’s zone where it is the only known one, or the user’s own', () => {
    expect(momentText(evening, null)).toBe('Monday 23 November, 02:00 in India');
    expect(momentText(evening, 'Asia/Calcutta')).toBe('Monday 23 November, 02:00 in India');
  });
});
