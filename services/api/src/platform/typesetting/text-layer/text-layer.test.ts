import { Sheet } from '../sheet.js';
import { pdfLines, pdfPages } from '../testing/pdf-text.js';
import { inLanguage } from '../../languages/current-language.js';

const made = new Date('2026-11-01T08:00:00Z');

/** A paper with a paragraph for each text. */
function paperOf(...texts: readonly string[]): Buffer {
  const sheet = new Sheet({ title: 'Words', subject: 'Words', made });
  for (const text of texts) sheet.say(text);
  return sheet.finished();
}

/** What a reader copies, in its order, without the paper's title and the number of the page. */
const copied = (paper: Buffer): string[] => pdfLines(paper).flatMap((lines) => lines.slice(0, -2));

const LINES = {
  Latin: ['Nguyễn Thị Mỹ Hạnh', 'Əliyev Şükrü İbrahim', 'Oʻktam Gʻaniyev', 'office fluffy affix'],
  'stacked marks beside plain letters': ['Ọláyẹmí Adébáyọ̀', 'Levothyroxine too often', 'Ɗanjuma Ɓello Łukasz Żółć'],
  Cyrillic: ['Петров Ёлкина Щукина', 'Ғалым Қайрат Әлия Нұрғали', 'Ҷамшед Ҳусейн Ўткир'],
  Devanagari: ['नेपाली स्त्री क्षत्रिय', 'प्रकाश कुमार श्रेष्ठ', 'कृष्ण प्रसाद शर्मा'],
  Bengali: ['বাংলা আক্তার', 'চন্দ্র ইন্দ্রজিৎ স্কুল', 'নাদিয়া রহমান কৌশিক', 'মোঃ আব্দুল করিম'],
  Tamil: ['அனிதா கிருஷ்ணன்', 'தமிழ் ஸ்ரீ கௌரி'],
  'other scripts of India': ['తెలుగు స్త్రీ', 'ગુજરાતી ક્ષત્રિય', 'ਪੰਜਾਬੀ ਸਿੰਘ', 'ಕನ್ನಡ ಕ್ಷೇತ್ರ', 'മലയാളം ക്രിസ്ത്യൻ', 'ଓଡ଼ିଆ କ୍ଷେତ୍ର'],
  Sinhala: ['ගාමිණී ශ්‍රී ලංකා'],
  Myanmar: ['မောင်အောင်ဦး ကျော်'],
  Tibetan: ['བཀྲ་ཤིས་བདེ་ལེགས'],
  Ethiopic: ['አበበ ቢቂላ ሰላም'],
  Tifinagh: ['ⵜⴰⵎⴰⵣⵉⵖⵜ'],
  Arabic: [
    'عبد الرحمن محمد',
    'بنت حبيب تتبنى ششش',
    'اللّٰه الجبوري لا إله',
    'السلام عليكم ورحمة الله وبركاته، نأمل أن تكونوا بخير.',
  ],
  Persian: ['محمود علی پژوهش', 'گل آغا څېړنه'],
  Thaana: ['މުހައްމަދު އިބްރާހިމް', 'ޢަލީ'],
  'digits, units and signs': ['50 μg ≥ 6 → 10 IU ₹ 12,50', '±2 °C 10⁹/L ½ α β × ÷ ‰ m² $1,250.00', '০১২৩ ०१२३ 0123'],
};

test.each(Object.entries(LINES))('%s is read as it was written', (_script, lines) => {
  expect(copied(paperOf(...lines))).toEqual(lines.map((line) => line.normalize('NFC')));
});

test.each([
  'محمد (12) 50 mg',
  'الدواء Levothyroxine 50 mg (مرتين) يوميا',
  'المريض: محمد أحمد (الرقم AY-7K2Q4)',
  '(محمد) أحمد.',
  'العمر ٤٢ سنة، الوزن 70 كغ',
  'عمر ۴۵ سال',
  'މުހައްމަދު (12) އިބްރާހިމް 50 mg',
  'Patient محمد from Oman [a]',
  'Tab. আক্তার 5 mg (চন্দ্র)',
])('a sentence of two directions is read in its order: %s', (text) => {
  expect(copied(paperOf(text)).join(' ').replaceAll(/\s+/g, ' ')).toBe(text);
});

test('names within a sentence are read in its order, and without marks of direction', () => {
  const paper = paperOf('Dr. \u2068فاطمة\u2069 and \u2068أحمد علي (12)\u2069, on 1 May.');
  expect(copied(paper).join(' ')).toBe('Dr. فاطمة and أحمد علي (12), on 1 May.');
});

test('a long text is read line by line, on papers from right to left as well', () => {
  const arabic = 'السلام عليكم ورحمة الله وبركاته، نأمل أن تكونوا بخير بعد العملية (الجراحة) في 12 مايو. '
    .repeat(40)
    .trim();
  const pages = inLanguage('ar-XB', () => pdfPages(paperOf(arabic)));
  expect(pages.map((page) => page.replace(/ Words \d+$/, '')).join(' ')).toBe(arabic);
});

test('each text on one page is read as itself, whatever is beside it', () => {
  const lines = Object.values(LINES).flat();
  const read = copied(paperOf(...lines));
  for (const line of lines) expect(read).toContain(line.normalize('NFC'));
});
