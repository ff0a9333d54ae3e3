import { composed } from '../testing/incoming.js';
import { htmlText } from './html-text.js';
import { readMail } from './mail-reading.js';
import { ownWords } from './own-words.js';

const OURS = 'We need an X-ray.\nMara, Ayana';
const quoted = OURS.replaceAll(/^/gm, '> ');

test.each([
  ['a head on one line', `Here it is.\n\nOn Mon, 23 Nov 2026 at 10:00, Ayana <care@ayana.example> wrote:\n${quoted}`],
  ['a folded head', `Here it is.\n\nOn Mon, 23 Nov 2026 at 10:00, Ayana <case+abc@mail.example>\nwrote:\n${quoted}`],
  ['French', `Here it is.\n\nLe lun. 23 nov. 2026 à 10:00, Ayana <care@ayana.example> a écrit :\n${quoted}`],
  ['German', `Here it is.\n\nAm 23.11.26 um 10:00 schrieb Ayana <care@ayana.example>:\n${quoted}`],
  ['Russian', `Here it is.\n\nпн, 23 нояб. 2026 г. в 10:00, Ayana <care@ayana.example> написал(а):\n${quoted}`],
  ['Arabic', `Here it is.\n\nفي الاثنين، 23 نوفمبر 2026 كتب Ayana <care@ayana.example>:\n${quoted}`],
  [
    'Outlook',
    `Here it is.\n\n________________________________\nFrom: Ayana <care@ayana.example>\nSent: Monday\nTo: Claire\nSubject: Papers\n\n${OURS}`,
  ],
  ['an original message', `Here it is.\r\n\r\n-----Original Message-----\r\n${OURS}`],
  ['marks alone', `Here it is.\n\n${quoted}\n`],
  [
    'a name right above the head',
    `Here it is.\nOn Mon, 23 Nov 2026 at 10:00, Ayana <care@ayana.example> wrote:\n${quoted}`,
  ],
])('the mail that is answered is cut, in the way of %s', (_way, text) => {
  expect(ownWords(text)).toBe('Here it is.');
});

test.each([
  ['an answer between quoted lines', `On Monday, Ayana wrote:\n> Which knee?\nThe left one.\n> Since when?\nA year.`],
  ['an answer below', `> We need an X-ray.\n\nHere it is.`],
  ['only quoted lines', quoted],
  ['a list that ends with a colon', 'On my last visit the doctor wrote down:\nrest and ice'],
  ['lines of an address', 'From: Nairobi\nI can travel in May.'],
])('%s is kept whole', (_what, text) => {
  expect(ownWords(text)).toBe(text);
});

test('whatever is sent, it is read in one pass', () => {
  const lines = ['On '.padEnd(400_000, 'wrote '), '>'.repeat(400_000), 'From: \n'.repeat(60_000), '<'.repeat(400_000)];
  for (const text of lines) {
    ownWords(text);
    htmlText(text);
  }
  // A pattern that looks again at every sign would not end within the time of a test.
  expect(lines).toHaveLength(4);
});

test('a mail without a text part is read from its look, without what is quoted and hidden', async () => {
  const mail = await readMail(
    await composed({
      from: 'Claire <claire@people.example>',
      to: 'case@mail.example',
      html: '<head><style>p{}</style></head><p>Here &amp; now<br>my X-ray</p><script>x</script><blockquote>Send it</blockquote>',
    }),
  );
  expect(mail).toMatchObject({
    text: 'Here & now\nmy X-ray',
    from_address: 'claire@people.example',
    from_name: 'Claire',
  });
});

test('a logo in a signature is no paper; a picture within a mail is', async () => {
  const png = (size: number) => Buffer.alloc(size, '\u0089PNG', 'latin1');
  const mail = await readMail(
    await composed({
      from: 'claire@people.example',
      to: 'case@mail.example',
      html: '<p>See <img src="cid:logo"><img src="cid:scan"></p>',
      attachments: [
        { filename: 'logo.png', cid: 'logo', content: png(2000) },
        { filename: 'scan.png', cid: 'scan', content: png(90_000) },
      ],
    }),
  );
  expect(mail.files.map(({ name }) => name)).toEqual(['scan.png']);
});
