export { AboutMePage as Component } from '../features/about-me/about-me-page';
export { aboutMeLoader as loader } from '../features/about-me/about-me.api';
