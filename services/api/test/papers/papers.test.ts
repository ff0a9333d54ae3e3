import { hash } from 'node:crypto';
import { undrawable } from '@ayana/contracts/papers';
import { COUNTRIES } from '@ayana/contracts/places';
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
 * Names as people of each country of our list write them, in their letters and as in a passport. The engine refuses to draw an empty box
 * (PDF/UA-1), so that a paper that is made has every letter.
 */
const NAMES: Readonly<Record<string, string>> = {
  Bangladesh: 'মোঃ আব্দুল করিম ইন্দ্রজিৎ Md. Rafiqul Islam',
  Iraq: 'عبد الرحمن الجبوري ئاڤان ڕێبوار Şivan',
  Somalia: 'Cabdiraxmaan Xasan Maxamuud',
  Oman: 'سعيد بن سالم البوسعيدي',
  Uzbekistan: 'Oʻktam Gʻaniyev Shohruh Ўткир Ғаниев Қодиров Ҳамид',
  Afghanistan: 'گل آغا څېړنه ډاکټر ښایسته ږمنځ ټولنه',
  Algeria: 'ⴰⵎⵉⵏ ⵜⵉⵣⵉ Amīn Ḥusayn Ɛli أمين بوعلام',
  Australia: 'Siobhán O’Brien-Ng',
  Bahrain: 'عيسى آل خليفة',
  Bhutan: 'དཀར་མ་ཚེ་རིང་ Karma Tshering',
  Botswana: 'Kgošietsile Mosweu Tshêpô',
  Cameroon: 'Ngɔ̀ Ŋwa Ɓɛ̂kɔŋ Abéna Ɗoumɓa',
  Canada: 'Zoë Gagné-Lévesque',
  'Congo (DRC)': 'Mbêngɛ́ Kɔ́ngɔ Tshísekedí',
  Djibouti: 'Cismaan Guelleh Qammadó إسماعيل',
  Egypt: 'نجيب فتح الله إبراهيم ى ة',
  Ethiopia: 'አበበ ቢቂላ ጸሐይ ወርቅነሽ Ḥagos',
  Fiji: 'राम प्रसाद शर्मा Ratu Josefa',
  France: 'Œuvrard Lætitia Çelik Noël Ÿvonne',
  Germany: 'Jürgen Groß GROẞMANN Özdemir Łewandowski',
  Ghana: 'Ɔsei Kɛkɛli Ŋlɛ Ƒiagbor Ʋɔnyɔ Dɔ̀tsɛ̀',
  India: 'कृष्णमूर्ति কৃষ্ণ கிருஷ்ணன் కృష్ణ ಕೃಷ್ಣ കൃഷ്ണൻ કૃષ્ણ ਕ੍ਰਿਸ਼ਨ କୃଷ୍ଣ کرشن ক্ষেত্ৰ ৰবীন',
  Indonesia: 'Sukarno Désirée Raden Ayu',
  Kazakhstan: 'Әлия Қасымқызы Нұрғали Ұлан Һәкім Іңкәр Өмір Älia Qasymqyzy Ŭlan Ñ Ğ',
  Kenya: 'Wanjikũ Mũgo Njĩrũ',
  Kuwait: 'جابر المبارك الصباح',
  Kyrgyzstan: 'Өмүрбек Үсөнов Ңуржан',
  Malawi: 'Ŵina Kamŵendo',
  Malaysia: 'Siti Nurhaliza a/p Muthu முத்து سيتي',
  Maldives: 'މުހައްމަދު ޢަލީ އިބްރާހިމް ޝިޔާމް',
  Mauritius: 'Désiré Rāmgoolām-Ah Chuen',
  Mozambique: 'João Conceição Magalhães Ñacuo',
  Myanmar: 'အောင်ဆန်းစုကြည် ဦးသန့် ၁၂၃',
  Nepal: 'कृष्ण प्रसाद शर्मा श्रेष्ठ ज्ञवाली क्षेत्री',
  'New Zealand': 'Māui Tāwhiri Hōne Ngā Pōtatau',
  Nigeria: 'Ọláyẹmí Adébáyọ̀ Ṣẹ́gun Ɗanjuma Ɓello Ƙasim Ƴakubu Nnọ́ Chiṅedụ Ẹ̀bùn',
  Qatar: 'حمد آل ثاني',
  Russia: 'Ёлкина Щукина Подъячев Гөлнар Җәмилә Һади Ңургөл Ѣ',
  Rwanda: 'Ntakirutimâna Uwimanâ',
  'Saudi Arabia': 'عبدالعزيز بن عبد الله آل سعود رؤى هيئة',
  Seychelles: 'Désaubin Françoise',
  Singapore: 'Tan Wei Ling d/o சுப்பிரமணியம்',
  'South Africa': 'Tshifhiwa Ṱoni Ḓinga Ḽufuno Ṋeḓa Ṅwana Šoba Êloise',
  'Sri Lanka': 'ගාමිණී ජයසූරිය ශ්‍රී ඥාණ யாழ்ப்பாணம் ஸ்ரீ',
  Sudan: 'الصادق المهدي عثمان دقنة',
  Tajikistan: 'Ҷамшед Ғафуров Ҳусейн Қурбонӣ Ӯлмас',
  Tanzania: 'Ng’wanza Mwanahamisi Kĩbwana',
  Turkmenistan: 'Gurbanguly Ýazgeldi Äşe Öwez Ňazik Žanna Çary',
  Uganda: 'Nakitto Ŋoloi Okot p’Bitek',
  'United Arab Emirates': 'محمد بن راشد آل مكتوم فاطمة پروين چودھری',
  'United Kingdom': 'Siân Llŷr Ŵyn Caoimhín Ó Dónaill',
  'United States': 'José Muñoz Kaʻahumanu Nguyễn Thị Mỹ Hạnh',
  Yemen: 'عبد ربه منصور هادي',
  Zambia: 'Kaŵimbe Muŋandu',
};

/** Units, signs and digits of prescriptions, results, prices and dates. */
const SIGNS: Readonly<Record<string, string>> = {
  doses: '50 μg 50 µg 5 mL ½ ¼ ¾ ≥ 6 → 10 IU 1 × 3 ± 2 ≤ 5 ~ ≈ ≠ Ⅱ № ℞',
  results: '10⁹/L 10³/µL 10¹² m² cm³ H₂O CO₂ SpO₂ 37,2 °C 5 ‰ 98 % α β γ δ λ κ Δ Ω Å ↑ ↓ ↔ − – — …',
  money: '₹ $ € £ ৳ ₦ ₸ ₽ ¥ ₵ R ₨ ₱ ₺ ﷼ ₿ KSh د.إ',
  digits: '٠١٢٣٤٥٦٧٨٩ ۰۱۲۳۴۵۶۷۸۹ ০১২৩৪৫৬৭৮৯ ०१२३४५६७८९ ௧௨௩ ၀၁၂၃ ༠༡༢ ፩፪፫ 0123456789',
  marks: '“a” ‘b’ «c» ‹d› „e“ ، ؛ ؟ ۔ । ॥ ፡ ። • · ✓ ✗ § † ‡ ® © ™ & @ # ★ ☐ ☑ ⚠',
};

test('every country of our list has a name here', () => {
  const listed = COUNTRIES.map(({ name }) => name).filter((name) => name !== 'Other');
  expect(Object.keys(NAMES).toSorted()).toEqual(listed.toSorted());
});

test.each(Object.entries({ ...NAMES, ...SIGNS }))('every letter of %s is drawn', (_country, text) => {
  expect(undrawable(text)).toEqual([]);
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
