import {
  FILE_LIMIT,
  fileAdvice,
  FILE_MESSAGES,
  FILE_TYPES,
  fileProblem,
  hasUnsafeMarkup,
  isCalendarDate,
  isEmail,
  isHttpsAddress,
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
    'लेखा@डाटामेल.भारत',
    'r&d=x+y@clinic.example',
    'jose.pe\u00F1a@correo.example',
    'a@xn--e1afmkfd.xn--p1ai',
    'a@two-words.example',
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
    'a@b-.co',
    'a@b.co-',
    'a@b.-co',
    'a@b.c-',
    'a@b.co\nBcc: x@y.z',
    'Amina <a@b.co>',
    'a@b.co,c@d.ef',
    'victim?bcc=thief@b.co',
    'a?@b.co',
    'a\u0000@b.co',
    'a\u001F@b.co',
    'a\u007F@b.co',
    'a\u0085@b.co',
    'a\u00ADb@b.co',
    'a\u034Fb@b.co',
    'a\u061Cb@b.co',
    'a\u115Fb@b.co',
    'a\u200Bb@b.co',
    'a\u200Cb@b.co',
    'a\u200D@b.co',
    'a\u200E@b.co',
    '\u200Fa@b.co',
    'a\u202Ab@b.co',
    'a\u202Eb@b.co',
    'a\u2060b@b.co',
    'a\u2066b@b.co',
    'a\u2069b@b.co',
    'a\u3164b@b.co',
    'a\uFE0Fb@b.co',
    'a\uFEFFb@b.co',
    'a\uE000b@b.co',
    'a\uD800b@b.co',
    'a\u{E0041}b@b.co',
    'a@b\u200B.co',
    'a@b\u202E.co',
    'jose.pen\u0303a@correo.example',
    'a@cafe\u0301.example',
  ])('refuses %j', (address) => expect(isEmail(address)).toBe(false));
  test('holds at most 254 characters', () => {
    const address = (length: number) => `${'a'.repeat(length - '@mail.example'.length)}@mail.example`;
    expect(isEmail(address(254))).toBe(true);
    expect(isEmail(address(255))).toBe(false);
  });
});

describe('phone', () => {
  test.each([
    ['Bangladesh', '+880 1712 345 678'],
    ['Bangladesh', '+880 (2) 9999-12345'],
    ['Nigeria', '+234 803 123 4567'],
    ['Kenya', '+254 712 000 000'],
    ['Ethiopia', '+251 91 123 4567'],
    ['Oman', '+968 9123 4567'],
    ['United Arab Emirates', '+971 (0)50 123 45 67'],
    ['Iraq', '+964 (0) 770 123 4567'],
    ['Uzbekistan', '+998 (90) 123-45-67'],
    ['United Kingdom', '+44 (0) 20 7946 0958'],
    ['USA', '+1 (415) 555-2671'],
    ['Nepal', '+977 (0)98 - 4123 - 4567'],
    ['Sri Lanka', '+94 (0) 77 123 45 67'],
    ['Germany', '+49 (0) 30 – 901 82 07 55'],
    ['no-break spaces', '+33\u00A06\u202F12\u202F34\u202F56\u202F78'],
    ['no plus', '2547120000'],
    ['8 digits', '12345678'],
    ['16 digits', '1234567890123456'],
    ['16 digits in pairs', '+12 34 56 78 90 12 34 56'],
  ])('takes %s: %s', (_name, phone) => expect(isPhone(phone)).toBe(true));
  test.each([
    '',
    '0712345678',
    '+0712345678',
    '1234567',
    '+1 23 45 67',
    '12345678901234567',
    '+1 2345 6789 0123 4567',
    '+254 abc 000',
    '++25471200000',
    '+1(((((((((((((',
    '+254\n712000000',
    '+254\t712000000',
    '+254712000000;ext=1',
    `+254${' '.repeat(40)}712000000`,
  ])('refuses %j', (phone) => expect(isPhone(phone)).toBe(false));
});

test('a number, an address or a day that is not text is refused', () => {
  expect([isPhone(['12345678']), isEmail(['a@b.co']), isCalendarDate(['2026-01-01'])]).toEqual([false, false, false]);
});

test('a phone number has at most 40 characters', () => {
  const phone = (length: number) => `12345678${' '.repeat(length - 8)}`;
  expect([isPhone(phone(40)), isPhone(phone(41))]).toEqual([true, false]);
});

describe('text', () => {
  const unsafe = [
    '<script>alert(1)</script>',
    '< SCRIPT src=x>',
    '</script>',
    'JavaScript : alert(1)',
    '<img src=x onerror=alert(1)>',
    '<img/src=x/onerror=alert(1)>',
    '<img src="x"onerror=alert(1)>',
    'onerror =alert(1)',
    'x\nonload\n=\nalert(1)',
    'ONCLICK=alert(1)',
    'a onclick = "b"',
    '<svg><animate onbegin=alert(1)>',
    '<div ontouchstart=alert(1)>',
    '<div onpointerrawupdate=alert(1)>',
    '<div onanimationend="alert(1)">',
    '<body onpageshow=alert(1)>',
    '<input autofocus onfocusin=alert(1)>',
    '<iframe src=//x>',
    '<script src=x',
    '< /script',
    '</ script',
    'javascript:alert(1)',
    '< iframe',
    '</iframe',
    '< /iframe',
    '</ iframe',
  ];
  const safe = [
    'Pain since 2019, onset = sudden',
    'I take it once = daily',
    'onboard=wheelchair',
    'onward=Chennai, online=yes, onsite = no',
    'ongoing=yes; oncology=none; onlooker = my son',
    'condone= nothing',
    'I was on error = wrong ward',
    'BMI < 30 and > 25',
    'My scripts are old',
    'Conclusion = none',
    "O'Brien",
  ];
  // One test: the patterns are compiled once, by the first text that is checked.
  test('with a script, a scheme, an event handler or a frame is refused, and no other', () => {
    expect(unsafe.filter((text) => !hasUnsafeMarkup(text) || isSafeText(text))).toEqual([]);
    expect(safe.filter((text) => !isSafeText(text))).toEqual([]);
  });
  test('must not be empty and has at most 1000 characters', () => {
    expect(isSafeText('')).toBe(false);
    expect(isSafeText('   ')).toBe(false);
    expect(isSafeText('a'.repeat(1000))).toBe(true);
    expect(isSafeText('a'.repeat(1001))).toBe(false);
    expect(isSafeText(5)).toBe(false);
  });
});

describe('sanitised text', () => {
  test.each([
    ['BMI <30 and >25', 'BMI ‹30 and ›25'],
    ['  <b>"Both" knees</b>  ', '‹b›Both knees‹/b›'],
    ['<b>', '‹b›'],
    [`5'10"`, '5′10″'],
    [`I am 5' 10" tall, he 6'2"`, 'I am 5′ 10″ tall, he 6′2″'],
    [`"I am 5'10""`, 'I am 5′10″'],
    ["6'", '6′'],
    ["10''", '10″'],
    ['5\u201910\u201D', '5′10″'],
    ["'quoted'", 'quoted'],
    ['in "5" and "15" days', 'in 5 and 15 days'],
    ["in '5' and '15' days", 'in 5 and 15 days'],
    ['in \u20185\u2019 days', 'in 5 days'],
    ["'quoted' `text`", 'quoted text'],
    ['"room 5" and \u201Croom 6\u201D and \u2018room 7\u2019', 'room 5 and room 6 and room 7'],
    ["O'Brien", 'O\u2019Brien'],
    ['O\u2019Brien', 'O\u2019Brien'],
    ["N'Djamena 'x'", 'N\u2019Djamena x'],
    ["since the 1990's", 'since the 1990\u2019s'],
    ["my parents' house", 'my parents house'],
    ['an unclosed "quote', 'an unclosed quote'],
    ['৫\'১০"', '৫′১০″'],
    ['5′10″ ‹kept›', '5′10″ ‹kept›'],
  ])('%j becomes %j', (text, stored) => expect(sanitise(text)).toBe(stored));
  test.each(['<<<', '"<>"', '  \' " ` ', '', '\u201C\u201D', '<"\'>'])('%j says nothing', (text) =>
    expect(sanitise(text)).toBe(''),
  );
  test('contains no ASCII bracket, quote or backtick, whatever was typed', () => {
    const signs = ['<', '>', '"', "'", '`', '5', 'a', ' ', '’', '”', '“', '‘', '\n'];
    const texts = signs.flatMap((a) => signs.flatMap((b) => signs.flatMap((c) => signs.map((d) => a + b + c + d))));
    expect(texts.filter((text) => /[<>"'`]/.test(sanitise(text)))).toEqual([]);
  });
  test('is at most 1000 UTF-16 units and ends with a whole character', () => {
    expect(sanitise('a'.repeat(1500))).toHaveLength(1000);
    expect(sanitise('<a>'.repeat(500))).toHaveLength(1000);
    expect(sanitise(`${'a'.repeat(999)}😀`)).toBe('a'.repeat(999));
    for (const split of ['\u{10000}', '\u{10FC00}'])
      expect(sanitise(`${'a'.repeat(999)}${split}`)).toBe('a'.repeat(999));
    expect(sanitise(`${'a'.repeat(999)} b`)).toBe('a'.repeat(999));
    expect(sanitise(`${'a'.repeat(998)}😀b`)).toBe(`${'a'.repeat(998)}😀`);
  });
});

describe('files', () => {
  const file = (name: string, type: string, size = 1) => fileProblem({ name, type, size });
  test('of each allowed type, with each of its extensions, are accepted up to 10 MB', () => {
    for (const [type, ...extensions] of [
      ['image/jpeg', 'jpg', 'jpeg'],
      ['image/png', 'png'],
      ['image/gif', 'gif'],
      ['image/webp', 'webp'],
      ['application/pdf', 'pdf'],
      ['text/plain', 'txt'],
      ['application/msword', 'doc'],
      ['application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'docx'],
    ] as const)
      for (const extension of extensions)
        expect([extension, file(`scan.${extension}`, type, 10_485_760)]).toEqual([extension, null]);
    expect(FILE_LIMIT).toBe(10_485_760);
    expect(Object.keys(FILE_TYPES)).toHaveLength(8);
  });
  test('follow section 5', () => {
    expect(file('scan.PDF', 'application/pdf', FILE_LIMIT)).toBeNull();
    expect(file('scan.pdf', 'application/pdf', FILE_LIMIT + 1)).toBe('File size exceeds 10MB limit');
    expect(file('scan.exe', 'application/x-msdownload')).toBe('File type not allowed');
    expect(file('scan.exe', 'application/pdf')).toBe('File extension does not match file type');
    expect(file('pdf', 'application/pdf')).toBe('File extension does not match file type');
  });
});

describe('dates', () => {
  test('exist in the calendar', () => {
    expect(isCalendarDate('2028-02-29')).toBe(true);
    expect(isCalendarDate('2027-02-29')).toBe(false);
    expect(isCalendarDate('2026-13-01')).toBe(false);
    expect(isCalendarDate('1-1-2026')).toBe(false);
    expect(isCalendarDate('0001-01-01')).toBe(true);
    expect(isCalendarDate('0000-01-01')).toBe(false);
  });
  test('today is the visitor’s day', () => {
    const now = new Date('2026-11-20T22:30:00Z');
    expect(todayIn('Asia/Kathmandu', now)).toBe('2026-11-21');
    expect(todayIn('-12:00', now)).toBe('2026-11-20');
  });
});

describe('web address', () => {
  test.each(['https://meet.example/room', 'https://meet.example/j/1?pwd=a%20b#start', 'HTTPS://MEET.EXAMPLE'])(
    'takes %s',
    (address) => expect(isHttpsAddress(address)).toBe(true),
  );
  test.each([
    '',
    'meet.example',
    'http://meet.example',
    'javascript:alert(1)',
    'https://',
    'https://user@meet.example',
    'https://meet.example/a b',
    'https://meet.example/"><b>',
    String.raw`https:\\meet.example`,
    `https://meet.example/${'a'.repeat(480)}`,
    null,
  ])('refuses %s', (address) => expect(isHttpsAddress(address)).toBe(false));
});

test.each([
  ['IMG_1.HEIC', '', 2_000_000, FILE_MESSAGES.type, /^Send it as JPEG: open the photo/],
  ['IMG_1', 'image/heic', 2_000_000, FILE_MESSAGES.type, /^Send it as JPEG: open the photo/],
  ['IM0001.dcm', '', 900_000, FILE_MESSAGES.type, /DICOM.*as JPEG/],
  ['DICOMDIR', '', 40_000_000, FILE_MESSAGES.too_large, /DICOM.*as JPEG/],
  ['scans.zip', 'application/zip', 900_000, FILE_MESSAGES.type, /Unpack it/],
  ['report.pdf', 'application/pdf', 40_000_000, FILE_MESSAGES.too_large, /parts of at most 10 MB/],
  ['notes.odt', '', 1000, FILE_MESSAGES.type, /PDF or Word/],
])('what to do with %s is said', (name, type, size, failure, advice) =>
  expect(fileAdvice({ name, type, size }, failure)).toMatch(advice),
);

test('a file that was refused for what it is for has no advice about files', () =>
  expect(fileAdvice({ name: 'a.pdf', type: 'application/pdf', size: 1 }, 'The journey is closed.')).toBeNull());
