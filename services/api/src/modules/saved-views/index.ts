/** Views of the staff's lists under a name: own or shared, and the one that a list opens with for each reader. */
export { SavedViewsModule } from './saved-views.module.js';
