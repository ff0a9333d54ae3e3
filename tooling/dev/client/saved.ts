/** Event on `window`: a page module or the API was replaced, so what pages have read is read again. */
export const SAVED = 'ayana-dev-saved';
