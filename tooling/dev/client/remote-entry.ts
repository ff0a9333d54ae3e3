/// <reference lib="dom" />
// Runs with a remote's list of pages.
import { joinPage } from './join.ts';

joinPage();
