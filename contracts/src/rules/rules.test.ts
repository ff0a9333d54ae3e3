import {
  FILE_LIMIT,
  fileProblem,
  hasUnsafeMarkup,
  isCalendarDate,
  isEmail,
  isPhone,
  isSafeText,
  sanitise,
  todayIn,
} from './index.ts';

describe('e-mail', () => {
  test.each([
    'a@b.co',
    'amina.waseru+visa@mail.example',
    "o'brien@clinic.example",
    'user@sub.domain.example',
    'имя@пример.рф',
  ])('takes %s', (address) => expect(isEmail(address)).toBe(true));
  test.each([
    '',
    'a',
    'a@b',
    '@b.co',
    'a b@c.de',
    'a@b..co',
    '.a@b.co',
    'a..b@c.de',
    'a.@b.co',
    'a@-b.co',
    'a@b.co\nBcc: x@y.z',
    'Amina <a@b.co>',
    'a@b.co,c@d.ef',
  ])('refuses %j', (address) => expect(isEmail(address)).toBe(false));
  test('holds at most 254 characters', () => {
    const address = (length: number) => `${'a'.repeat(length - '@mail.example'.length)}@mail.example`;
    expect(isEmail(address(254))).toBe(true);
    expect(isEmail(address(255))).toBe(false);
  });
});

describe('phone', () => {
  test.each(['+254 712 000 000', '2547120000', '+1 (555) 010-0000', '12345678', '1234567890123456'])(
    'takes %s',
    (phone) => expect(isPhone(phone)).toBe(true),
  );
  test.each(['', '0712345678', '+0712345678', '1234567', '12345678901234567', '+254 abc 000', '++25471200000'])(
    'refuses %j',
    (phone) => expect(isPhone(phone)).toBe(false),
  );
});

describe('text', () => {
  test.each([
    '<script>alert(1)</script>',
    '< SCRIPT src=x>',
    '</script>',
    'JavaScript : alert(1)',
    '<img src=x onerror=alert(1)>',
    'a onclick = "b"',
    '<iframe src=//x>',
  ])('refuses %j', (text) => {
    expect(hasUnsafeMarkup(text)).toBe(true);
    expect(isSafeText(text)).toBe(false);
  });
  test.each([
    'Pain since 2019, onset = sudden',
    'I take it once = daily',
    'BMI < 30 and > 25',
    'My scripts are old',
    'Conclusion = none',
    "O'Brien",
  ])('takes %j', (text) => expect(isSafeText(text)).toBe(true));
  test('must hold something and at most 1000 characters', () => {
    expect(isSafeText('')).toBe(false);
    expect(isSafeText('   ')).toBe(false);
    expect(isSafeText('a'.repeat(1000))).toBe(true);
    expect(isSafeText('a'.repeat(1001))).toBe(false);
    expect(isSafeText(5)).toBe(false);
  });
  test('is stored trimmed, without angle brackets and quotes', () => {
    expect(sanitise('  <b>"Both" knees</b>  ')).toBe('bBoth knees/b');
    expect(sanitise("'quoted' `text`")).toBe('quoted text');
    expect(sanitise('a'.repeat(1500))).toHaveLength(1000);
  });
  test('keeps an apostrophe between two letters as U+2019', () => {
    expect(sanitise("O'Brien")).toBe('O\u2019Brien');
    expect(sanitise('O\u2019Brien')).toBe('O\u2019Brien');
    expect(sanitise("N'Djamena 'x'")).toBe('N\u2019Djamena x');
  });
});

describe('files', () => {
  const file = (name: string, type: string, size = 1) => fileProblem({ name, type, size });
  test('follow section 5', () => {
    expect(file('scan.PDF', 'application/pdf', FILE_LIMIT)).toBeNull();
    expect(file('scan.pdf', 'application/pdf', FILE_LIMIT + 1)).toBe('File size exceeds 10MB limit');
    expect(file('scan.exe', 'application/x-msdownload')).toBe('File type not allowed');
    expect(file('scan.exe', 'application/pdf')).toBe('File extension does not match file type');
    expect(file('pdf', 'application/pdf')).toBe('File extension does not match file type');
  });
});

describe('dates', () => {
  test('exist on the calendar', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    expect(isCalendarDate('2027-02-29')).toBe(false);
    expect(isCalendarDate('2026-13-01')).toBe(false);
    expect(isCalendarDate('1-1-2026')).toBe(false);
  });
  test('today is the visitor’s', () => {
    const now = new Date('2026-11-20T22:30:00Z');
    expect(todayIn('Asia/Kathmandu', now)).toBe('2026-11-21');
    expect(todayIn('-12:00', now)).toBe('2026-11-20');
  });
});
