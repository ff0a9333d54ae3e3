/** What records of the staff have to do with each other, shown on both ends. */
export { linksOf } from './record-links.queries.js';
export { type LinkEnd, RecordLinks } from './record-links.service.js';
export { RecordLinksModule } from './record-links.module.js';
