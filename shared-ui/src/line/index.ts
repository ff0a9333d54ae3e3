export { afterPaint } from './after-paint';
export { freeLine, idleLine, savesData } from './line';
