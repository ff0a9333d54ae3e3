import bwip from 'bwip-js/node';

/** @returns widths of bars and spaces in modules, alternately, a bar first: a Code 128 symbol without the white around it */
export function code128(text: string): number[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (symbol === undefined || !('sbs' in symbol)) throw new Error(`No Code 128 of "${text}"`);
  return [...symbol.sbs];
}
