import { colour } from './palette.ts';
import { drawing, flat, num, path } from './svg.ts';

/** A tile of far roofs for behind a row of hospitals; it repeats every 720 and rests on its lower edge. */
export function street(): string {
  const blocks: readonly (readonly [number, number, number, ('flat' | 'dome' | 'step')?])[] = [
    [0, 38, 92],
    [52, 60, 40],
    [112, 46, 66],
    [128, 14, 96, 'dome'],
    [176, 50, 110, 'step'],
    [250, 64, 50],
    [268, 34, 82, 'dome'],
    [330, 40, 120],
    [376, 58, 44],
    [448, 30, 84],
    [486, 52, 62, 'dome'],
    [544, 40, 38],
    [592, 54, 102, 'step'],
    [656, 50, 56],
  ];
  const d = blocks
    .map(([x, width, height, kind = 'flat']) => {
      if (kind === 'dome')
        return `M${x} 140v${num(-height * 0.6)}q0 ${num(-height * 0.24)} ${num(width / 2)} ${num(-height * 0.4)}q${num(width / 2)} ${num(height * 0.16)} ${num(width / 2)} ${num(height * 0.4)}V140z`;
      if (kind === 'step') return `M${x} 140v${-height + 24}h8v-12h8v-12h${width - 32}v12h8v12h8V140z`;
      return `M${x} 140v${-height}h${width}v${height}z`;
    })
    .join('');
  return drawing({ width: 720, height: 140 }, flat(path(d, colour.marigold700, { 'fill-opacity': '.1' })));
}
