/** How the staff change hospitals, doctors, cities and articles: drafts, versions, pictures, imports. */
export { type CatalogueChange, CatalogueChanges, type CatalogueSubject } from './catalogue-changes.service.js';
export { CatalogueUpkeepModule } from './catalogue-upkeep.module.js';
