export { afterPaint } from './after-paint';
export { connectionFree, connectionIdle, savesData } from './connection';
