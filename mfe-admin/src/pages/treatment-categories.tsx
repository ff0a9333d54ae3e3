export { CategoriesPage as Component } from '../features/treatments/categories/categories-page';
export { categoriesLoader as loader, categoryAction as action } from '../features/treatments/categories/categories.api';
