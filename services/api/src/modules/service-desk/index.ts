export { NamedPersonDto } from './people.dto.js';
export { findPeople, personOf } from './people.js';
export { visibleTo } from './requests/request-list.queries.js';
export { ServiceDeskModule } from './service-desk.module.js';
