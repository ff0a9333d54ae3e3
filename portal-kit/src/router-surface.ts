/**
 * The names of React Router in use, and nothing else: a shared package is bundled whole, and these are 25 KB (brotli) less.
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
