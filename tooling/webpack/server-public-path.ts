/* oxlint-disable no-underscore-dangle, prefer-const -- webpack's own names, set here and read by its runtime */
/**
 * The render server hands every bundle the address of its own version folder (`/releases/mfe-public/<version>/web/`),
 * so that a drawing has the same URL on the server and in the browser.
 */
declare let __webpack_public_path__: string;
declare const __ayana_web_folder__: string;

__webpack_public_path__ = __ayana_web_folder__;
