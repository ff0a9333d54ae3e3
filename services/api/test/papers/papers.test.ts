import { hash } from 'node:crypto';
import { inLanguage } from '../../src/platform/languages/current-language.js';
import { pdfLines, pdfPages } from '../../src/platform/typesetting/testing/pdf-text.js';
import { samplePapers } from './sample-papers.js';

/** Every paper, by what its person is called and writes. */
const papersOf = async (name: string, text: string): Promise<[paper: string, pdf: Uint8Array][]> =>
  Promise.all(
    Object.entries(samplePapers(name, text)).map(async ([paper, write]) => [paper, await write()] as const),
  ).then((all) => all.map(([paper, pdf]) => [paper, pdf]));

const withoutSpaces = (text: string): string => text.replaceAll(/\s/g, '');

/**
 * Names, units and signs as people of the countries of our list write them. The engine refuses to draw an empty box (PDF/UA-1), so that a
 * paper that is made has every letter.
 */
const WRITTEN = {
  Bangladesh: 'মোঃ আব্দুল করিম ইন্দ্রজিৎ',
  Iraq: 'عبد الرحمن الجبوري',
  Somalia: 'Cabdiraxmaan Xasan',
  Uzbekistan: 'Oʻktam Gʻaniyev Ўткир Ғаниев',
  Azerbaijan: 'Əliyev Şükrü İbrahim',
  Afghanistan: 'گل آغا څېړنه ډاکټر',
  Algeria: 'ⴰⵎⵉⵏ Amīn',
  Bhutan: 'དཀར་མ་ཚེ་རིང',
  Ethiopia: 'አበበ ቢቂላ ሰላም',
  Fiji: 'राम प्रसाद',
  France: 'Œuvré Lœtitia Çelik',
  Germany: 'Jürgen Groß',
  India: 'கிருஷ்ணன் తెలుగు ગુજરાતી ਪੰਜਾਬੀ ಕನ್ನಡ മലയാളം ଓଡ଼ିଆ',
  Kazakhstan: 'Әлия Қасымқызы Нұрғали',
  Maldives: 'މުހައްމަދު ޢަލީ',
  Myanmar: 'အောင်ဆန်း',
  Nepal: 'कृष्ण प्रसाद शर्मा श्रेष्ठ',
  Nigeria: 'Ọláyẹmí Adébáyọ̀ Ɗanjuma Ɓello Ṣẹ́gun Ƙasim',
  Poland: 'Łukasz Żółć',
  Russia: 'Ёлкина Щукина',
  'Sri Lanka': 'ශ්‍රී ලංකා',
  Tajikistan: 'Ҷамшед Ғафуров Ҳусейн',
  Vietnam: 'Nguyễn Thị Mỹ Hạnh',
  units: '50 μg 50 µg ≥ 6 → 10 IU ≤ 5 ± 2 °C 10⁹/L ½ α β × ÷ ‰ m² ₂',
  money: '₹ $ € £ ৳ ₦ ₸ ₽ ¥ ₵ R',
  digits: '٠١٢٣ ۴۵۶ ০১২৩ ०१२३ 0123',
};

test.each(Object.entries(WRITTEN))('every letter of %s is drawn', (_country, text) => {
  const { labels, letter } = samplePapers(text, text);
  expect([labels?.(), letter?.()]).toEqual([expect.any(Buffer), expect.any(Buffer)]);
});

test('the names and signs that failed are read from each paper as they were written', async () => {
  const name = 'Ọláyẹmí Nguyễn Əliyev';
  const text = 'नेपाली शर्मा Ўзбек ሰላም 50 µg ≥ 6 → 10 IU';
  const without: Record<string, true> = { brochure: true };
  for (const [paper, pdf] of await papersOf(name, text)) {
    if (without[paper]) continue;
    const read = withoutSpaces(pdfLines(pdf).flat().join(''));
    if (paper !== 'quote' && paper !== 'bill')
      expect([paper, read]).toEqual([paper, expect.stringContaining(withoutSpaces(name))]);
    if (paper !== 'letter') expect([paper, read]).toEqual([paper, expect.stringContaining('50µg≥6→10IU')]);
  }
});

test('equal content is an equal file, with a title, in the language of its words, and tagged for screen readers', async () => {
  const name = 'عبد الرحمن (12) بن علي';
  const [one, two] = [await papersOf(name, 'আক্তার'), await papersOf(name, 'আক্তার')];
  expect(one.map(([, pdf]) => hash('sha256', pdf))).toEqual(two.map(([, pdf]) => hash('sha256', pdf)));
  const mirrored = await inLanguage('ar-XB', () => papersOf(name, 'আক্তার'));
  for (const [papers, language] of [
    [one, 'en'],
    [mirrored, 'ar-XB'],
  ] as const)
    for (const [paper, pdf] of papers) {
      const source = Buffer.from(pdf).toString('latin1');
      expect([paper, source]).toEqual([paper, expect.stringContaining(`/Lang (${language})`)]);
      expect([paper, source]).toEqual([paper, expect.stringContaining('/StructTreeRoot')]);
      expect([paper, source]).toEqual([paper, expect.stringContaining('pdfuaid:part')]);
    }
});

test('a letter that cannot be drawn is named by its code, and listed', async () => {
  for (const [paper, pdf] of await papersOf('王 Wang', 'seen 𓀀')) {
    if (paper === 'brochure') continue;
    const read = pdfPages(pdf).join(' ');
    expect([paper, read]).toEqual([paper, expect.stringMatching(/\[U\+(738B|13000)\]/)]);
    expect([paper, read]).toEqual([paper, expect.stringMatching(/written as their code: (U\+738B|U\+13000)/)]);
  }
});
