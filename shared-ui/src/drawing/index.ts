export { Drawing, type DrawingLabel, type DrawingProps } from './drawing';
