export { FiguresPage as Component } from '../features/service-desk/figures/figures-page';
export { figuresLoader as loader } from '../features/service-desk/figures/figures.api';
