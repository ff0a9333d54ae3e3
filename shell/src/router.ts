/** What only the shell needs of React Router, beside the surface every remote shares. */
export { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
export { RouterProvider } from 'react-router/dom';
