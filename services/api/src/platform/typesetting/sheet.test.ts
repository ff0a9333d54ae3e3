import { PDFDocument } from 'pdf-lib';
import { inLanguage } from '../languages/current-language.js';
import { Sheet } from './sheet.js';
import { pdfLines, pdfSeen } from './testing/pdf-text.js';

const about = { title: 'Quote', subject: 'A quote', made: new Date('2026-11-01T08:00:00Z') };

function longSheet(): Sheet {
  const sheet = new Sheet(about);
  sheet.heading('Quote', { lead: 'Version 1', from: 'A hospital' });
  sheet.section('Lines');
  sheet.table(
    [{ title: 'What' }, { title: 'Amount', width: 100, align: 'right' }],
    Array.from({ length: 60 }, (_, at) => ({ cells: [`Line ${at}`, '$1'], note: at % 2 ? 'not in the price' : null })),
  );
  sheet.say('One sentence about the terms of the price. '.repeat(200));
  sheet.facts([
    ['Patient', 'নাদিয়া রহমান '.repeat(20)],
    ['Doctor', 'د. أحمد علي'],
    ['Nothing', null],
  ]);
  sheet.list(['One', 'Two']);
  sheet.code({ href: 'https://ayana.test/verify/ABCD', alt: 'QR', title: 'Check', texts: ['At the address'] });
  sheet.signature('Dr Rao', 'Chennai');
  return sheet;
}

test('a long table, long words and other scripts break over pages, and the same content is the same file', async () => {
  const [one, two] = [longSheet().finished(), longSheet().finished()];
  expect(one.equals(two)).toBe(true);
  const pdf = await PDFDocument.load(one);
  expect(pdf.getPageCount()).toBe(6);
  expect(pdf.getTitle()).toBe('Quote');
});

test('it is tagged, and names the language of its words', () => {
  const english = longSheet().finished().toString('latin1');
  expect(english).toContain('/MarkInfo');
  expect(english).toContain('/StructTreeRoot');
  expect(english).toContain('/Lang (en)');
  expect(english.match(/\/S \/TR\b/g)).toHaveLength(63);
  const mirrored = inLanguage('ar-XB', () => longSheet().finished());
  expect(mirrored.toString('latin1')).toContain('/Lang (ar-XB)');
});

test('on papers from right to left, each line of a text and a telephone number go their own way', () => {
  const sheet = new Sheet(about);
  sheet.say('First line (one).\nالسطر الثاني.');
  sheet.facts([['Telephone', '+1 555 0100']]);
  const [seen] = inLanguage('ar-XB', () => pdfSeen(sheet.finished()));
  expect(seen).toEqual(
    expect.arrayContaining([
      expect.stringContaining('+15550100'),
      'Firstline(one).',
      expect.stringMatching(/^\.\p{Script=Arabic}+$/u),
    ]),
  );
});

test('what is said of a table, and the last words, are never alone on a page', () => {
  const filled = (lines: number, end: (sheet: Sheet) => void): string[][] => {
    const sheet = new Sheet(about);
    sheet.heading('Report');
    for (let at = 0; at < lines; at += 1) sheet.say(`Line ${at}`);
    end(sheet);
    return pdfLines(sheet.finished());
  };
  for (let lines = 24; lines < 36; lines += 1) {
    const pages = filled(lines, (sheet) => {
      sheet.section('Timeline');
      sheet.say('Times are in India.', { quiet: true });
      sheet.table([{ title: 'When' }, { title: 'What' }], [{ cells: ['Monday', 'Call'] }]);
    });
    const page = pages.find((it) => it.includes('Timeline'));
    expect([lines, page]).toEqual([lines, expect.arrayContaining(['Times are in India.', 'Monday'])]);
    const letter = filled(lines, (sheet) => {
      sheet.code({ href: 'https://ayana.test/verify/ABCD', alt: 'QR', title: 'Check', texts: ['At the address'] });
      sheet.say('Issued by Ayana.', { quiet: true });
    });
    expect([lines, letter.find((it) => it.includes('Issued by Ayana.'))]).toEqual([
      lines,
      expect.arrayContaining(['Check']),
    ]);
  }
});
