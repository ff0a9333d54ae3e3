import { BRAND } from '@ayana/contracts/brand';
import type { BrochureFacts, SpecialityTexts } from '../brochure.js';
import { BROCHURE_TEXTS as T } from '../texts/messages.js';
import { COLOURS } from '../../../platform/pdf/colours.js';
import { formatDay } from './format.js';
import { COLUMN, PAGE, type Paper } from '../../../platform/pdf/paper.js';

/** The ground line of the scene. */
const GROUND = 668;
const SCENE = 430;

/** The first page: the speciality, and its scene on the journey line. */
export function cover(paper: Paper, texts: SpecialityTexts, { as_of }: BrochureFacts): void {
  paper.page(COLOURS.sky, false);
  paper.decorate((doc) => {
    doc.rect(0, GROUND, PAGE.width, PAGE.height - GROUND).fill(COLOURS.sand);
  });
  paper.drawing('ayana-mark.svg', PAGE.left, 56, 44);
  paper.addTextAt('P', BRAND.name, 58, { face: 'heading', size: 22, x: PAGE.left + 54 });
  paper.drawing(texts.sign, PAGE.right - 64, 52, 64);

  paper.y = 140;
  paper.say('P', T.kind, { size: 12, colour: COLOURS.stone });
  paper.space(8);
  paper.say('H1', texts.title, { face: 'heading', size: 42, gap: 2, width: 440 });
  paper.space(12);
  paper.say('P', texts.lead, { size: 15, width: 420 });

  paper.drawing(texts.scene, (PAGE.width - SCENE) / 2, GROUND - SCENE * 0.7, SCENE);
  paper.decorate((doc) => {
    doc.moveTo(0, GROUND).lineTo(PAGE.width, GROUND).lineWidth(2).stroke(COLOURS.ink);
    doc
      .moveTo(0, GROUND + 30)
      .bezierCurveTo(140, GROUND + 30, 180, GROUND + 14, 300, GROUND + 22)
      .bezierCurveTo(420, GROUND + 30, 470, GROUND + 40, PAGE.width, GROUND + 28)
      .lineWidth(4.5)
      .lineCap('round')
      .stroke(COLOURS.marigold);
  });

  paper.y = GROUND + 62;
  paper.say('P', `${T.indicative}. ${T.as_of(formatDay(as_of))}. ${T.language}.`, { face: 'bold', size: 11 });
  paper.space(3);
  paper.say('P', T.valid, { size: 11, width: COLUMN - 60 });
}
