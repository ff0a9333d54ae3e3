export { ContentPage as Component, contentLoader as loader } from '../features/catalogue/content/content-page';
