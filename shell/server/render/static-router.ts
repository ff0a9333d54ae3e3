/** The server part of React Router; browsers never load it. */
export { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import type { StaticHandler } from 'react-router';

type QueryOptions = NonNullable<Parameters<StaticHandler['query']>[1]>;
export type DataRouteMatch = Parameters<NonNullable<QueryOptions['filterMatchesToLoad']>>[0];
