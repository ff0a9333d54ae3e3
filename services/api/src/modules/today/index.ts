/** The first page of the staff: what no other list has about the day. */
export { TodayModule } from './today.module.js';
