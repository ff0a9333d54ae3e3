export { HealthFields, type HealthFieldsProps } from './health-fields';
export { HealthList, type HealthListProps } from './health-list';
