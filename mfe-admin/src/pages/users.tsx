export { PeoplePage as Component } from '../features/people/people-page';
export { peopleAction as action } from '../features/people/data/action';
export { peopleLoader as loader } from '../features/people/data/loader';
