/**
 * Only the names of React Router that are used: a shared package is bundled whole, and this saves 25 KB (brotli).
 * Remotes import them from `react-router-dom`; the shell serves this file under that name. Add a name here to use it.
 */
export {
  Await,
  createBrowserRouter,
  createPath,
  data,
  Form,
  generatePath,
  isRouteErrorResponse,
  Link,
  matchPath,
  NavLink,
  Navigate,
  Outlet,
  redirect,
  redirectDocument,
  replace,
  useActionData,
  useBlocker,
  useFetcher,
  useHref,
  useLoaderData,
  useLocation,
  useMatches,
  useNavigate,
  useNavigation,
  useParams,
  useRevalidator,
  useRouteError,
  useRouteLoaderData,
  useSearchParams,
  useSubmit,
} from 'react-router';
export { RouterProvider } from 'react-router/dom';
