export { SkipLink } from './skip-link';
export { VisuallyHidden } from './visually-hidden';
