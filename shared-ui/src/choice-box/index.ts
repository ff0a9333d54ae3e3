export { ChoiceBox } from './choice-box';
export type { BoxChoice, ChoiceBoxProps } from './choices';
