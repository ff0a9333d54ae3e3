/** What is needed where and when, and the beds, vehicles, people and funds that are committed to it. */
export { ResourcesModule } from './resources.module.js';
