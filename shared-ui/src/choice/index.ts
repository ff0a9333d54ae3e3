export { Checkbox } from './checkbox';
export { CheckboxGroups, type CheckboxGroupsProps } from './checkbox-groups';
export { ChoiceGroup, type ChoiceGroupProps } from './choice-group';
export { HiddenRadio } from './hidden-radio.styles';
export { RadioCards, type RadioCardOption, type RadioCardsProps } from './radio-cards';
export { Rating, type RatingProps, RATINGS, type RatingValue } from './rating';
export { SlotPicker, type SlotOption, type SlotPickerProps } from './slot-picker';
