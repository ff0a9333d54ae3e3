import { plainText } from './plain-text.js';
import { readMarkdown } from './read-markdown.js';
import { isSafeHref } from './safe-href.js';

const hrefs = (markdown: string) =>
  readMarkdown(markdown).flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []));

describe('markdown', () => {
  test('becomes blocks of formatted text', () => {
    expect(
      readMarkdown('## Before you *fly*\n\nAsk **first**, see [visa](/faq).\n\n1. One\n2. Two\n\n- A\n- B\n\n> Said'),
    ).toEqual([
      { kind: 'heading', id: 'before-you-fly', lines: [[{ text: 'Before you ' }, { text: 'fly', emphasis: true }]] },
      {
        kind: 'paragraph',
        lines: [
          [
            { text: 'Ask ' },
            { text: 'first', strong: true },
            { text: ', see ' },
            { text: 'visa', href: '/faq' },
            { text: '.' },
          ],
        ],
      },
      { kind: 'steps', lines: [[{ text: 'One' }], [{ text: 'Two' }]] },
      { kind: 'list', lines: [[{ text: 'A' }], [{ text: 'B' }]] },
      { kind: 'quote', lines: [[{ text: 'Said' }]] },
    ]);
  });

  test('gives every heading a unique anchor, and none the page itself uses', () => {
    const ids = readMarkdown('## Prices\n\n### Prices\n\n## Sources\n\n## Où ?\n\n## ???').map(({ id }) => id);
    expect(ids).toEqual(['prices', 'prices-2', 'sources-2', 'ou', 'part']);
  });

  test.each([
    '<script>alert(1)</script>',
    'before <img src=x onerror=alert(1)> after',
    '<iframe src="https://evil.example"></iframe>',
    '- <svg/onload=alert(1)>',
    '> <b>bold</b>',
    '## <a href="javascript:alert(1)">x</a>',
    '```html\n<script>alert(1)</script>\n```',
  ])('keeps raw HTML as the letters it is written in: %s', (markdown) => {
    const blocks = readMarkdown(markdown);
    expect(plainText(blocks)).toContain('<');
    for (const block of blocks) {
      expect(Object.keys(block).filter((key) => !['kind', 'id', 'lines'].includes(key))).toEqual([]);
      for (const piece of block.lines.flat())
        expect(Object.keys(piece).filter((key) => !['text', 'strong', 'emphasis'].includes(key))).toEqual([]);
    }
  });

  test('an image becomes its description', () => {
    expect(readMarkdown('![A scan](https://evil.example/track.png)')).toEqual([
      { kind: 'paragraph', lines: [[{ text: 'A scan' }]] },
    ]);
  });

  test.each([
    '[x](javascript:alert(1))',
    '[x](JaVaScRiPt:alert(1))',
    '[x](java&#10;script:alert(1))',
    '[x](<java\tscript:alert(1)>)',
    '[x](data:text/html;base64,PHNjcmlwdD4=)',
    '[x](vbscript:msgbox)',
    '[x](//evil.example)',
    '[x](/\\\\evil.example)',
    '[x](http://plain.example)',
    '[x]( javascript:alert(1) )',
    '<javascript:alert(1)>',
    '[x][1]\n\n[1]: javascript:alert(1)',
  ])('makes no link of %j', (markdown) => {
    expect(hrefs(markdown)).toEqual([]);
  });

  test.each(['/services#knee', '#costs', 'https://www.who.int/x?y=1', 'mailto:care@ayana.example', 'tel:+15550100'])(
    'makes a link of %s',
    (href) => {
      expect(isSafeHref(href)).toBe(true);
      expect(hrefs(`[x](${href})`)).toEqual([href]);
    },
  );
});
