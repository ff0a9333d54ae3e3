// The engine of papers shapes and orders text as a browser does: a line of each script, by both in the same face, is the same picture.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { after, before, test } from 'node:test';

import { type Browser, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';

import { FACES } from '../../services/api/src/platform/typesetting/fonts.ts';
import { resolveBrowser } from '@ayana/tooling/browser/index.ts';

interface Compiler {
  compile(options: { mainFileContent: string; inputs: Record<string, string> }): { result: object | null };
  svg(result: object): string;
}

const require = createRequire(new URL('../../services/api/package.json', import.meta.url));
const { NodeCompiler } = require('@myriaddreamin/typst-ts-node-compiler') as {
  NodeCompiler: { create(options: { fontArgs: { fontPaths: string[] }[] }): Compiler };
};

const LINES: Readonly<Record<string, readonly string[]>> = {
  'Source Sans 3': ['Ọláyẹmí Adébáyọ̀ Nguyễn Thị Mỹ Hạnh Łukasz Żółć', 'Петров Ёлкина 50 µg ½ office'],
  'Noto Sans': ['Əliyev Şükrü Ɗanjuma Ɓello Ƙasim Ғалым Ҷамшед', 'नेपाली स्त्री क्षत्रिय श्रेष्ठ कुमार'],
  'Noto Sans Arabic': ['عبد الرحمن محمد (١٢) اللّٰه الجبوري', 'گل آغا څېړنه علی پژوهش'],
  'Noto Sans Bengali': ['আক্তার চন্দ্র ইন্দ্রজিৎ স্কুল নাদিয়া কৌশিক'],
  'Noto Sans Devanagari': ['नेपाली स्त्री क्षत्रिय श्रेष्ठ कुमार'],
  'Noto Sans Ethiopic': ['አበበ ቢቂላ ሰላም'],
  'Noto Sans Thaana': ['މުހައްމަދު އިބްރާހިމް ޢަލީ'],
  'Noto Sans Tamil': ['அனிதா கிருஷ்ணன் ஸ்ரீ கௌரி'],
  'Noto Sans Sinhala': ['ගාමිණී ශ්‍රී ලංකා'],
  'Noto Sans Myanmar': ['မောင်အောင်ဦး ကျော်'],
  'Noto Sans Telugu': ['తెలుగు స్త్రీ'],
  'Noto Sans Gujarati': ['ગુજરાતી ક્ષત્રિય'],
  'Noto Sans Gurmukhi': ['ਪੰਜਾਬੀ ਸਿੰਘ'],
  'Noto Sans Kannada': ['ಕನ್ನಡ ಕ್ಷೇತ್ರ'],
  'Noto Sans Malayalam': ['മലയാളം ക്രിസ്ത്യൻ'],
  'Noto Sans Oriya': ['ଓଡ଼ିଆ କ୍ଷେତ୍ର'],
  'Noto Sans Tifinagh': ['ⵜⴰⵎⴰⵣⵉⵖⵜ'],
  'Noto Serif Tibetan': ['བཀྲ་ཤིས་བདེ་ལེགས'],
  'Noto Sans Math': ['≥ 6 → 10 ≤ ± ×'],
};
/** Of the pixels of a line, cut to its ink. */
const SAME = 0.01;
/** A pixel differs by more than half of black: less is the smoothing of an edge. */
const HALF = 128;
const SIZE = 48;

/** The files of a face, of its first weight. */
const fileOf = (family: string): string => {
  const face = FACES.find((it) => it.family === family);
  const folder = dirname(require.resolve(`@expo-google-fonts/${face?.name}/package.json`));
  return globSync(join(folder, face?.weights[0] ?? '', '*.ttf'))[0] ?? '';
};
const isRightToLeft = (line: string): boolean => /[\p{Script=Arabic}\p{Script=Thaana}]/u.test(line);

let browser: Browser;
let page: Page;
let engine: Compiler;
before(async () => {
  const { executablePath, args, env } = await resolveBrowser();
  browser = await chromium.launch({ executablePath, args, env });
  page = await browser.newPage({ viewport: { width: 1600, height: 200 } });
  engine = NodeCompiler.create({ fontArgs: [{ fontPaths: FACES.map(({ family }) => dirname(fileOf(family))) }] });
});
after(() => browser.close());

interface Picture {
  data: Buffer;
  width: number;
  height: number;
}

/** What the page shows, cut to its ink. */
async function shown(html: string): Promise<Picture> {
  await page.setContent(`<!doctype html><body style="margin:24px;background:#fff">${html}`);
  await page.evaluate(() => document.fonts.ready);
  const { data, info } = await sharp(await page.screenshot())
    .greyscale()
    .trim({ background: '#fff', threshold: 40 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

function byEngine(family: string, line: string): Promise<Picture> {
  const { result } = engine.compile({
    mainFileContent: `#set page(width: 1100pt, height: 130pt, margin: 18pt)
#set text(font: sys.inputs.family, size: ${SIZE * 0.75}pt, fallback: false, dir: ${isRightToLeft(line) ? 'rtl' : 'ltr'})
#sys.inputs.line`,
    inputs: { family, line },
  });
  assert.ok(result);
  return shown(engine.svg(result).replace(/<svg /, '<svg style="width:1466.67px;height:173.33px" '));
}

function byBrowser(family: string, line: string): Promise<Picture> {
  const face = `@font-face{font-family:face;src:url(data:font/ttf;base64,${readFileSync(fileOf(family)).toString('base64')})}`;
  const style = `font:${SIZE}px face;white-space:nowrap;text-rendering:geometricPrecision;line-height:120px`;
  return shown(`<style>${face}</style><p dir="${isRightToLeft(line) ? 'rtl' : 'ltr'}" style="${style}">${line}</p>`);
}

/** Where a line begins may differ by a part of a pixel: the place of it is not compared. */
const PLACES = [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => [right, down] as const));

/** The part of their pixels in which two pictures differ. */
const difference = (one: Picture, other: Picture): number =>
  Math.min(...PLACES.map(([right, down]) => differenceAt(one, other, right, down)));

function differenceAt(one: Picture, other: Picture, right: number, down: number): number {
  const [width, height] = [Math.max(one.width, other.width) + 1, Math.max(one.height, other.height) + 1];
  const at = (it: Picture, x: number, y: number): number =>
    x >= 0 && x < it.width && y >= 0 && y < it.height ? (it.data[y * it.width + x] ?? 255) : 255;
  let count = 0;
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) if (Math.abs(at(one, x, y) - at(other, x + right, y + down)) > HALF) count += 1;
  return count / (width * height);
}

for (const [family, lines] of Object.entries(LINES))
  test(`a line in ${family} is drawn as by a browser`, async () => {
    for (const line of lines) {
      const found = difference(await byEngine(family, line), await byBrowser(family, line));
      assert.ok(found <= SAME, `${(found * 100).toFixed(2)} % of the pixels of ${line} differ`);
    }
  });

test('every face of papers has a line here, or signs alone', () => {
  const families = FACES.map(({ family }) => family).filter((family) => !/Symbols/.test(family));
  assert.deepEqual(families.toSorted(), Object.keys(LINES).toSorted());
});

test('a line that is shaped another way is another picture', async () => {
  const asWritten = await byBrowser('Noto Sans Bengali', 'আক্তার চন্দ্র');
  const apart = await byBrowser('Noto Sans Bengali', 'আক্\u200Cতার চন্\u200Cদ্\u200Cর');
  assert.ok(difference(asWritten, apart) > SAME * 3);
});
