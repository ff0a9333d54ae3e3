import * as kit from '@ayana/portal-kit';
import * as react from 'react';
import * as jsxDevRuntime from 'react/jsx-dev-runtime';
import * as jsxRuntime from 'react/jsx-runtime';
import * as reactDom from 'react-dom';
import * as router from '@ayana/portal-kit/router-surface';
import * as styledComponents from 'styled-components';
import * as zustand from 'zustand';
import type { SharedModules } from './server-bundles';

/** The render server's own copies, by the names of tooling/federation/shared.ts. */
export const sharedModules: SharedModules = {
  react,
  'react/jsx-runtime': jsxRuntime,
  'react/jsx-dev-runtime': jsxDevRuntime,
  'react-dom': reactDom,
  'react-router-dom': router,
  'styled-components': styledComponents,
  zustand,
  '@ayana/portal-kit': kit,
};
