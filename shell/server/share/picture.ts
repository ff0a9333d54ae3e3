import { BRAND } from '@ayana/contracts/brand';
import { MARK } from './drawings';
import { type Lettering, linesOf, outlines } from './lettering';
import { PICTURE_SIZE } from './picture-size';

const SKY = '#E4F0EB';
const SAND = '#F3E7D1';
const INK = '#12262B';
const STONE = '#556568';
const MARIGOLD = '#E8A020';

const INSET = 72;
/** The road at the bottom, as in a page's head. */
const ROAD = { top: 546, line: 574 } as const;
const TITLE = { size: 64, leading: 72, top: 218, width: 590, most: 4 } as const;
const WORDS = { size: 28, leading: 40, width: 560 } as const;
/** The drawing's box, on the road. */
const DRAWING = { x: 696, width: 440, height: 400 } as const;

/** A page's picture as SVG: its title, its description while there is room, and a drawing on the journey's line. */
export function sharePicture(
  { description, title }: { title: string; description: string },
  drawing: string,
  lettering: Lettering,
): string {
  const titleLines = linesOf(lettering.title, title, TITLE);
  const wordsTop = TITLE.top + titleLines.length * TITLE.leading - 8;
  const room = Math.floor((ROAD.top - 24 - wordsTop) / WORDS.leading) + 1;
  const wordLines = room < 1 ? [] : linesOf(lettering.words, description, { ...WORDS, most: Math.min(3, room) });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}">`,
    `<path fill="${SKY}" d="M0 0h1200v630H0z"/><path fill="${SAND}" d="M0 ${ROAD.top}h1200v84H0z"/>`,
    `<path stroke="${INK}" stroke-width="2" d="M0 ${ROAD.top}h1200"/>`,
    `<path stroke="${MARIGOLD}" stroke-width="5" d="M0 ${ROAD.line}h1200"/>`,
    placed(MARK, { x: INSET, y: 64, width: 70, height: 51 }),
    outlines(lettering.title, BRAND.name, { x: INSET + 88, y: 105, size: 44, fill: INK }),
    ...titleLines.map((line, index) =>
      outlines(lettering.title, line, { x: INSET, y: TITLE.top + index * TITLE.leading, size: TITLE.size, fill: INK }),
    ),
    ...wordLines.map((line, index) =>
      outlines(lettering.words, line, { x: INSET, y: wordsTop + index * WORDS.leading, size: WORDS.size, fill: STONE }),
    ),
    placed(drawing, { ...DRAWING, y: ROAD.top - DRAWING.height }, 'xMidYMax'),
    '</svg>',
  ].join('');
}

function placed(
  svg: string,
  { height, width, x, y }: { x: number; y: number; width: number; height: number },
  ratio = 'xMidYMid',
): string {
  const viewBox = /viewBox="([^"]+)"/.exec(svg)?.[1] ?? '0 0 1 1';
  const inner = svg.replace(/^<svg[^>]*>/, '').replace(/<\/svg>\s*$/, '');
  return `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${viewBox}" preserveAspectRatio="${ratio}">${inner}</svg>`;
}
