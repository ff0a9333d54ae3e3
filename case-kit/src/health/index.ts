export { HealthEdit } from './health-edit';
export { HealthList } from './health-list';
