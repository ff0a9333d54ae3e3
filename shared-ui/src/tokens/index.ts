export { colours, type ColourName } from './colours.ts';
export { contrast } from './contrast.ts';
export { MARK_PAIRS, TEXT_PAIRS } from './contrast-pairs.ts';
export { tokens, tokensCss } from './tokens.ts';
