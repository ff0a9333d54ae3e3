export { TravelPage as Component } from '../features/travel/travel-page';
export { travelLoader as loader } from '../features/travel/travel.api';
