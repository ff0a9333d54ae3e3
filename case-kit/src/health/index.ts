export { HealthDialog } from './health-dialog';
export { HealthList } from './health-list';
