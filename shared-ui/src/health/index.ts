export { HealthFields, type HealthForm } from './health-fields';
export { HealthList } from './health-list';
