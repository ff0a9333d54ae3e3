export { PeoplePage as Component } from '../features/people/people-page';
export {
  peopleAction as action,
  peopleLoader as loader,
  peopleShouldRevalidate as shouldRevalidate,
} from '../features/people/people.api';
