export { comparedIn, comparePath, MOST_COMPARED } from './choice';
export type { ComparedKind } from './choice';
export { CompareButton } from './compare-button';
export { keepChoice, useKeptChoice } from './kept-choice';
