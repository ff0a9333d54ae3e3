export { Button, type ButtonProps } from './button';
export type { ButtonSize, ButtonVariant } from './button-box';
export { IconButton } from './icon-button';
