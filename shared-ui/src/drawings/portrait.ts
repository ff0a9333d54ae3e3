import { colour, greyTone, hairTone, skin, type Tone } from './palette.ts';
import { circle, drawing, ellipse, element, flat, group, oval, path, rect, round, toned } from './svg.ts';

/** What a person chose for their picture; never guessed from a name. */
export interface PortraitChoices {
  /** 1 (light) to 6 (deep) */
  readonly skin: number;
  readonly hair?: 'bun' | 'short' | 'long' | 'curly' | 'bald';
  /** A head cloth is drawn instead of hair. */
  readonly cloth?: 'hijab' | 'turban' | 'cap';
  readonly clothColour?: 'teal' | 'sea' | 'rose' | 'clay' | 'white';
  readonly grey?: boolean;
  readonly glasses?: boolean;
  readonly beard?: 'none' | 'full' | 'moustache';
  readonly ground: 'dawn' | 'leaf' | 'rose' | 'sea' | 'sand';
  readonly dress: 'coat' | 'shirt' | 'kurta' | 'blouse';
  readonly dressColour?: 'teal' | 'sea' | 'rose' | 'clay' | 'white';
}

const cloths = {
  teal: colour.teal700,
  sea: colour.sea4,
  rose: colour.rose,
  clay: colour.clay,
  white: colour.white,
} as const;
const grounds = {
  dawn: [colour.marigold100, colour.marigold500],
  leaf: [colour.leaf100, colour.leaf700],
  rose: [colour.rose, colour.white],
  sea: [colour.sea1, colour.sea4],
  sand: [colour.sand, colour.white],
} as const;

const arch = 'M0 200V80A80 80 0 0 1 160 80V200z';

/** A portrait in an arch, 160 x 200. */
export function portrait(choices: PortraitChoices): string {
  const clip = element('clipPath', { id: 'a' }, element('path', { d: arch }));
  return drawing(
    { width: 160, height: 200, defs: clip },
    group({ 'clip-path': 'url(#a)' }, portraitGround(choices), person(choices)),
  );
}

function portraitGround({ ground }: PortraitChoices): string {
  const [base, wave] = grounds[ground];
  const strength = wave === colour.white ? '.35' : '.16';
  return flat(
    rect(-60, -60, 280, 290, base),
    circle(118, 70, 62, wave, { 'fill-opacity': strength }),
    path('M-60 150C-20 128 40 132 80 146S180 160 220 134V240H-60z', wave, { 'fill-opacity': strength }),
  );
}

/** Head and shoulders, face about 80,92, shoulders down to y = 200 (and a little below). */
function person(choices: PortraitChoices): string {
  const tone = skin(choices.skin);
  const hair = choices.grey === true ? greyTone : hairTone;
  return [
    choices.cloth === undefined ? hairBehind(choices, hair) : '',
    choices.cloth === 'hijab' ? hijabBehind(choices) : '',
    neck(tone),
    dress(choices),
    head(choices, tone),
    features(choices, tone, hair),
    choices.cloth === undefined ? hairFront(choices, hair) : cloth(choices),
    choices.glasses === true ? glasses() : '',
  ].join('');
}

const headShape = 'M53 88C53 62 65 52 80 52C95 52 107 62 107 88C107 112 95 130 80 130C65 130 53 112 53 88z';

function neck(tone: Tone): string {
  return (
    toned('M68 112V140C67 147 63 149 58 151C68 170 92 170 102 151C97 149 93 147 92 140V112z', tone, {
      stroke: 'none',
    }) +
    path('M68 126C74 136 86 136 92 124V132C86 144 74 144 68 136z', colour.ink, { 'fill-opacity': '.2', stroke: 'none' })
  );
}

function head({ cloth: worn }: PortraitChoices, tone: Tone): string {
  const ears =
    worn === 'hijab' ? '' : toned(oval(53, 95, 5.5, 8.5) + oval(107, 95, 5.5, 8.5), tone, { stroke: 'none' });
  return (
    ears +
    toned(headShape, tone, { stroke: 'none' }) +
    flat(
      path('M82 52C96 53 107 62 107 88C107 112 95 130 80 130C91 116 92 72 82 52z', colour.ink, {
        'fill-opacity': '.09',
      }),
      ellipse(63, 106, 6, 4.4, colour.coral600, { 'fill-opacity': '.14' }),
      ellipse(97, 106, 6, 4.4, colour.coral600, { 'fill-opacity': '.14' }),
    )
  );
}

function features(choices: PortraitChoices, tone: Tone, hair: Tone): string {
  const brow = choices.grey === true ? colour.mist : colour.ink;
  const bearded = choices.beard === 'full';
  const mouthInk = choices.skin >= 6 && !bearded ? colour.rose : colour.ink;
  return [
    bearded
      ? toned(
          'M53 92C52 124 64 141 80 141C96 141 108 124 107 92C104 101 99 106 93 105C87 101 84 104 80 104C76 104 73 101 67 105C61 106 56 101 53 92z',
          hair,
          { stroke: 'none' },
        )
      : '',
    choices.beard === 'moustache'
      ? toned('M80 108C74 104 68 107 64 113C70 116 77 115 80 112C83 115 90 116 96 113C92 107 86 104 80 108z', hair, {
          stroke: 'none',
        })
      : '',
    path('M62 83Q68 77 75 80M85 80Q92 77 98 83', undefined, { stroke: brow, 'stroke-width': 3.2 }),
    path('M69 92.500h.1M91 92.500h.1', undefined, { 'stroke-width': 5.6 }),
    path('M80 91Q79 99 76 104Q79 107.500 84 105.500', undefined, { 'stroke-width': 2, 'stroke-opacity': '.75' }),
    bearded
      ? toned(
          'M71 113Q80 117 89 113Q86 121 80 121Q74 121 71 113z',
          { base: tone.base, glazes: [[colour.coral600, 0.3]] },
          { stroke: 'none' },
        )
      : path('M70 114.500Q80 122 90 114.500', undefined, { stroke: mouthInk, 'stroke-width': 2.4 }),
  ].join('');
}

const glasses = (): string =>
  round(58, 85, 21, 16, 6.5, colour.white, { 'fill-opacity': '.25', stroke: colour.teal900, 'stroke-width': 2.6 }) +
  round(82, 85, 21, 16, 6.5, colour.white, { 'fill-opacity': '.25', stroke: colour.teal900, 'stroke-width': 2.6 }) +
  path('M79 91q1.500-2 3 0M58 90L53 88M103 90L107 88', undefined, { stroke: colour.teal900, 'stroke-width': 2.4 });

function hairBehind({ hair }: PortraitChoices, tone: Tone): string {
  if (hair === 'bun') return toned(oval(80, 37, 16, 15), tone, { stroke: 'none' });
  if (hair === 'long')
    return toned(
      'M46 88C42 54 58 40 80 40C102 40 118 54 114 88C113 116 116 136 124 152C110 160 50 160 36 152C44 136 47 116 46 88z',
      tone,
      { stroke: 'none' },
    );
  if (hair === 'curly')
    return toned(
      'M80 34C92 28 106 36 108 46C120 50 122 64 118 72C124 82 120 94 112 98H48C40 94 36 82 42 72C38 64 40 50 52 46C54 36 68 28 80 34z',
      tone,
      { stroke: 'none' },
    );
  return '';
}

function hairFront({ hair, grey }: PortraitChoices, tone: Tone): string {
  const plain = { stroke: 'none' };
  switch (hair) {
    case 'bun':
      return toned(
        'M51 95C45 62 58 44 80 44C102 44 115 62 109 95C107 82 102 73 93 67C82 76 66 78 57 78C53 83 52 89 51 95z',
        tone,
        plain,
      );
    case 'long':
      return toned('M50 98C45 64 58 46 80 46C102 46 115 64 110 98C107 82 97 70 84 60C72 72 55 80 50 98z', tone, plain);
    case 'curly':
      return toned(
        'M51 92C46 60 62 46 80 46C98 46 114 60 109 92C107 82 105 76 100 72C96 76 90 72 86 68C82 74 76 72 73 69C69 75 63 74 60 73C55 76 53 84 51 92z',
        tone,
        plain,
      );
    case 'short':
      return toned(
        'M52 90C46 60 58 44 82 44C104 45 113 62 108 90C107 80 104 74 99 69C88 70 74 70 64 64C58 70 54 78 52 90z',
        tone,
        plain,
      );
    default:
      return grey === true
        ? toned(
            'M51 92C48 82 50 74 54 70C55 78 54 86 51 92zM109 92C112 82 110 74 106 70C105 78 106 86 109 92z',
            tone,
            plain,
          )
        : '';
  }
}

function hijabBehind({ clothColour = 'teal' }: PortraitChoices): string {
  return path(
    'M80 36C50 36 44 66 45 94C45 122 36 140 30 156H130C124 140 115 122 115 94C116 66 110 36 80 36z',
    cloths[clothColour],
  );
}

function cloth({ cloth: worn, clothColour = 'teal' }: PortraitChoices): string {
  const fill = cloths[clothColour];
  const fold = clothColour === 'teal' ? colour.sea3 : colour.ink;
  if (worn === 'hijab') {
    return [
      path(
        'M80 36C50 36 43 66 46 98C49 122 62 140 80 142C98 140 111 122 114 98C117 66 110 36 80 36zM80 57C94 57 104 68 104 90C104 112 94 128 80 128C66 128 56 112 56 90C56 68 66 57 80 57z',
        fill,
        { 'fill-rule': 'evenodd' },
      ),
      path('M31 154C46 138 62 130 80 138C98 130 114 138 129 154C120 172 100 178 80 178C60 178 40 172 31 154z', fill),
      path('M50 150C66 160 94 162 116 148M62 166C76 170 92 169 104 163', undefined, {
        stroke: fold,
        'stroke-width': 1.6,
        'stroke-opacity': '.7',
      }),
    ].join('');
  }
  if (worn === 'turban') {
    return [
      path('M48 82C38 52 56 34 80 34C104 34 122 52 112 82C106 70 96 64 80 62C64 64 54 70 48 82z', fill),
      path(
        'M80 62C70 56 56 56 46 66M80 62C90 56 104 56 114 66M80 62C74 50 62 44 52 48M80 62C86 50 98 44 108 48M80 62V36',
        undefined,
        { stroke: fold, 'stroke-width': 1.6, 'stroke-opacity': '.8' },
      ),
    ].join('');
  }
  return (
    path('M52 74C50 46 66 42 80 42C94 42 110 46 108 74C98 68 62 68 52 74z', fill) +
    path('M55 64C66 58 94 58 105 64', undefined, { 'stroke-width': 1.6 })
  );
}

function dress(choices: PortraitChoices): string {
  const inner = cloths[choices.dressColour ?? 'teal'];
  const shoulders = 'M14 214C12 172 36 158 66 148C72 160 88 160 94 148C124 158 148 172 146 214z';
  if (choices.dress === 'coat') {
    return [
      path('M58 152C66 168 94 168 102 152L96 214H64z', inner),
      path('M14 214C12 172 36 158 64 149L80 190V214z', colour.white),
      path('M146 214C148 172 124 158 96 149L80 190V214z', colour.white),
      path('M64 149L56 158L62 168L58 172L80 206M96 149L104 158L98 168L102 172L80 206'),
      path('M52 154C46 172 48 186 60 192M108 154C114 168 114 176 112 182', undefined, {
        stroke: colour.teal700,
        'stroke-width': 3.4,
      }),
      circle(112, 188, 6, colour.white, { stroke: colour.teal700, 'stroke-width': 3.4 }),
    ].join('');
  }
  if (choices.dress === 'kurta') {
    return (
      path('M14 214C12 172 36 158 64 148C70 168 90 168 96 148C124 158 148 172 146 214z', inner) +
      path('M64 148L60 153C64 166 72 171 80 172C88 171 96 166 100 153L96 148M80 164V204M80 182h.1M80 194h.1')
    );
  }
  if (choices.dress === 'shirt') {
    return (
      path(shoulders, inner) +
      path('M66 147L58 154L70 170L80 160L90 170L102 154L94 147', colour.white) +
      path('M80 160V206')
    );
  }
  return (
    path('M14 214C12 172 36 158 62 150C66 170 94 170 98 150C124 158 148 172 146 214z', inner) +
    path('M40 214C44 190 62 178 88 165', undefined, { 'stroke-width': 1.6 })
  );
}
