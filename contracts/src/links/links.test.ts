import { chatHref, mailHref, phoneHref, webHref } from './index.ts';

describe('mailHref', () => {
  test.each([
    ['amina@mail.example', 'mailto:amina@mail.example'],
    ['amina.w+visa@mail.example', 'mailto:amina.w%2Bvisa@mail.example'],
    ['victim?bcc=thief@example.org', 'mailto:victim%3Fbcc%3Dthief@example.org'],
    ['victim?bcc=a@b.co&body=x@example.org', 'mailto:victim%3Fbcc%3Da%40b.co%26body%3Dx@example.org'],
    ['a,b@example.org', 'mailto:a%2Cb@example.org'],
    ['a%40b%3Fcc=c@example.org', 'mailto:a%2540b%253Fcc%3Dc@example.org'],
    ["o'brien!*()@example.org", 'mailto:o%27brien%21%2A%28%29@example.org'],
    ['a#b/c@example.org', 'mailto:a%23b%2Fc@example.org'],
    ['a@example.org?bcc=b', 'mailto:a@example.org%3Fbcc%3Db'],
    ['a\r\nBcc: b@example.org', 'mailto:aBcc%3A%20b@example.org'],
    ['a\u0000b@example.org', 'mailto:ab@example.org'],
    ['\uD800@example.org', 'mailto:%EF%BF%BD@example.org'],
    ['имя@пример.рф', 'mailto:%D0%B8%D0%BC%D1%8F@%D0%BF%D1%80%D0%B8%D0%BC%D0%B5%D1%80.%D1%80%D1%84'],
    ['"><script>@example.org', 'mailto:%22%3E%3Cscript%3E@example.org'],
    ['no address', 'mailto:no%20address'],
    ['', 'mailto:'],
  ])('%j is %s', (address, href) => {
    expect(mailHref(address)).toBe(href);
    expect(mailHref(address).slice('mailto:'.length)).not.toMatch(/[?&#\s]|@.*@/);
  });
  test('includes a subject', () =>
    expect(mailHref('care@ayana.example', { subject: 'Press & more?' })).toBe(
      'mailto:care@ayana.example?subject=Press%20%26%20more%3F',
    ));
});

test.each([
  ['+254 712 000 000', 'tel:+254712000000'],
  ['+1 (555) 010-0000', 'tel:+15550100000'],
  ['2547120000', 'tel:2547120000'],
  ['+254712;phone-context=evil.example', 'tel:+254712'],
  ['712+000', 'tel:712000'],
  ['javascript:alert(1)', 'tel:1'],
])('phoneHref of %j is %s', (phone, href) => expect(phoneHref(phone)).toBe(href));

test('chatHref', () => {
  expect(chatHref('+1 555 0100')).toBe('https://wa.me/15550100');
  expect(chatHref('15550100', 'Hello & welcome?')).toBe('https://wa.me/15550100?text=Hello%20%26%20welcome%3F');
  expect(chatHref('1555/../evil?x=')).toBe('https://wa.me/1555');
});

test.each([
  ['https://hospital.example', 'https://hospital.example'],
  ['HTTPS://हॉस्पिटल.भारत/a', 'HTTPS://हॉस्पिटल.भारत/a'],
  ['https://', null],
  ['https://a\\b', null],
  ['https://a\nb', null],
  ['http://hospital.example/a?b=c', 'http://hospital.example/a?b=c'],
  ['javascript:alert(1)', null],
  ['java\nscript:alert(1)', null],
  ['data:text/html,x', null],
  ['//evil.example', null],
  ['https://hospital.example@evil.example/', null],
  ['hospital.example', null],
  ['', null],
])('webHref of %j is %s', (address, href) => expect(webHref(address)).toBe(href));
