export { chapter, subheading, table } from './pdf/elements.js';
