import { PDFDocument } from 'pdf-lib';
import { inLanguage } from '../languages/current-language.js';
import { Sheet } from './sheet.js';

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
