/// <reference lib="dom" />
// First entry of the shell: before React, so that React finds the refresh runtime.
import { joinPage } from './join.ts';
import { installRefresh } from './refresh.ts';

installRefresh();
joinPage();
