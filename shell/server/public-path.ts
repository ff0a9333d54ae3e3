/* oxlint-disable no-underscore-dangle, prefer-const -- webpack's own names, set here and read by its runtime */
import { ownRelease } from './own-release';

/** Drawings the shell's own screens import have the same address on the server as in the browser. */
declare let __webpack_public_path__: string;

__webpack_public_path__ = ownRelease().base;
