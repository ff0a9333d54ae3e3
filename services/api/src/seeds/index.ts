export { seedCatalogue } from './catalogue.js';
export { seedContent } from './content.js';
export { seedDemoAccounts } from './demo-accounts.js';
export { seedVacancies } from './vacancies.js';
export { seedDemoLife } from './demo-life/seed-demo-life.js';
export { seedServiceDesk } from './service-desk/seed-service-desk.js';
export { seedCaseLife } from './case-life/seed-case-life.js';
export { seedIncidents } from './operations/seed-incidents.js';
