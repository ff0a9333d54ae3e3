export { resolveBrowser, type Browser } from './resolve.ts';
