import { COLOURS } from '../../../platform/pdf/colours.js';
import { COLUMN, FOOT, PAGE, type Paper, type Words } from '../../../platform/pdf/paper.js';

/** Begins a white page with its heading, under a piece of the journey line. */
export function chapter(paper: Paper, title: string, lead?: string): void {
  paper.page(COLOURS.white);
  paper.decorate((doc) => {
    doc
      .moveTo(0, 52)
      .lineTo(PAGE.left + 30, 52)
      .lineWidth(4.5)
      .lineCap('round')
      .stroke(COLOURS.marigold);
    doc
      .circle(PAGE.left + 36, 52, 6)
      .lineWidth(3)
      .fillAndStroke(COLOURS.white, COLOURS.marigold);
  });
  paper.y = 78;
  heading(paper, title);
  if (lead === undefined) return;
  paper.say('P', lead, { size: 12, colour: COLOURS.stone, width: 440 });
  paper.space(14);
}

export function heading(paper: Paper, title: string): void {
  paper.say('H2', title, { face: 'heading', size: 27, gap: 2 });
  paper.space(8);
}

export function subheading(paper: Paper, title: string): void {
  paper.space(14);
  paper.say('H3', title, { face: 'heading', size: 17, gap: 2 });
  paper.space(5);
}

/** Points one below the other. `box` draws a checkbox instead of the dot, and a line to write on below. */
export function points(paper: Paper, texts: readonly string[], { box = false, size = 11.5 } = {}): void {
  const indent = box ? 26 : 16;
  paper.part('L', (list) => {
    for (const text of texts) {
      const words: Words = { size, x: PAGE.left + indent, width: COLUMN - indent };
      paper.decorate((doc) => {
        if (box)
          doc
            .rect(PAGE.left, paper.y + 1, 12, 12)
            .lineWidth(1)
            .stroke(COLOURS.control);
        else doc.circle(PAGE.left + 5, paper.y + size * 0.62, 2).fill(COLOURS.teal);
      });
      paper.part('LI', (item) => paper.say('LBody', text, words, item), list);
      if (box) {
        paper.decorate((doc) =>
          doc
            .moveTo(PAGE.left + indent, paper.y + 20)
            .lineTo(PAGE.right, paper.y + 20)
            .lineWidth(0.75)
            .stroke(COLOURS.line),
        );
        paper.space(34);
      } else paper.space(4);
    }
  });
}

/** A highlighted sentence. */
export function callout(paper: Paper, strong: string, text: string): void {
  const words: Words = { size: 11.5, x: PAGE.left + 20, width: COLUMN - 40 };
  const whole = `${strong} ${text}`;
  const height = paper.height(whole, words) + 24;
  paper.decorate((doc) => {
    doc.roundedRect(PAGE.left, paper.y, COLUMN, height, 6).fill(COLOURS.marigold_100);
    doc.rect(PAGE.left, paper.y, 4.5, height).fill(COLOURS.marigold);
  });
  paper.addTextAt('P', whole, paper.y + 12, words);
  paper.y += height;
}

/** A scene at the bottom of the page, if it fits. */
export function sceneAtBottom(paper: Paper, file: string, width = 230): void {
  if (paper.fits(width * 0.7 + 10)) paper.drawing(file, PAGE.right - width, FOOT - width * 0.7, width);
}

export interface Column {
  title: string;
  width: number;
  align?: 'left' | 'right';
}

/** A row of a table: its cells, of which the first names the row. A second line of the name is smaller. */
export type Row = readonly [name: string, ...cells: string[]];

const CELL = 10.5;
const GAP = 10;

/** A table with a hairline under each row. */
export function table(paper: Paper, columns: readonly Column[], rows: readonly Row[]): void {
  const edges = columns.map((_, index) =>
    columns.slice(0, index).reduce<number>((sum, { width }) => sum + width, PAGE.left),
  );
  const words = (index: number): Words => ({
    size: CELL,
    x: edges[index] ?? PAGE.left,
    width: (columns[index]?.width ?? 0) - (index === columns.length - 1 ? 0 : GAP),
    align: columns[index]?.align ?? 'left',
  });
  const hairline = (colour: string, width: number): void =>
    paper.decorate((doc) => doc.moveTo(PAGE.left, paper.y).lineTo(PAGE.right, paper.y).lineWidth(width).stroke(colour));

  paper.part('Table', (whole) => {
    paper.part(
      'TR',
      (row) => {
        for (const [index, { title }] of columns.entries())
          paper.addTextAt(
            'TH',
            title,
            paper.y,
            { ...words(index), face: 'bold', colour: COLOURS.stone },
            row,
            'Column',
          );
      },
      whole,
    );
    paper.space(
      Math.max(...columns.map(({ title }, index) => paper.height(title, { ...words(index), face: 'bold' }))) + 4,
    );
    hairline(COLOURS.ink, 1);
    for (const [name, ...cells] of rows) {
      const [first = '', second] = name.split('\n');
      const named: Words = { ...words(0), face: 'bold' };
      const below: Words = { ...words(0), size: 9.5, colour: COLOURS.stone };
      const head = paper.height(first, named);
      paper.space(6);
      paper.part(
        'TR',
        (row) => {
          paper.addTextAt('TH', first, paper.y, named, row, 'Row');
          if (second !== undefined) paper.addTextAt('TD', second, paper.y + head, below, row);
          for (const [index, cell] of cells.entries()) paper.addTextAt('TD', cell, paper.y, words(index + 1), row);
        },
        whole,
      );
      const heights = cells.map((cell, index) => paper.height(cell, words(index + 1)));
      paper.space(Math.max(head + (second === undefined ? 0 : paper.height(second, below)), ...heights) + 5);
      hairline(COLOURS.line, 0.75);
    }
  });
}
