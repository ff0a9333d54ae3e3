/* oxlint-disable no-underscore-dangle, prefer-const -- webpack's own names, set here and read by its runtime */
import { shellRelease } from './shell-release';

/** Drawings that the shell's screens import have the same URL on the server and in the browser. */
declare let __webpack_public_path__: string;

__webpack_public_path__ = shellRelease().base;
