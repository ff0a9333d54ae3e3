/** What only the shell uses of React Router, beside the names shared with remotes. */
export { createBrowserRouter, matchRoutes, type RouteObject } from 'react-router';
export { RouterProvider } from 'react-router/dom';
