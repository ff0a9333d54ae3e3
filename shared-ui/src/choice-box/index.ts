export { type BoxChoice, ChoiceBox, type ChoiceBoxProps } from './choice-box';
