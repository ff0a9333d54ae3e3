export { PeoplePage as Component } from '../features/people/people-page';
export { peopleLoader as loader } from '../features/people/people.api';
