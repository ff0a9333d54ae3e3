export { CatalogueChanges, type CatalogueSubject } from './catalogue-changes.service.js';
export { CatalogueUpkeepModule } from './catalogue-upkeep.module.js';
